//! What is said of a run itself.

use arena::report::{Report, grouped};
use arena::{Schedule, Terms};
use engine::Message;

/// What was typed, as it can be typed again.
pub fn command(arguments: &[String]) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_=.,:/*+@%".contains(letter);
    let quoted = |word: &String| match !word.is_empty() && word.chars().all(plain) {
        true => word.clone(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    };
    let words = arguments.iter().skip(1).map(quoted);
    ["roundhouse".to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// The first choice that wasn't legal, with all that it takes to see it again.
pub fn fault(report: &Report, terms: &Terms, schedule: &Schedule) -> Message {
    let Some((deal, seating, fault)) = &report.fault else { return Message::new("arena-no-fault") };
    let first = match &fault.panic {
        Some(said) => Message::new("arena-fault-panic").with("said", said.as_str()),
        None => {
            let action = fault.action.clone().unwrap_or_else(|| "—".to_owned());
            Message::new("arena-fault").with("action", action)
        }
    };
    first
        .with("count", grouped(report.illegal))
        .with("bot", fault.bot.as_str())
        .with("step", fault.step + 1)
        .with("deal", (deal + 1).to_string())
        .with("seating", schedule.write(*seating))
        .with("seed", terms.seed.as_str())
}
