//! How much time somebody has left.

use engine::Message;
use maud::{Markup, html};
use words::Words;

use crate::TimeLeft;

const SECOND: i64 = 1000;
const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

/// A clock. While it runs, the script lets it go on (`clocks.js`); days are only told.
pub(crate) fn clock(words: &Words, time: TimeLeft) -> Markup {
    let running = time.due.is_some();
    let text = told(words, time.left);
    html! {
        span.seat-clock .running[running] data-due=[time.due] title=(words.text("clock-title")) { (text) }
    }
}

/// `4:05`, `1:04:05`, or days and hours.
fn told(words: &Words, left: i64) -> String {
    let seconds = (left.max(0) + SECOND - 1) / SECOND;
    let (hours, minutes, rest) = (seconds / HOUR, seconds / 60 % 60, seconds % 60);
    match seconds {
        DAY.. => words
            .say(&Message::new("clock-days").with("days", seconds / DAY).with("hours", seconds % DAY / HOUR)),
        HOUR.. => format!("{hours}:{minutes:02}:{rest:02}"),
        _ => format!("{minutes}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn time_is_told_as_people_read_it() {
        let words = Words::new(Language::En);
        for (left, text) in
            [(-5, "0:00"), (1, "0:01"), (65_000, "1:05"), (3_600_000, "1:00:00"), (90_000_000, "1 d 1 h")]
        {
            assert_eq!(told(&words, left), text);
        }
    }
}
