//! A whole game as text that a person can read, write and diff.
//!
//! ```text
//! roundhouse record 1
//! game europe
//! rules 1
//! board europe 8d1f60a2c5b4e397
//! seats 2
//! option first random
//! name A Anna
//! chance deck
//! seed 0f1e…
//! deal | red blue … # 5f0d3a11c2b49e87
//! 1 A keep brest-petrograd athina-edinburgh # 91c2…
//! 2 B take red | white # 77aa…
//! end cars
//! score A 61: routes 52 tickets 5 stations 4 express 0
//! winner A
//! ```
//!
//! After `|` stands what chance decided, after `#` the hash of the state that resulted. Either may
//! be missing in a record written by hand: then the seed decides, and the state isn't checked.
//! `chance` says what a draw grows from beside the seed ([`Keyed`]); older records don't say it.
//! Lines that start with `;` are remarks.
//!
//! A game in which something was taken back is a `roundhouse record 2`: there `7 A undo 2` takes back the
//! last two of the steps that still stand. It is a step as any other, so that numbers only grow, and what
//! was drawn meanwhile has been shuffled back ([`TableChance::take_back`]).
//!
//! A game that goes on from what a seat imagined is a `roundhouse record 3`: there `58 A imagine …` has the seed
//! of its chance from then on and the position ([`Imagined`]), and is a step as any other too.

mod imagined;

use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};

pub use imagined::Imagined;

use crate::chance::{RecordingChance, hex};
use crate::{Chance, Keyed, Message, Notation, Outcome, Seat, Seed, TableChance, Witness};

/// The version of the text format, where nothing was taken back.
const FORMAT: &str = "roundhouse record 1";
/// The same where something was.
const FORMAT_WITH_UNDO: &str = "roundhouse record 2";
/// The same where a position was imagined.
const FORMAT_WITH_IMAGINED: &str = "roundhouse record 3";
/// What stands in place of an action where steps are taken back, and how many.
const UNDO: &str = "undo ";

/// A whole game: what it was played with, and every action in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What the writer remarks.
    pub remarks: Vec<String>,
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u32,
    /// The board's name and the hash of its facts.
    pub board: (String, String),
    /// How many seats.
    pub seats: usize,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// Who sat where, as far as it is known.
    pub names: Vec<(Seat, String)>,
    /// What chance is keyed by.
    pub chance: Keyed,
    /// What chance grew from.
    pub seed: Seed,
    /// What chance decided in the deal, and the hash of the first state.
    pub deal: Traces,
    /// What was done.
    pub steps: Vec<Step>,
    /// How it ended: the lines `end`, `score` and `winner`, if it did.
    pub result: Vec<String>,
}

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who acted.
    pub seat: Seat,
    /// What they did, in the game's notation.
    pub action: String,
    /// What came of it.
    pub traces: Traces,
    /// The line of the text it was read from; 0 if it wasn't.
    pub line: usize,
    /// How many of the steps that stood were taken back; 0 where something was done.
    pub undoes: usize,
    /// The position that was imagined, where one was.
    pub imagined: Option<Imagined>,
}

impl Step {
    /// The step in which a seat did something, and what came of it.
    pub fn done(seat: Seat, action: String, traces: Traces) -> Step {
        Step { seat, action, traces, line: 0, undoes: 0, imagined: None }
    }

    /// The step in which a seat took so many steps back, and the hash of the position that it led to.
    pub fn undo(seat: Seat, back: usize, hash: String) -> Step {
        let traces = Traces { drawn: Some(Vec::new()), hash: Some(hash) };
        Step { undoes: back, ..Step::done(seat, format!("{UNDO}{back}"), traces) }
    }
}

/// What a step leaves behind beside the action itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Traces {
    /// What chance decided, word by word; `None` leaves it to the seed.
    pub drawn: Option<Vec<String>>,
    /// The hash of the state that resulted; `None` leaves it unchecked.
    pub hash: Option<String>,
}

/// The hash of a text: the first 16 hexadecimal digits of its SHA-256.
pub fn digest(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..8])
}

/// The lines that say how a game ended.
pub fn result_lines(outcome: &Outcome) -> Vec<String> {
    let mut lines = vec![format!("end {}", outcome.ending)];
    for (seat, sheet) in Seat::all(outcome.sheets.len()).zip(&outcome.sheets) {
        let mut line = format!("score {seat} {}:", sheet.total());
        for entry in &sheet.lines {
            let _ = write!(line, " {} {}", entry.kind, entry.points);
        }
        lines.push(line);
    }
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let by = outcome.tie_break.map(|by| format!(" by {by}")).unwrap_or_default();
    // A team can lose.
    let winners = if winners.is_empty() { "none".to_owned() } else { winners.join(" ") };
    lines.push(format!("winner {winners}{by}"));
    lines
}

impl Record {
    /// Whether it has the hash of every position, so that all of it can be checked.
    pub fn is_hashed(&self) -> bool {
        self.deal.hash.is_some() && self.steps.iter().all(|step| step.traces.hash.is_some())
    }

    /// Whether anything was taken back.
    pub fn has_undo(&self) -> bool {
        self.steps.iter().any(|step| step.undoes > 0)
    }

    /// Whether a position was imagined.
    pub fn has_imagined(&self) -> bool {
        self.steps.iter().any(|step| step.imagined.is_some())
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The first line that isn't as it should be, and what it should be.
    pub fn parse(text: &str) -> Result<Record, Message> {
        let mut lines = text.lines().enumerate().map(|(number, line)| (number + 1, line.trim()));
        let (undo, imagine) = match lines.next() {
            Some((_, FORMAT)) => (false, false),
            Some((_, FORMAT_WITH_UNDO)) => (true, false),
            Some((_, FORMAT_WITH_IMAGINED)) => (true, true),
            _ => return Err(Message::new("record-not-a-record").with("format", FORMAT)),
        };
        let mut record = Record {
            remarks: Vec::new(),
            game: String::new(),
            rules: 0,
            board: Default::default(),
            seats: 0,
            options: Vec::new(),
            names: Vec::new(),
            chance: Keyed::default(),
            seed: Seed([0; 32]),
            deal: Traces::default(),
            steps: Vec::new(),
            result: Vec::new(),
        };
        let mut missing = vec!["game", "rules", "board", "seats", "seed", "deal"];
        for (number, line) in lines {
            if let Some(remark) = line.strip_prefix(';') {
                record.remarks.push(remark.trim().to_owned());
            } else if let Some(word) = line.strip_prefix("chance ") {
                let unknown = || Message::new("record-unknown-chance").with("word", shortened(word));
                record.chance = Keyed::from_id(word).ok_or_else(unknown)?;
            } else if !line.is_empty() {
                record.read_line(number, line, (undo, imagine)).ok_or_else(|| {
                    Message::new("record-bad-line").with("line", number).with("text", shortened(line))
                })?;
                let word = line.split(' ').next().unwrap_or_default();
                missing.retain(|expected| *expected != word);
            }
        }
        match missing.first() {
            Some(word) => Err(Message::new("record-missing-line").with("word", *word)),
            None => Ok(record),
        }
    }

    fn read_line(&mut self, number: usize, line: &str, (undo, imagine): (bool, bool)) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let pair = || rest.split_once(' ').map(|(key, value)| (key.to_owned(), value.to_owned()));
        match word {
            "game" => self.game = rest.to_owned(),
            "rules" => self.rules = rest.parse().ok()?,
            "board" => self.board = pair()?,
            "seats" => {
                self.seats = rest.parse().ok().filter(|seats| (1..=crate::MAX_SEATS).contains(seats))?
            }
            "option" => self.options.push(pair()?),
            "name" => {
                let (letter, name) = pair()?;
                self.names.push((Seat::from_letter(&letter)?, name));
            }
            "seed" => self.seed = Seed::parse(rest)?,
            "deal" => self.deal = read_traces(rest)?.1,
            "end" | "score" | "winner" => self.result.push(line.to_owned()),
            step => {
                if step.parse::<usize>().ok()? != self.steps.len() + 1 {
                    return None;
                }
                let (seat, rest) = rest.split_once(' ')?;
                let (action, traces) = read_traces(rest).filter(|(action, _)| !action.is_empty())?;
                let seat = Seat::from_letter(seat).filter(|seat| seat.index() < self.seats)?;
                let undoes = match action.strip_prefix(UNDO).filter(|_| undo) {
                    Some(back) => back.parse().ok().filter(|back| *back > 0)?,
                    None => 0,
                };
                let imagined = Imagined::read(action).filter(|_| imagine);
                let action = action.to_owned();
                self.steps.push(Step { seat, action, traces, line: number, undoes, imagined });
            }
        }
        Some(())
    }
}

/// At most so much of a line as helps to find it.
fn shortened(line: &str) -> String {
    let mut short: String = line.chars().take(60).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}

/// Splits `action | drawn # hash`.
fn read_traces(text: &str) -> Option<(&str, Traces)> {
    let (text, hash) = match text.rsplit_once('#') {
        Some((before, hash)) => (before, Some(hash.trim())),
        None => (text, None),
    };
    if hash.is_some_and(|hash| hash.len() != 16 || !hash.bytes().all(|digit| digit.is_ascii_hexdigit())) {
        return None;
    }
    let (action, drawn) = match text.split_once('|') {
        Some((action, drawn)) => (action, Some(drawn.split_whitespace().map(str::to_owned).collect())),
        None => (text, None),
    };
    // A complete record that has a hash but no draws says that chance decided nothing.
    let drawn = drawn.or(hash.map(|_| Vec::new()));
    Some((action.trim(), Traces { drawn, hash: hash.map(str::to_owned) }))
}

impl fmt::Display for Traces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.drawn.as_deref() {
            None => {}
            // A hash alone says that chance decided nothing.
            Some([]) if self.hash.is_some() => {}
            Some([]) => write!(f, " |")?,
            Some(drawn) => write!(f, " | {}", drawn.join(" "))?,
        }
        if let Some(hash) = &self.hash {
            write!(f, " # {hash}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = match (self.has_imagined(), self.has_undo()) {
            (true, _) => FORMAT_WITH_IMAGINED,
            (false, true) => FORMAT_WITH_UNDO,
            (false, false) => FORMAT,
        };
        writeln!(f, "{format}")?;
        for remark in &self.remarks {
            writeln!(f, "; {remark}")?;
        }
        writeln!(f, "game {}\nrules {}", self.game, self.rules)?;
        writeln!(f, "board {} {}\nseats {}", self.board.0, self.board.1, self.seats)?;
        for (option, value) in &self.options {
            writeln!(f, "option {option} {value}")?;
        }
        for (seat, name) in &self.names {
            writeln!(f, "name {seat} {name}")?;
        }
        if !self.chance.is_unsaid() {
            writeln!(f, "chance {}", self.chance.id())?;
        }
        writeln!(f, "seed {}\ndeal{}", self.seed, self.deal)?;
        for (number, step) in self.steps.iter().enumerate() {
            writeln!(f, "{} {} {}{}", number + 1, step.seat, step.action, step.traces)?;
        }
        self.result.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// A game that writes its own record.
pub struct Recorder<'r, R: Notation> {
    rules: &'r R,
    record: Record,
    state: R::State,
    chance: TableChance,
    /// The positions before each of the steps that stand.
    past: Vec<(R::State, TableChance)>,
}

impl<'r, R: Notation> Recorder<'r, R> {
    /// Sets a game up with the chance of this seed.
    pub fn deal(rules: &'r R, seed: Seed, witness: &mut impl Witness<R::Event>) -> Recorder<'r, R> {
        Recorder::deal_keyed(rules, seed, Keyed::NEW, witness)
    }

    /// The same, with chance that is keyed by this.
    pub fn deal_keyed(
        rules: &'r R,
        seed: Seed,
        keyed: Keyed,
        witness: &mut impl Witness<R::Event>,
    ) -> Recorder<'r, R> {
        let mut chance = TableChance::new(seed, keyed);
        let recorder = Recorder::deal_with(rules, seed, &mut chance, witness);
        Recorder { record: Record { chance: keyed, ..recorder.record }, chance, ..recorder }
    }

    /// Sets a game up with any chance. The seed is written down, but decides nothing.
    pub fn deal_with(
        rules: &'r R,
        seed: Seed,
        chance: &mut impl Chance,
        witness: &mut impl Witness<R::Event>,
    ) -> Recorder<'r, R> {
        let mut drawn = Vec::new();
        let state = rules.deal(&mut RecordingChance::new(chance, &mut drawn), witness);
        let options = rules.options().into_iter().map(|(option, value)| (option.to_owned(), value)).collect();
        let record = Record {
            remarks: Vec::new(),
            game: rules.game().to_owned(),
            rules: R::VERSION,
            board: rules.board(),
            seats: rules.seats(),
            options,
            names: Vec::new(),
            chance: Keyed::NEW,
            seed,
            deal: traces(rules, &drawn, &state),
            steps: Vec::new(),
            result: Vec::new(),
        };
        Recorder { rules, record, state, chance: TableChance::new(seed, Keyed::NEW), past: Vec::new() }
    }

    /// The position now.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Goes on from what a seat imagined, and writes that down.
    ///
    /// # Errors
    /// That is no position of this game, or the seat could tell it from this one. Then nothing has changed.
    pub fn imagine(&mut self, seat: Seat, imagined: Imagined) -> Result<(), Message> {
        let state = imagined.position(self.rules, (seat, &self.state))?;
        self.chance = TableChance::new(imagined.seed, self.chance.keyed());
        self.state = state;
        self.past.clear();
        let hash = digest(&self.rules.write_state(&self.state));
        self.record.steps.push(Step::imagine(seat, imagined, hash));
        Ok(())
    }

    /// The record, to remark on it or to name who plays.
    pub fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// Does an action and writes it down.
    ///
    /// # Errors
    /// Why the action can't be done; then nothing has changed.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: R::Action,
        witness: &mut impl Witness<R::Event>,
    ) -> Result<(), R::Illegal> {
        let mut chance = self.chance();
        self.apply_with(seat, action, &mut chance, witness)?;
        self.chance = chance;
        Ok(())
    }

    /// The chance that the next action has.
    pub fn chance(&self) -> TableChance {
        self.chance.at(self.record.steps.len() as u32 + 1)
    }

    /// Does an action with any chance and writes it down.
    ///
    /// # Errors
    /// Why the action can't be done; then nothing has changed.
    pub fn apply_with(
        &mut self,
        seat: Seat,
        action: R::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness<R::Event>,
    ) -> Result<(), R::Illegal> {
        let mut drawn = Vec::new();
        let mut chance = RecordingChance::new(chance, &mut drawn);
        let before = (self.state.clone(), self.chance.clone());
        self.rules.apply(&mut self.state, seat, action, &mut chance, witness)?;
        self.past.push(before);
        let action = self.rules.write_action(action);
        let traces = traces(self.rules, &drawn, &self.state);
        self.record.steps.push(Step::done(seat, action, traces));
        if let Some(outcome) = self.rules.outcome(&self.state) {
            self.record.result = result_lines(&outcome);
        }
        Ok(())
    }

    /// Takes back the last so many steps that stand, and writes that down; `false` if there are fewer.
    pub fn undo(&mut self, seat: Seat, back: usize) -> bool {
        let Some(place) = self.past.len().checked_sub(back).filter(|_| back > 0) else { return false };
        let (state, before) = self.past.swap_remove(place);
        self.past.truncate(place);
        self.chance.take_back(&before);
        self.state = state;
        self.record.steps.push(Step::undo(seat, back, digest(&self.rules.write_state(&self.state))));
        self.record.result.clear();
        true
    }
}

fn traces<R: Notation>(rules: &R, drawn: &[crate::Drawn], state: &R::State) -> Traces {
    Traces {
        drawn: Some(drawn.iter().map(|drawn| rules.write_drawn(*drawn)).collect()),
        hash: Some(digest(&rules.write_state(state))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "roundhouse record 1
; a remark
game europe
rules 1
board europe 0123456789abcdef
seats 2
option first random
name B Боб
seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
deal | red blue # 0011223344556677
1 A take red | white # 0011223344556677
2 B pass # 0011223344556677
3 A pass
end passes
score A 3: routes 3
winner A
";

    #[test]
    fn a_record_is_written_as_it_was_read() {
        let record = Record::parse(SAMPLE).expect("the sample is a record");
        assert_eq!((record.to_string(), record.chance), (SAMPLE.to_owned(), Keyed::Step));
        let newer = SAMPLE.replace("seed ", "chance deck\nseed ");
        let record = Record::parse(&newer).expect("so is this one");
        assert_eq!((record.to_string(), record.chance), (newer, Keyed::Deck));
        assert_eq!(record.steps[0].traces.drawn.as_deref(), Some(&["white".to_owned()][..]));
        assert_eq!(record.steps[1].traces.drawn.as_deref(), Some(&[][..]));
        assert_eq!(record.steps[2].traces, Traces::default());
    }

    /// That chance decided nothing isn't the same as that nobody said what it decided.
    #[test]
    fn no_draws_are_written_where_no_hash_says_so() {
        let text = SAMPLE.replace("3 A pass\n", "3 A pass |\n");
        let record = Record::parse(&text).expect("a record");
        assert_eq!(record.steps[2].traces, Traces { drawn: Some(Vec::new()), hash: None });
        assert_eq!(record.to_string(), text);
    }

    #[test]
    fn what_was_taken_back_is_read_and_written() {
        let text =
            SAMPLE.replace("record 1", "record 2").replace("3 A pass\n", "3 A undo 2 # 0011223344556677\n");
        let record = Record::parse(&text).expect("a record");
        assert_eq!(record.to_string(), text);
        assert_eq!(record.steps.iter().map(|step| step.undoes).collect::<Vec<_>>(), [0, 0, 2]);
        assert_eq!(
            record.steps[2],
            Step { line: 13, ..Step::undo(Seat::default(), 2, "0011223344556677".to_owned()) }
        );
        for wrong in ["undo 0", "undo two", "undo -1"] {
            assert!(Record::parse(&text.replace("undo 2", wrong)).is_err(), "{wrong}");
        }
        // Where nothing can be taken back, that is an action, whatever it means.
        assert!(!Record::parse(&text.replace("record 2", "record 1")).expect("a record").has_undo());
    }

    #[test]
    fn a_broken_record_names_the_line() {
        for (from, to, key) in [
            ("roundhouse", "Roundhouse", "record-not-a-record"),
            ("seats 2", "seats 9", "record-bad-line"),
            ("seats 2", "seats two", "record-bad-line"),
            ("2 B pass", "7 B pass", "record-bad-line"),
            ("2 B pass", "2 E pass", "record-bad-line"),
            ("2 B pass", "2 B", "record-bad-line"),
            ("seed 00", "seed 0", "record-bad-line"),
            ("# 0011223344556677\n2", "# 00\n2", "record-bad-line"),
            ("seed 00", "chance moon\nseed 00", "record-unknown-chance"),
            ("game europe", "; no game", "record-missing-line"),
            ("deal |", "; deal |", "record-missing-line"),
        ] {
            let error = Record::parse(&SAMPLE.replacen(from, to, 1)).expect_err(to);
            assert_eq!(error.key, key, "{to}");
        }
        assert!(Record::parse("").is_err());
    }
}
