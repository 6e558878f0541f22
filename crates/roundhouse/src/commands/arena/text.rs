//! Numbers and sentences of a report.

use arena::report::{Report, grouped};
use arena::{Schedule, Terms};
use engine::Message;
use words::{Language, Words};

/// A number with so many decimals, with the comma or point of the language.
pub fn decimal(words: &Words, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    match words.language() {
        Language::En => text,
        Language::Ru => text.replace('.', ","),
    }
}

/// A time in the unit that fits it.
pub fn time(words: &Words, seconds: f64) -> String {
    let (key, number) = match seconds {
        s if s < 1e-3 => ("arena-microseconds", s * 1e6),
        s if s < 1.0 => ("arena-milliseconds", s * 1e3),
        s => ("arena-seconds", s),
    };
    let digits = if number < 10.0 { 1 } else { 0 };
    words.say(&Message::new(key).with("number", decimal(words, number, digits)))
}

/// The first choice that wasn't legal, with all that it takes to see it again.
pub fn fault(report: &Report, terms: &Terms, schedule: &Schedule) -> Message {
    let Some((deal, seating, fault)) = &report.fault else { return Message::new("arena-no-fault") };
    Message::new("arena-fault")
        .with("count", grouped(report.illegal))
        .with("bot", fault.bot.as_str())
        .with("action", fault.action.clone().unwrap_or_else(|| "—".to_owned()))
        .with("step", fault.step + 1)
        .with("deal", (deal + 1).to_string())
        .with("seating", schedule.write(*seating))
        .with("seed", terms.seed.as_str())
}
