//! The arena's report as a page.

use std::time::Duration;

use arena::{Entrant, Ledger, Report, Schedule, Statistics, Terms, Tournament};
use bots::Bots;
use classic::Classic;
use great_lakes::GreatLakes;
use pages::HasPages;
use pages::report::page;
use switch_signal::SwitchSignal;
use words::{Language, Words};

/// The page of a short run.
fn report<G: Statistics + HasPages>(game: &G, names: &str, games: u64, language: Language) -> String {
    let together = game.game() == SwitchSignal::GAME;
    let schedule =
        Schedule::new(&Entrant::list(names).expect("bots"), game.seats(), together).expect("enough");
    let terms = Terms { seed: "<seed>".to_owned(), iterations: Some(1), time: None };
    let tournament =
        Tournament::new((game, &Bots::default()), &schedule, &terms, &|| Duration::ZERO).expect("bots");
    let mut ledger = Ledger::new(&schedule, None);
    (0..games)
        .for_each(|number| ledger.add(tournament.play(number, &|| false).expect("it ends").expect("whole")));
    let report = Report::new(&tournament, &ledger, games.max(8), games == 0);
    page(&Words::new(language), game, &report, "roundhouse arena <game>", 1.5).into_string()
}

/// The page of a few games, with a board.
pub fn whole() -> String {
    without_style(&report(&Classic::standard(2).expect("a table"), "trainee,random", 4, Language::En))
}

/// The page of a run in which nothing was played.
pub fn empty() -> String {
    without_style(&report(&Classic::standard(2).expect("a table"), "trainee,random", 0, Language::En))
}

/// One file that loads nothing, in either language, with every text.
#[track_caller]
fn stands_alone(html: &str) {
    let rest = html.replace("http://www.w3.org/2000/svg", "");
    for foreign in ["http:", "https:", "<script", "<link", "src=", "@import", "url(\"", "url('"] {
        assert!(!rest.contains(foreign), "{foreign}");
    }
    let outside = rest.split("href=\"").skip(1).find(|link| !link.starts_with('#'));
    assert_eq!(outside, None);
    for key in ["report-", "arena-", "europe-", "switch-signal-"] {
        assert!(!html.contains(&format!("«{key}")), "a text is missing");
    }
    assert!(!html.contains("NaN") && !html.contains("inf%"));
    assert!(html.contains("&lt;seed&gt;") && !html.contains("<seed>"), "what was typed is text");
}

/// The page without its style: what stands alone has it inside, other pages never.
fn without_style(html: &str) -> String {
    let (head, rest) = html.split_once("<style>").expect("its style is in it");
    let (_, body) = rest.split_once("</style>").expect("the style ends");
    let mut parts = body.split(" style=\"");
    let mut text = format!("{head}{}", parts.next().unwrap_or_default());
    for part in parts {
        text += part.split_once('"').map_or("", |(_, rest)| rest);
    }
    text
}

#[test]
fn it_is_one_page_that_needs_nothing_else() {
    for language in Language::ALL {
        let html = report(&Classic::standard(2).expect("a table"), "trainee,random", 4, language);
        stands_alone(&html);
        crate::html::check(&without_style(&html));
        assert!(html.contains("id=\"map\""), "the board is on it");
        assert!(html.contains("+") && html.contains("class=\"legend\""));
    }
}

#[test]
fn every_game_has_one() {
    let lakes = report(&GreatLakes::standard(3).expect("a table"), "trainee,random,greedy", 6, Language::Ru);
    stands_alone(&lakes);
    assert!(lakes.contains("Великие озёра") || lakes.contains("id=\"map\""));
    let signal = report(&SwitchSignal::standard(2).expect("a table"), "random,greedy", 2, Language::En);
    stands_alone(&signal);
    assert!(!signal.contains("id=\"map\"") && !signal.contains("Ratings"), "teams are not rated");
}

/// Nothing was played, and the page says so.
#[test]
fn an_empty_run_is_told_too() {
    let html = report(&Classic::standard(2).expect("a table"), "trainee,random", 0, Language::En);
    stands_alone(&html);
    assert!(html.contains("Stopped after 0 of 8 games") && !html.contains("<table"));
}
