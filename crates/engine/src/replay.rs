//! A record played again, checked step by step.

use crate::chance::ReplayingChance;
use crate::record::{Traces, digest, result_lines};
use crate::{Chance, Drawn, Message, Notation, Record, Rules, Source, TableChance};

/// Where a record departs from the rules, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Departure {
    /// At which step; 0 is the deal.
    pub step: usize,
    /// What is wrong there.
    pub why: Message,
}

/// A record that is being played again.
pub struct Replay<'r, R: Notation> {
    rules: &'r R,
    record: &'r Record,
    state: R::State,
    step: usize,
    chance: TableChance,
    /// The positions before each of the steps that stand, if any are taken back.
    past: Option<Vec<(R::State, TableChance)>>,
    /// Whether every draw so far is the one that the record's seed gives.
    pub seed_agrees: bool,
}

impl<'r, R: Notation> Replay<'r, R> {
    /// Deals the recorded game again, telling its events into `events`.
    ///
    /// # Errors
    /// A record of another game, board or version, or a deal that these rules don't give.
    pub fn new(rules: &'r R, record: &'r Record, events: &mut Vec<R::Event>) -> Result<Self, Departure> {
        match changes(rules, record).into_iter().next() {
            Some(why) if record.game == rules.game() => Err(Departure { step: 0, why }),
            _ => Replay::of_any_version(rules, record, events),
        }
    }

    /// The same, with a record of any version of the rules and of the board: whether these rules
    /// still give the recorded game shows step by step. [`changes`] says what differs.
    ///
    /// # Errors
    /// A record of another game or of another board, or a deal that these rules don't give.
    pub fn of_any_version(
        rules: &'r R,
        record: &'r Record,
        events: &mut Vec<R::Event>,
    ) -> Result<Self, Departure> {
        let (board, _) = rules.board();
        fits(&record.game, rules.game(), "record-other-game")
            .and_then(|()| match record.board.0 == board {
                true => Ok(()),
                false => fits_board(rules, record),
            })
            .and_then(|()| fits(&record.seats.to_string(), &rules.seats().to_string(), "record-other-seats"))
            .map_err(|why| Departure { step: 0, why })?;
        let (mut chance, mut seed_agrees) = (TableChance::new(record.seed, record.chance), true);
        let state = with_chance(rules, 0, &record.deal, (&mut chance, &mut seed_agrees), |mut chance| {
            events.clear();
            Ok(rules.deal(&mut chance, events))
        })?;
        Ok(Replay {
            rules,
            record,
            state,
            step: 0,
            chance,
            past: record.has_undo().then(Vec::new),
            seed_agrees,
        })
    }

    /// The position now.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// How many actions have been played.
    pub fn steps(&self) -> usize {
        self.step
    }

    /// Plays the next action of the record, telling what happens into `events`; `false` if there
    /// is none.
    ///
    /// # Errors
    /// What doesn't fit: an action that can't be read or done, other draws, another state.
    pub fn advance(&mut self, events: &mut Vec<R::Event>) -> Result<bool, Departure> {
        let Some(step) = self.record.steps.get(self.step) else { return Ok(false) };
        let number = self.step + 1;
        let depart = |why| Departure { step: number, why };
        if step.undoes > 0 {
            events.clear();
            self.take_back(step.undoes, &step.traces).map_err(depart)?;
            self.step = number;
            return Ok(true);
        }
        if let Some(imagined) = &step.imagined {
            events.clear();
            let state = imagined.position(self.rules, (step.seat, &self.state)).map_err(depart)?;
            is_state(self.rules, &state, &step.traces).map_err(depart)?;
            self.chance = TableChance::new(imagined.seed, self.chance.keyed());
            // What was before can't be gone back to.
            self.past.iter_mut().for_each(Vec::clear);
            self.state = state;
            self.step = number;
            return Ok(true);
        }
        let action = self.rules.read_action(&step.action).map_err(depart)?;
        let (rules, mut state) = (self.rules, self.state.clone());
        if let Some(past) = &mut self.past {
            past.push((self.state.clone(), self.chance.clone()));
        }
        let luck = (&mut self.chance, &mut self.seed_agrees);
        self.state = with_chance(rules, number, &step.traces, luck, |mut chance| {
            events.clear();
            rules
                .apply(&mut state, step.seat, action, &mut chance, events)
                .map_err(|illegal| depart(rules.explain(&illegal)))?;
            Ok(state)
        })?;
        self.step = number;
        Ok(true)
    }

    /// Goes back to the position before the last so many steps that stand.
    fn take_back(&mut self, back: usize, traces: &Traces) -> Result<(), Message> {
        let past = self.past.get_or_insert_default();
        let place = past.len().checked_sub(back);
        let place = place.ok_or_else(|| Message::new("record-undoes-too-much").with("steps", back))?;
        let (state, before) = past.swap_remove(place);
        past.truncate(place);
        self.chance.take_back(&before);
        self.state = state;
        is_state(self.rules, &self.state, traces)
    }

    /// Checks how the record says the game ended.
    ///
    /// # Errors
    /// Another result, or one for a game that isn't over.
    pub fn check_result(&self) -> Result<(), Departure> {
        let result = self.rules.outcome(&self.state).as_ref().map(result_lines).unwrap_or_default();
        if self.record.result.is_empty() || self.record.result == result {
            return Ok(());
        }
        let line = |lines: &[String], at: usize| lines.get(at).cloned().unwrap_or_else(|| "—".to_owned());
        let why = match (0..).find(|&at| self.record.result.get(at) != result.get(at)) {
            Some(at) if !result.is_empty() => Message::new("record-other-result")
                .with("is", line(&self.record.result, at))
                .with("should", line(&result, at)),
            _ => Message::new("record-not-over"),
        };
        Err(Departure { step: self.step, why })
    }
}

/// In what rules and board differ from those that a record was played with; nothing, if it is of today.
pub fn changes<R: Notation>(rules: &R, record: &Record) -> Vec<Message> {
    let version = fits(&record.rules.to_string(), &R::VERSION.to_string(), "record-other-version");
    [version, fits_board(rules, record)].into_iter().filter_map(Result::err).collect()
}

fn fits(is: &str, should: &str, key: &'static str) -> Result<(), Message> {
    match is == should {
        true => Ok(()),
        false => Err(Message::new(key).with("is", is).with("should", should)),
    }
}

/// Whether the board is the recorded one, to the last fact.
fn fits_board<R: Notation>(rules: &R, record: &Record) -> Result<(), Message> {
    let written = |(name, hash): &(String, String)| format!("{name} {hash}");
    fits(&written(&record.board), &written(&rules.board()), "record-other-board")
}

/// Does something with the chance that a step's record calls for, and checks what came of it
/// against the record. The table's chance goes on, and is marked if the seed gives other draws.
fn with_chance<R: Notation>(
    rules: &R,
    step: usize,
    traces: &Traces,
    (seeded, seed_agrees): (&mut TableChance, &mut bool),
    run: impl FnOnce(&mut dyn Chance) -> Result<R::State, Departure>,
) -> Result<R::State, Departure> {
    let depart = |why| Departure { step, why };
    let mut chance = seeded.at(step as u32);
    let state = match &traces.drawn {
        None => run(&mut chance)?,
        Some(words) => {
            let drawn = words
                .iter()
                .map(|word| {
                    let unknown = || Message::new("record-unknown-draw").with("word", word.as_str());
                    rules.read_drawn(word).ok_or_else(|| depart(unknown()))
                })
                .collect::<Result<Vec<Drawn>, Departure>>()?;
            let mut both = Both { recalled: ReplayingChance::new(&drawn), seeded: &mut chance, agree: true };
            let state = run(&mut both)?;
            if !both.recalled.kept_to_it() {
                return Err(depart(match words.is_empty() {
                    true => Message::new("record-no-draws"),
                    false => Message::new("record-other-draws").with("drawn", words.join(" ")),
                }));
            }
            *seed_agrees &= both.agree;
            state
        }
    };
    is_state(rules, &state, traces).map_err(depart)?;
    *seeded = chance;
    Ok(state)
}

/// Whether a position is the recorded one, if that was written down.
fn is_state<R: Notation>(rules: &R, state: &R::State, traces: &Traces) -> Result<(), Message> {
    let is = digest(&rules.write_state(state));
    match &traces.hash {
        Some(should) if *should != is => {
            Err(Message::new("record-other-state").with("is", is).with("should", should.as_str()))
        }
        _ => Ok(()),
    }
}

/// Chance that decides as it was recorded, and asks the seed each time whether it says the same.
struct Both<'a> {
    recalled: ReplayingChance<'a>,
    seeded: &'a mut TableChance,
    agree: bool,
}

impl Both<'_> {
    fn ask<T: PartialEq>(&mut self, question: impl Fn(&mut dyn Chance) -> T) -> T {
        let told = question(&mut self.recalled);
        self.agree &= question(self.seeded) == told;
        told
    }
}

impl Chance for Both<'_> {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        self.ask(|chance| chance.number(source, n))
    }
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        self.ask(|chance| chance.kind(source, counts, total))
    }
    fn member(&mut self, source: Source, set: u64) -> u32 {
        self.ask(|chance| chance.member(source, set))
    }
    fn shuffled(&mut self, source: Source) {
        self.seeded.shuffled(source);
    }
}

/// Plays a whole record and checks everything in it. Says how many steps it has, and whether the
/// seed gives the draws it records.
///
/// # Errors
/// Where the record departs from the rules.
pub fn verify<R: Rules + Notation>(rules: &R, record: &Record) -> Result<(usize, bool), Departure> {
    let mut events = Vec::new();
    let mut replay = Replay::new(rules, record, &mut events)?;
    while replay.advance(&mut events)? {}
    replay.check_result()?;
    Ok((replay.steps(), replay.seed_agrees))
}
