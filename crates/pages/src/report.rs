//! The arena's report: one page that needs nothing else, to be kept, sent and printed.

mod figures;
mod histogram;
mod items;
mod lines;
mod scale;
mod standing;
mod times;

use arena::Report;
use arena::report::grouped;
use engine::{MAX_SEATS, Message, Seat};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Words, capitalised};

use crate::HasPages;
use roster::Liveries;

use crate::map::{Heat, STYLE as MAP_STYLE, heat_map, seat_class, seat_defs};
use crate::shell::MARK;
use crate::ticket_game::TicketGame;

/// The style of the report, beside the map's.
const STYLE: &str = include_str!("../assets/report.css");

/// A board with its routes drawn by how much winners rather than losers hold them.
pub(crate) fn items_on_map<G: TicketGame>(game: &G, words: &Words, report: &Report) -> Option<Markup> {
    let routes = report.item_groups.iter().find(|group| group.name == "routes")?;
    let heat = |item: &arena::report::ItemReport| Heat {
        weight: item.difference(),
        telling: item.telling,
        title: items::told(words, item),
        number: signed(words, item.difference()),
    };
    let heats: Vec<Heat> = routes.items.iter().map(heat).collect();
    Some(heat_map(game, words, &words.text("report-heat"), &heats))
}

/// The whole page. `command` is what was typed to make it, and `seconds` how long it took.
pub fn page(words: &Words, game: &impl HasPages, report: &Report, command: &str, seconds: f64) -> Markup {
    let headline = capitalised(&words.say(&report.headline()));
    let title = words.text(&format!("{}-title", report.head.game));
    let told = report.head.games > 0;
    html! {
        (DOCTYPE)
        html lang=(words.language().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) ": " (headline) }
                style { (PreEscaped(MAP_STYLE)) (PreEscaped(STYLE)) }
            }
            body {
                svg .defs aria-hidden="true" { defs { (seat_defs(&Liveries::default())) } }
                header {
                    (PreEscaped(MARK)) b { "ROUNDHOUSE" }
                    span { (words.text("report-arena")) }
                }
                main {
                    (lede(words, report, &title, &headline, seconds))
                    @if told {
                        div.halves {
                            (standing::standings(words, report))
                            (figures::crosstable(words, report))
                            (lines::lines(words, report))
                            (histogram::histogram(words, report))
                            (times::times(words, report))
                            (figures::figures(words, report))
                            (figures::course(words, report))
                        }
                        @if let Some(map) = game.heat_map(words, report) { (items::map(words, report, map)) }
                        @for group in &report.item_groups { (items::table(words, report, group)) }
                    }
                    (method(words, report, command))
                }
            }
        }
    }
}

/// What was found, in one sentence, and in how many games.
fn lede(words: &Words, report: &Report, title: &str, headline: &str, seconds: f64) -> Markup {
    let head = &report.head;
    let seats = words.say(&Message::new("report-seats").with("seats", head.seats));
    let facts = [
        ("report-games", grouped(head.games)),
        ("report-deals", grouped(head.deals)),
        ("report-seatings", grouped(head.seatings.len() as u64)),
        ("report-choices", grouped(report.checked)),
        ("report-illegal", grouped(report.illegal)),
        ("report-took", time(words, seconds)),
    ];
    html! {
        section.lede {
            p.eyebrow {
                (title) " · "
                @if head.board != head.game { (head.board) " · " }
                (seats)
            }
            h1 { (headline) }
            @if let Some(short) = head.cut_short() { p.notice { (words.say(&short)) } }
            @if let Some(test) = &report.sequential { p.notice { (words.say(&surely(words, report, test))) } }
            dl.facts {
                @for (key, number) in facts { div { dt { (words.text(key)) } dd { (number) } } }
            }
        }
    }
}

/// What the test says that may look after every deal.
pub fn surely(words: &Words, report: &Report, test: &arena::report::SequentialReport) -> Message {
    let percent = |share: f64| words.decimal(100.0 * share, 1);
    Message::new("arena-sure")
        .with("bot", report.entrants.first().map(|first| first.name.clone()).unwrap_or_default())
        .with("low", percent(test.low))
        .with("high", percent(test.high))
        .with("fair", percent(test.fair))
        .with("margin", percent(test.margin))
}

/// How it was found, and how to find it again.
fn method(words: &Words, report: &Report, command: &str) -> Markup {
    let head = &report.head;
    let options: Vec<String> = head.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    html! {
        section.method {
            h2 { (words.text("report-method")) }
            pre { code { (command) } }
            p {
                (words.say(&Message::new("report-made")
                    .with("seed", head.seed.as_str())
                    .with("rules", head.rules)
                    .with("options", options.join(", "))))
            }
            p { (words.text("report-intervals")) }
            @if !head.together { p { (words.text("report-ratings")) } }
            @if report.sequential.is_some() { p { (words.text("report-sure")) } }
            p { (words.text("page-unofficial")) }
        }
    }
}

/// A section with its heading and what it says in a sentence.
fn section(words: &Words, class: &str, key: &str, content: Markup) -> Markup {
    html! {
        section class=(class) {
            h2 { (words.text(&format!("report-{key}"))) }
            p.about { (words.text(&format!("report-{key}-about"))) }
            (content)
        }
    }
}

/// The class that gives an entrant its colour and pattern, here as for seats at a table.
fn colour(place: usize) -> &'static str {
    seat_class(seat(place))
}

/// The seat whose colour an entrant has.
fn seat(place: usize) -> Seat {
    Seat::new((place % MAX_SEATS) as u8).unwrap_or_default()
}

/// An entrant's name, with its colour and pattern beside it.
fn name(words: &Words, report: &Report, place: usize) -> Markup {
    html! {
        span class=(format!("bot {}", colour(place))) {
            i.seat-chip {}
            (words.say(&report.entrants[place].title()))
        }
    }
}

/// A share in per cent with its sign: `+12`.
fn signed(words: &Words, share: f64) -> String {
    let number = words.decimal(100.0 * share, 0);
    match number.as_str() {
        "0" | "−0" => "0".to_owned(),
        _ if share > 0.0 => format!("+{number}"),
        _ => number,
    }
}

/// A time in the unit that fits it.
pub fn time(words: &Words, seconds: f64) -> String {
    let (key, number) = match seconds {
        seconds if seconds < 1e-3 => ("arena-microseconds", seconds * 1e6),
        seconds if seconds < 1.0 => ("arena-milliseconds", seconds * 1e3),
        seconds => ("arena-seconds", seconds),
    };
    let digits = if number < 10.0 { 1 } else { 0 };
    words.say(&Message::new(key).with("number", words.decimal(number, digits)))
}
