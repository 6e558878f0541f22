//! Finds the golden records of a game and writes them, the same ones on every run. Shared by all
//! games: the file above says what is wanted, and how its policies like actions.
//!
//! A record that is there stays: it may be of an older program, and has to replay all the same. To
//! have one found again, delete it.
//!
//! Each record is the shortest among the games of many seeds that shows what it has to show.

use std::path::PathBuf;
use std::process::ExitCode;

use engine::trial::Scene;
use engine::{Chance, FastChance, Keyed, Record, Recorder, Rules, Seat, Seed, TableChance, playout};

use super::story::{self, SHOWS, Story, features};
use super::{Action, Game, Policy, State, WANTED};

/// A record to be found.
pub struct Wanted {
    /// The name of its file.
    pub file: &'static str,
    /// The board's id.
    pub board: &'static str,
    pub seats: usize,
    /// The options, as its head has them; what isn't said is as usual.
    pub options: &'static [(&'static str, &'static str)],
    /// Who sits there, seat by seat.
    pub names: &'static [&'static str],
    pub policy: Policy,
    /// So many games are looked at.
    pub games: u32,
    /// The features that it must show; its remark tells the others too.
    pub shows: &'static [&'static str],
}

pub fn run() -> ExitCode {
    for wanted in WANTED.iter().filter(|wanted| !path(wanted).exists()) {
        if let Err(why) = find(wanted).and_then(|record| write(wanted, &record)) {
            eprintln!("{}: {why}", wanted.file);
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Where its record is kept.
fn path(wanted: &Wanted) -> PathBuf {
    story::folder("replays").join(wanted.file).with_extension("txt")
}

/// Writes a record with its remarks, if it shows when it is read again what is wanted of it, and
/// says everything that it shows.
#[allow(clippy::disallowed_methods, reason = "this is what the program is for; the room does no I/O")]
fn write(wanted: &Wanted, record: &Record) -> Result<(), String> {
    let mut record = Record::parse(&record.to_string()).map_err(|why| format!("{why:?}"))?;
    let story = Story::of_record(&story::game_of(&record), &record).map_err(|why| format!("{why:?}"))?;
    let shown = features().filter(|feature| (feature.shown)(&story));
    let shown: Vec<&str> = shown.map(|feature| feature.name).collect();
    if let Some(lacking) = wanted.shows.iter().find(|name| !shown.contains(name)) {
        return Err(format!("does not show {lacking} when it is read again"));
    }
    record.remarks.insert(0, format!("{SHOWS}{}", shown.join(" ")));
    let (text, path) = (record.to_string(), path(wanted));
    std::fs::write(&path, &text).map_err(|why| format!("{}: {why}", path.display()))?;
    println!("{}.txt: {} steps, {} bytes", wanted.file, record.steps.len(), text.len());
    println!("    {}", shown.join(" "));
    Ok(())
}

/// The shortest record that shows what is wanted.
fn find(wanted: &Wanted) -> Result<Record, String> {
    let game = story::game(wanted.board, wanted.seats, wanted.options.iter().copied());
    let feature = |name: &&'static str| story::find(name).ok_or(format!("no feature is called {name}"));
    let shows = wanted.shows.iter().map(feature).collect::<Result<Vec<_>, String>>()?;
    let mut best: Option<(u32, Story)> = None;
    for number in 0..wanted.games {
        let longest = best.as_ref().map_or(usize::MAX, |(_, story)| story.scenes.len());
        if let Some(story) = play(&game, wanted, number, longest)
            && shows.iter().all(|feature| (feature.shown)(&story))
        {
            best = Some((number, story));
        }
    }
    let (number, story) = best.ok_or_else(|| format!("none of {} games shows it", wanted.games))?;
    let mut recorder = Recorder::deal(&game, seed(wanted, number), &mut ());
    for Scene { seat, action, .. } in story.scenes {
        recorder.apply(seat, action, &mut ()).map_err(|why| format!("{why:?}"))?;
    }
    let record = recorder.record_mut();
    record.names = Seat::all(wanted.seats).zip(story.names).collect();
    record.remarks =
        vec![format!("found by examples/golden.rs: {} play, game {number}", wanted.policy.name())];
    Ok(record.clone())
}

fn seed(wanted: &Wanted, number: u32) -> Seed {
    Seed::from_text(&format!("{} {number}", wanted.file))
}

/// Plays the game with this number, unless it gets as long as `longest`.
fn play(game: &Game, wanted: &Wanted, number: u32, longest: usize) -> Option<Story> {
    let mut chance = TableChance::new(seed(wanted, number), Keyed::NEW);
    let mut whim = FastChance::new(number.into());
    let (mut dealt, mut scenes) = (Vec::new(), Vec::new());
    let mut state = game.deal(&mut chance, &mut dealt);
    while let Some(seat) = playout::actor(game, &state, &mut whim) {
        if scenes.len() + 1 >= longest {
            return None;
        }
        let action = wanted.policy.choose(game, &state, seat, &mut whim)?;
        let (before, mut events) = (state.clone(), Vec::new());
        game.perform(&mut state, seat, action, &mut chance, &mut events);
        scenes.push(Scene { seat, action, before, events, after: state.clone() });
    }
    let outcome = game.outcome(&state)?;
    let names = wanted.names.iter().map(|name| (*name).to_owned()).collect();
    Some(Story { game: game.clone(), names, dealt, scenes, outcome })
}

impl Policy {
    /// What the remarks of records call it.
    fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// What the seat does: one of the actions that it likes best.
    fn choose(self, game: &Game, state: &State, seat: Seat, whim: &mut FastChance) -> Option<Action> {
        if matches!(self, Policy::Random) || matches!(self, Policy::Fickle) && whim.below(Policy::FICKLE) == 0
        {
            return game.pick(state, seat, whim);
        }
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        let likings: Vec<u8> = actions.iter().map(|action| self.liking(game, state, *action)).collect();
        let most = likings.iter().max()?;
        let mut likings_left = likings.iter();
        actions.retain(|_| likings_left.next() == Some(most));
        actions.get(whim.below(actions.len() as u32) as usize).copied()
    }
}
