//! Whether a game that was begun once can go on with today's rules: it is played again from its log.

use bots::Bots;
use engine::record::{Traces, result_lines};
use engine::replay::{Departure, Replay, changes};
use engine::{Message, Notation, Record, Recorder, Seat, Seed};
use stalls::{Housed, Stalls, Visitor};

use super::folder::Kept;

/// The version of the rules when logs didn't say it yet.
const FIRST_VERSION: u32 = 1;

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

/// Plays a table again.
pub fn verdict(stalls: &impl Stalls, kept: &Kept) -> Verdict {
    match again(stalls, kept) {
        Ok(Some((_, verdict))) => verdict,
        Ok(None) => Verdict::Waiting,
        Err(why) => Verdict::Departs(Departure { step: 0, why }),
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
    let table = &kept.table;
    let Some(seed) = &table.seed else { return Ok(None) };
    let seed = Seed::parse(seed).ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
    stalls.visit(&table.setup(), Again { kept, seed }).map(Some).map_err(|mut faults| faults.remove(0))
}

/// Plays a table again by the rules of its game.
struct Again<'a> {
    kept: &'a Kept,
    seed: Seed,
}

impl Visitor for Again<'_> {
    type Output = (Record, Verdict);

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Self::Output {
        let (rules, table) = (&rules, &self.kept.table);
        let mut record = Recorder::deal_keyed(rules, self.seed, table.chance, &mut ()).record().clone();
        record.rules = table.rules.unwrap_or(FIRST_VERSION);
        if let Some(board) = &table.board {
            record.board = board.clone();
        }
        let named = |seat: Seat| Some((seat, table.sitter(seat)?.name().to_owned()));
        record.names = table.seats().filter_map(named).filter(|(_, name)| !name.is_empty()).collect();
        record.steps = self.kept.steps.clone();
        let changed = !changes(rules, &record).is_empty();
        if changed {
            // Nobody wrote down what other rules dealt.
            record.deal = Traces::default();
        }
        let verdict = match play(rules, &record) {
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
    by_seed.steps.iter_mut().for_each(|step| step.traces.drawn = None);
    let mut events = Vec::new();
    let mut replay = Replay::of_any_version(rules, &by_seed, &mut events)?;
    while replay.advance(&mut events)? {}
    Ok(rules.outcome(replay.state()).as_ref().map(result_lines).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Step;
    use engine::{FastChance, playout};
    use roster::Setup;
    use stalls::house;
    use table::Entry;

    /// A table where chance has played for a while, or to the end.
    fn table(game: &'static str, steps: usize) -> Kept {
        struct Played(&'static str, usize);
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
                }
                let (seed, seats) = (recorder.record().seed.to_string(), rules.seats());
                let (host, options, own_board) = ("h".to_owned(), Vec::new(), None);
                let laid =
                    Entry::Laid { game: self.0.to_owned(), seats, options, host, hints: true, own_board };
                let mut log = vec![laid];
                let sits =
                    |seat: Seat| Entry::Sat { seat, person: seat.to_string(), name: format!("N{seat}") };
                log.extend(Seat::all(seats).map(sits));
                let (chance, rules, board) =
                    (recorder.record().chance, Some(G::VERSION), Some(rules.board()));
                log.push(Entry::Started { seed, chance, rules, board });
                let acted = |step: &Step| Entry::Acted {
                    seat: step.seat,
                    action: step.action.clone(),
                    drawn: step.traces.drawn.clone().unwrap_or_default(),
                    hash: step.traces.hash.clone().unwrap_or_default(),
                };
                log.extend(recorder.record().steps.iter().map(acted));
                Kept::of(log).expect("a log")
            }
        }
        house().visit(&Setup::new(game, 2), Played(game, steps)).expect("a table")
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
                struct Verified<'a>(&'a Record);
                impl Visitor for Verified<'_> {
                    type Output = Result<(usize, bool), Departure>;
                    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Self::Output {
                        engine::replay::verify(&rules, self.0)
                    }
                }
                let verified = house().visit(&Setup::of(&read, None), Verified(&read)).expect("rules");
                assert_eq!(verified, Ok((table.steps.len(), true)), "{game}");
                assert!(read.names.contains(&(Seat::default(), "NA".to_owned())));
            }
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
        let first = today == Some(FIRST_VERSION);
        assert_eq!(verdict(&house(), &older), if first { Verdict::Agrees } else { Verdict::GoesOn });
        older.table.seed = None;
        assert_eq!(verdict(&house(), &older), Verdict::Waiting);
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
