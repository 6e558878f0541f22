//! Whole games as text, damaged: a record is read or refused, and what is read is played as far as it can
//! be.

use engine::replay::{Replay, verify};
use engine::{Notation, Record};
use proptest::prelude::*;
use roster::{FromSetup, Setup};

use crate::{edited, edits, laid, tries};

/// Damaged records of a game, and any other text. Boards that aren't the game's own are brought along.
///
/// # Panics
/// A record is read that isn't written so.
pub fn damaged<G: FromSetup + Notation>(records: &[&str], boards: &[(&str, &str)]) {
    let inputs = (any::<prop::sample::Index>(), edits(), "\\PC{0,40}");
    tries(60, &inputs, |(which, edits, any)| {
        for text in [edited(records[which.index(records.len())], &edits), any] {
            let Ok(record) = Record::parse(&text) else { continue };
            let mut again = Record::parse(&record.to_string());
            if let Ok(again) = &mut again {
                // Other lines are counted where there were empty ones.
                let lines = record.steps.iter().map(|step| step.line);
                again.steps.iter_mut().zip(lines).for_each(|(step, line)| step.line = line);
            }
            assert_eq!(again.as_ref(), Ok(&record), "{text}");
            let own = G::BOARDS.iter().chain(boards).find(|(name, _)| *name == record.board.0);
            let Some((_, board)) = own else { continue };
            let Some(game) = laid::<G>(board, &Setup::of(&record, None)) else { continue };
            let _ = verify(&game, &record);
            if let Ok(mut replay) = Replay::of_any_version(&game, &record, &mut Vec::new()) {
                while replay.advance(&mut Vec::new()) == Ok(true) {}
                assert_eq!(game.audit(replay.state()), Ok(()), "{text}");
            }
        }
    });
}
