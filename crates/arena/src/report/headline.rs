//! The whole report in one sentence.

use bots::HouseBot;
use engine::Message;

use super::{Ended, Head, Report, Standing};
use crate::interval::Share;

impl Report {
    /// The whole report in one sentence.
    pub fn headline(&self) -> Message {
        if self.head.games == 0 {
            return Message::new("arena-headline-none");
        }
        match &self.entrants[..] {
            [one] if self.head.together => shares(Message::new("arena-headline-team"), "one", one, self),
            [_] => Message::new("arena-headline-same").with("games", grouped(self.head.games)),
            [one, other] => self.duel(one, other),
            many => self.many(many),
        }
    }

    fn duel(&self, one: &Standing, other: &Standing) -> Message {
        let ahead = self.crosstable[0][1].unwrap_or_default();
        let (better, worse, settled) = match ahead.mean >= 0.5 {
            true => (one, other, ahead.low > 0.5),
            false => (other, one, ahead.high < 0.5),
        };
        let key = match (self.head.together, settled) {
            (true, true) => "arena-headline-teams",
            (true, false) => "arena-headline-teams-open",
            (false, true) if self.head.seats == 2 => "arena-headline-duel",
            (false, false) if self.head.seats == 2 => "arena-headline-duel-open",
            (false, true) => "arena-headline-table",
            (false, false) => "arena-headline-table-open",
        };
        let message = shares(Message::new(key), "one", better, self);
        match self.head.together {
            true => message
                .with("other", worse.title())
                .with("rest", percent(worse.won.mean))
                .with("within", interval(&worse.won)),
            false => message
                .with("other", worse.title())
                .with("seats", self.head.seats)
                .with("fair", percent(1.0 / self.head.seats as f64)),
        }
    }

    fn many(&self, many: &[Standing]) -> Message {
        let names: Vec<Message> = self.ranked().into_iter().map(|place| many[place].title()).collect();
        Message::new("arena-headline-many").with("games", grouped(self.head.games)).with("ranking", names)
    }
}

impl Head {
    /// Why there are no more games, where there could have been.
    pub fn cut_short(&self) -> Option<Message> {
        let key = match self.ended {
            Ended::Complete => return None,
            Ended::Stopped => "arena-stopped",
            Ended::Settled => "arena-settled",
        };
        Some(Message::new(key).with("games", grouped(self.games)).with("planned", grouped(self.planned)))
    }
}

/// A sentence on one entrant's wins.
fn shares(message: Message, name: &'static str, of: &Standing, report: &Report) -> Message {
    let seats = if report.head.together { report.head.seats as u64 } else { 1 };
    message
        .with(name, of.title())
        .with("share", percent(of.won.mean))
        .with("interval", interval(&of.won))
        .with("games", grouped(of.games / seats.max(1)))
}

impl Standing {
    /// Its name in sentences.
    pub fn title(&self) -> Message {
        let bot = match HouseBot::from_id(&self.bot) {
            Some(bot) => Message::new(format!("arena-bot-{}", bot.id())),
            None => Message::new("arena-bot-guest").with("name", self.bot.as_str()),
        };
        match self.name.strip_prefix(self.bot.as_str()).and_then(|rest| rest.strip_prefix(':')) {
            None => bot,
            Some(iterations) => {
                Message::new("arena-bot-with").with("bot", bot).with("iterations", iterations)
            }
        }
    }
}

/// A share in per cent, without decimals.
pub fn percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}

/// The interval of a share in per cent: never narrower than it is, by rounding.
pub fn interval(share: &Share) -> String {
    format!("{:.0}–{:.0}", (100.0 * share.low).floor(), (100.0 * share.high).ceil())
}

/// A number with its thousands set apart, the same in all languages.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_to_be_read() {
        assert_eq!(
            (percent(0.784), grouped(1_234_567)),
            ("78".to_owned(), "1\u{202f}234\u{202f}567".to_owned())
        );
        assert_eq!(interval(&Share { mean: 0.78, low: 0.759, high: 0.801 }), "75–81");
    }
}
