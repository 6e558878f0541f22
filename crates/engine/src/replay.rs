//! A record played again, checked step by step.

use crate::chance::Recalled;
use crate::record::{Traces, digest, result_lines};
use crate::{Chance, Drawn, Message, Notation, Record, Rules, Sealed};

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
        let mut seed_agrees = true;
        let state = with_chance(rules, record, 0, &record.deal, &mut seed_agrees, |chance| {
            events.clear();
            Ok(rules.deal(chance, events))
        })?;
        Ok(Replay { rules, record, state, step: 0, seed_agrees })
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
        let action = self.rules.read_action(&step.action).map_err(depart)?;
        let (rules, before) = (self.rules, &self.state);
        let after = with_chance(rules, self.record, number, &step.traces, &mut self.seed_agrees, |chance| {
            let mut state = before.clone();
            events.clear();
            rules
                .apply(&mut state, step.seat, action, chance, events)
                .map_err(|illegal| depart(rules.explain(&illegal)))?;
            Ok(state)
        })?;
        self.state = after;
        self.step = number;
        Ok(true)
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
/// against the record. Sets `seed_agrees` to false if the seed gives other draws.
fn with_chance<R: Notation>(
    rules: &R,
    record: &Record,
    step: usize,
    traces: &Traces,
    seed_agrees: &mut bool,
    mut run: impl FnMut(&mut Either<'_>) -> Result<R::State, Departure>,
) -> Result<R::State, Departure> {
    let depart = |why| Departure { step, why };
    let from_seed = run(&mut Either::Sealed(Sealed::new(record.seed, step as u32)))?;
    let state = match &traces.drawn {
        None => from_seed,
        Some(words) => {
            let drawn = words
                .iter()
                .map(|word| {
                    let unknown = || Message::new("record-unknown-draw").with("word", word.as_str());
                    rules.read_drawn(word).ok_or_else(|| depart(unknown()))
                })
                .collect::<Result<Vec<Drawn>, Departure>>()?;
            let mut chance = Either::Recalled(Recalled::new(&drawn));
            let state = run(&mut chance)?;
            if !chance.kept_to_it() {
                return Err(depart(match words.is_empty() {
                    true => Message::new("record-no-draws"),
                    false => Message::new("record-other-draws").with("drawn", words.join(" ")),
                }));
            }
            *seed_agrees &= state == from_seed;
            state
        }
    };
    let is = digest(&rules.write_state(&state));
    match &traces.hash {
        Some(should) if *should != is => {
            let why = Message::new("record-other-state").with("is", is).with("should", should.as_str());
            Err(depart(why))
        }
        _ => Ok(state),
    }
}

/// Chance from the seed, or as it was recorded.
enum Either<'a> {
    Sealed(Sealed),
    Recalled(Recalled<'a>),
}

impl Either<'_> {
    fn kept_to_it(&self) -> bool {
        match self {
            Either::Sealed(_) => true,
            Either::Recalled(chance) => chance.kept_to_it(),
        }
    }
}

impl Chance for Either<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match self {
            Either::Sealed(chance) => chance.below(n),
            Either::Recalled(chance) => chance.below(n),
        }
    }
    fn kind_from(&mut self, first: usize, counts: &[u8], total: u32) -> usize {
        match self {
            Either::Sealed(chance) => chance.kind_from(first, counts, total),
            Either::Recalled(chance) => chance.kind_from(first, counts, total),
        }
    }
    fn member(&mut self, set: u64) -> u32 {
        match self {
            Either::Sealed(chance) => chance.member(set),
            Either::Recalled(chance) => chance.member(set),
        }
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
