//! Whether a game that was begun once can go on with today's rules: it is played again from its log.

use std::collections::BTreeSet;

use bots::Bots;
use engine::record::result_lines;
use engine::replay::{Departure, Replay, changes};
use engine::{Message, Notation, Record, Seed};
use stalls::{Housed, Stalls, Visitor};
use table::Sitter;

use super::folder::Kept;

/// What came of playing a table again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It hasn't begun: nothing has been played.
    Waiting,
    /// Every position is the one that was written down.
    Agrees,
    /// So it is, although rules or board have changed since.
    GoesOn,
    /// From this step on it is another game.
    Departs(Departure),
}

/// Plays a table again; says also which of its bots this program doesn't have, if it goes on.
pub fn check(stalls: &impl Stalls, kept: &Kept) -> (Verdict, Vec<String>) {
    let (verdict, is_over) = match again(stalls, kept) {
        Ok(Some((record, verdict))) => (verdict, !record.result.is_empty()),
        Ok(None) => (Verdict::Waiting, false),
        Err(why) => (Verdict::Departs(Departure { step: 0, why }), false),
    };
    let goes_on = !is_over && !matches!(verdict, Verdict::Departs(_));
    (verdict, if goes_on { missing_bots(stalls, kept) } else { Vec::new() })
}

/// The ids of a table's bots that this program doesn't have.
fn missing_bots(stalls: &impl Stalls, kept: &Kept) -> Vec<String> {
    let bot = |sitter: &Option<Sitter>| sitter.as_ref()?.bot().map(str::to_owned);
    let ids: BTreeSet<String> = kept.table.chairs.iter().filter_map(bot).collect();
    // Where no table can be laid so, that is told elsewhere.
    stalls.visit(&kept.table.setup(), Missing(ids)).unwrap_or_default()
}

/// Finds those that aren't there.
struct Missing(BTreeSet<String>);

impl Visitor for Missing {
    type Output = Vec<String>;

    fn visit<G: Housed>(self, _: G, bots: &Bots<G>) -> Vec<String> {
        self.0.into_iter().filter(|id| bots.seated(id).is_none()).collect()
    }
}

/// A table's game as a record, if it has begun.
///
/// # Errors
/// Why there can be no such table by today's rules.
pub fn record(stalls: &impl Stalls, kept: &Kept) -> Result<Option<Record>, Message> {
    Ok(again(stalls, kept)?.map(|(record, _)| record))
}

fn again(stalls: &impl Stalls, kept: &Kept) -> Result<Option<(Record, Verdict)>, Message> {
    let Some(seed) = kept.seed()? else { return Ok(None) };
    stalls.visit(&kept.table.setup(), Again { kept, seed }).map(Some).map_err(|mut faults| faults.remove(0))
}

/// Plays a table again by the rules of its game.
struct Again<'a> {
    kept: &'a Kept,
    seed: Seed,
}

impl Visitor for Again<'_> {
    type Output = (Record, Verdict);

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Self::Output {
        let mut record = self.kept.record(&rules, self.seed);
        let changed = !changes(&rules, &record).is_empty();
        let verdict = match play(&rules, &record) {
            Ok(result) => {
                record.result = result;
                if changed { Verdict::GoesOn } else { Verdict::Agrees }
            }
            Err(departure) => Verdict::Departs(departure),
        };
        (record, verdict)
    }
}

/// Plays a record as a server does, which lets the seed decide and compares the positions. Gives the
/// lines that say how it ended, if it did.
fn play<R: Notation>(rules: &R, record: &Record) -> Result<Vec<String>, Departure> {
    let mut by_seed = record.clone();
    by_seed.steps.iter_mut().filter(|step| step.undoes == 0).for_each(|step| step.traces.drawn = None);
    let mut events = Vec::new();
    let mut replay = Replay::of_any_version(rules, &by_seed, &mut events)?;
    while replay.advance(&mut events)? {}
    Ok(rules.outcome(replay.state()).as_ref().map(result_lines).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Step;
    use engine::{Chance as _, FastChance, Recorder, Seat, playout};
    use roster::Setup;
    use stalls::house;
    use table::{Entry, Terms};

    fn verdict(stalls: &impl Stalls, kept: &Kept) -> Verdict {
        check(stalls, kept).0
    }

    /// Checks a whole record.
    struct Verified<'a>(&'a Record);

    impl Visitor for Verified<'_> {
        type Output = Result<(usize, bool), Departure>;
        fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Self::Output {
            engine::replay::verify(&rules, self.0)
        }
    }

    /// A table where chance has played for a while, or to the end.
    fn table(game: &'static str, steps: usize) -> Kept {
        table_with(game, steps, false)
    }

    /// The same, where something is taken back every now and then.
    fn table_with(game: &'static str, steps: usize, undo: bool) -> Kept {
        struct Played(&'static str, usize, bool);
        impl Visitor for Played {
            type Output = Kept;
            fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Kept {
                let rules = &rules;
                let mut recorder = Recorder::deal(rules, Seed::from_text("a table"), &mut ());
                let mut chance = FastChance::new(5);
                for _ in 0..self.1 {
                    let Some(seat) = playout::actor(rules, recorder.state(), &mut chance) else { break };
                    let action = rules.pick(recorder.state(), seat, &mut chance).expect("something to do");
                    recorder.apply(seat, action, &mut ()).expect("legal");
                    if self.2 && chance.below(5) == 0 {
                        let back = 1 + chance.below(4) as usize;
                        recorder.undo(seat, back);
                    }
                }
                let (seed, seats) = (recorder.record().seed.to_string(), rules.seats());
                let (host, options, own_board) = ("h".to_owned(), Vec::new(), None);
                let laid = Entry::Laid {
                    game: self.0.to_owned(),
                    seats,
                    options,
                    host,
                    terms: Terms::default(),
                    own_board,
                };
                let mut log = vec![laid];
                let sits =
                    |seat: Seat| Entry::Sat { seat, person: seat.to_string(), name: format!("N{seat}") };
                log.extend(Seat::all(seats).map(sits));
                let (chance, rules, board) =
                    (recorder.record().chance, Some(G::VERSION), Some(rules.board()));
                log.push(Entry::Started { seed, chance, rules, board });
                let acted = |step: &Step| {
                    let (seat, action) = (step.seat, step.action.clone());
                    let drawn = step.traces.drawn.clone().unwrap_or_default();
                    let hash = step.traces.hash.clone().unwrap_or_default();
                    match step.undoes {
                        0 => Entry::Acted { seat, action, drawn, hash },
                        back => Entry::Undone { seat, back, granted: true, hash },
                    }
                };
                log.extend(recorder.record().steps.iter().map(acted));
                Kept::of(log).expect("a log")
            }
        }
        house().visit(&Setup::new(game, 2), Played(game, steps, undo)).expect("a table")
    }

    #[test]
    fn a_game_of_today_agrees_and_becomes_a_record_that_replays() {
        for game in house().roster().games().iter().map(|game| game.id) {
            for steps in [0, 30, 100_000] {
                let table = table(game, steps);
                assert_eq!(verdict(&house(), &table), Verdict::Agrees, "{game}");
                let record = record(&house(), &table).expect("rules").expect("begun");
                assert_eq!(record.result.is_empty(), steps != 100_000, "{game}");
                let read = Record::parse(&record.to_string()).expect("a record");
                let verified = house().visit(&Setup::of(&read, None), Verified(&read)).expect("rules");
                assert_eq!(verified, Ok((table.steps.len(), true)), "{game}");
                assert!(read.names.contains(&(Seat::default(), "NA".to_owned())));
            }
        }
    }

    #[test]
    fn a_game_in_which_things_were_taken_back_agrees_and_becomes_a_record_that_tells_it() {
        for game in house().roster().games().iter().map(|game| game.id) {
            let table = table_with(game, 200, true);
            assert_eq!(verdict(&house(), &table), Verdict::Agrees, "{game}");
            let record = record(&house(), &table).expect("rules").expect("begun");
            assert!(record.to_string().starts_with("roundhouse record 2\n"), "{game}");
            let read = Record::parse(&record.to_string()).expect("a record");
            let verified = house().visit(&Setup::of(&read, None), Verified(&read)).expect("rules");
            assert_eq!(verified, Ok((table.steps.len(), true)), "{game}: the seed gives every draw");
            // One hash that is wrong after something was taken back is noticed there.
            let mut wrong = read.clone();
            let at = wrong.steps.iter().position(|step| step.undoes > 0).expect("something was");
            wrong.steps[at].traces.hash = Some("0123456789abcdef".to_owned());
            let verified = house().visit(&Setup::of(&wrong, None), Verified(&wrong)).expect("rules");
            assert_eq!(verified.map_err(|departure| departure.step), Err(at + 1), "{game}");
        }
    }

    #[test]
    fn a_game_of_older_rules_goes_on_if_it_agrees() {
        let mut older = table("europe", 40);
        let today = older.table.rules.replace(0);
        assert_eq!(verdict(&house(), &older), Verdict::GoesOn);
        older.table.rules = today;
        older.table.board = Some(("europe".to_owned(), "0123456789abcdef".to_owned()));
        assert_eq!(verdict(&house(), &older), Verdict::GoesOn);
        // Logs that don't say it are of the first version.
        (older.table.rules, older.table.board) = (None, None);
        let first = today == Some(1);
        assert_eq!(verdict(&house(), &older), if first { Verdict::Agrees } else { Verdict::GoesOn });
        older.table.seed = None;
        assert_eq!(verdict(&house(), &older), Verdict::Waiting);
    }

    #[test]
    fn bots_that_are_gone_are_named_if_the_game_goes_on() {
        let with_bots = |steps| {
            let mut kept = table("europe", steps);
            let chairs = kept.table.chairs.iter_mut().zip(["crashy", "easy"]);
            chairs.for_each(|(chair, level)| {
                *chair = Some(Sitter::Bot { level: level.to_owned(), name: "Bot".to_owned() });
            });
            kept
        };
        let crashy = vec!["crashy".to_owned()];
        assert_eq!(check(&house(), &with_bots(30)), (Verdict::Agrees, crashy.clone()), "levels are there");
        assert_eq!(check(&house(), &with_bots(100_000)), (Verdict::Agrees, Vec::new()), "it is over");
        let mut waiting = with_bots(0);
        waiting.table.seed = None;
        assert_eq!(check(&house(), &waiting), (Verdict::Waiting, crashy));
    }

    #[test]
    fn a_game_that_departs_says_at_which_step() {
        let departs = |kept: &Kept| match verdict(&house(), kept) {
            Verdict::Departs(departure) => (departure.step, departure.why.key.to_string()),
            other => panic!("{other:?}"),
        };
        let sound = table("europe", 40);
        let mut other = sound.clone();
        other.steps[11].traces.hash = Some("0123456789abcdef".to_owned());
        assert_eq!(departs(&other), (12, "record-other-state".to_owned()));
        let record = record(&house(), &other).expect("rules").expect("begun");
        assert_eq!(record.steps.len(), 40, "nothing of it is lost");
        let mut other = sound.clone();
        other.steps[4].action = "dance".to_owned();
        assert_eq!(departs(&other).0, 5);
        let mut other = sound.clone();
        other.table.options = vec![("moon".to_owned(), "full".to_owned())];
        assert_eq!(departs(&other), (0, "roster-bad-option".to_owned()));
        let mut other = sound;
        other.table.board = Some(("asia".to_owned(), "0123456789abcdef".to_owned()));
        assert_eq!(departs(&other), (0, "record-other-board".to_owned()));
    }
}
