//! `roundhouse record GAME`: plays a game at random and writes its record.

use std::io::Write as _;
use std::path::PathBuf;

use bots::Bots;
use clap::ArgMatches;
use engine::{FastChance, Message, Record, Recorder, Seed, playout};
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use super::{tables, tell};
use crate::failure::Failure;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let (_, setups) = tables(stalls, matches)?;
    let seed = match matches.get_one::<String>("seed") {
        Some(text) => Seed::parse(text).unwrap_or_else(|| Seed::from_text(text)),
        None => Seed(random_bytes()?),
    };
    let record = stalls.visit(&setups[0], Random { seed })?;
    match matches.get_one::<PathBuf>("out") {
        None => write!(std::io::stdout().lock(), "{record}")?,
        Some(path) => tell(words, [super::write(path, record.to_string())?])?,
    }
    Ok(())
}

fn random_bytes() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::told(Message::new("cli-no-randomness").with("reason", error.to_string()))
    })?;
    Ok(bytes)
}

struct Random {
    seed: Seed,
}

impl Visitor for Random {
    type Output = Record;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Record {
        let rules = &rules;
        let number = self.seed.0.iter().fold(0_u64, |number, byte| number.rotate_left(8) ^ u64::from(*byte));
        let mut choice = FastChance::new(number);
        let mut recorder = Recorder::deal(rules, self.seed, &mut ());
        while let Some(seat) = playout::actor(rules, recorder.state(), &mut choice) {
            let Some(action) = rules.pick(recorder.state(), seat, &mut choice) else { break };
            if recorder.apply(seat, action, &mut ()).is_err() {
                break;
            }
        }
        recorder.record().clone()
    }
}
