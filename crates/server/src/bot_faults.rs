//! What is wrong with the bots of a table: told in the log, so that their authors learn of it.

use std::sync::{Mutex, PoisonError};

use engine::Seat;

/// What can be wrong with a bot, where something else is done instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotFault {
    /// This program doesn't have it.
    Missing,
    /// It chose nothing.
    Nothing,
    /// It chose what the rules forbid.
    Illegal,
}

/// What has been told of a table's bots.
#[derive(Default)]
pub struct BotFaults(Mutex<Vec<(String, BotFault)>>);

impl BotFaults {
    /// Logs what is wrong with a bot, once: it will be so at many decisions. Neither what the seat knows nor
    /// what was chosen is logged, because that would tell its cards.
    pub fn tell(&self, fault: BotFault, table: &str, seat: Seat, bot: &str) {
        if !self.is_news(fault, bot) {
            return;
        }
        match fault {
            BotFault::Missing => {
                tracing::warn!(table, %seat, bot, "this program has no such bot: a driver plays in its place");
            }
            BotFault::Nothing => {
                tracing::warn!(table, %seat, bot, "a bot chose nothing: anything legal is done instead");
            }
            BotFault::Illegal => {
                tracing::warn!(table, %seat, bot, "a bot chose what isn't legal: anything legal is done instead");
            }
        }
    }

    fn is_news(&self, fault: BotFault, bot: &str) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = told.iter().any(|(other, before)| other == bot && *before == fault);
        if !known {
            told.push((bot.to_owned(), fault));
        }
        !known
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_of_a_bot_is_news_once() {
        let faults = BotFaults::default();
        let told = [("a", BotFault::Nothing), ("a", BotFault::Illegal), ("b", BotFault::Nothing)];
        for expected in [true, false] {
            for (bot, fault) in told {
                assert_eq!(faults.is_news(fault, bot), expected, "{bot} {fault:?}");
            }
        }
    }
}
