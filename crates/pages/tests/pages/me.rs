//! The page of one's own, and the pages around it.

use arena::rating::Rating;
use engine::Seat;
use pages::forgetting::{ask, forgotten};
use pages::home::{Stage, TableLine};
use pages::me::{Finished, GameStanding, Me, Rated, Result, Running, SeatsStanding, me};
use pages::moving::{
    Here, KeyShown, Leaving, LinkShown, Recover, here, key_shown, leaving, link_shown, recover,
};
use pages::preferences::{Confirm, Preferences};
use words::{Language, Words};

const NOW: i64 = 1_700_000_000;

fn running(stage: Stage, whose: &[&str], since: i64) -> Running {
    let [id, game] = ["x", "europe"].map(str::to_owned);
    let named = whose.iter().map(|name| (Seat::default(), (*name).to_owned()));
    Running {
        table: TableLine { id, game, names: vec!["<b>".to_owned()], stage, practice: true },
        whose: named.collect(),
        departed: false,
        since,
    }
}

fn finished(result: Option<Result>) -> Finished {
    let (table, game) = (Some("x".to_owned()), "europe".to_owned());
    Finished { table, game, seats: 3, at: NOW - 90_000, result, practice: result.is_none() }
}

fn standing(game: &str, rated: Rated) -> GameStanding {
    let seats = vec![SeatsStanding { seats: 2, games: 8, wins: 6, average: 101.5 }];
    GameStanding { game: game.to_owned(), seats, rated }
}

/// The page of somebody who has played a lot, and of somebody who has not.
fn own(words: &Words) -> [String; 2] {
    let playing = |my_turn| Stage::Playing { my_turn };
    let tables = [
        running(playing(true), &[], NOW - 5 * 60),
        running(playing(false), &["Борис", ""], NOW - 3 * 3600),
        running(Stage::Open, &[], NOW - 3 * 86_400),
        Running { departed: true, ..running(playing(false), &[], NOW) },
    ];
    let result = |won, place| Some(Result { won, place, points: 101 });
    let past = [
        finished(result(true, 1)),
        finished(result(false, 2)),
        Finished { table: None, ..finished(result(false, 0)) },
        finished(None),
    ];
    let rating = Rating { points: 1950.4, low: 1800.0, high: 2100.0 };
    let bots = vec![("trainee", 1500.0), ("driver", 2076.0)];
    let standings = [
        standing("europe", Rated::Rating { rating, bots }),
        standing("usa", Rated::TooFew { more: 2 }),
        standing("switch-signal", Rated::Together),
    ];
    let preferences =
        Preferences { colour: Seat::new(1), confirm: Confirm::Always, ..Preferences::default() };
    let much = Me {
        words,
        now: NOW,
        name: Some("Анна <"),
        preferences: &preferences,
        has_key: true,
        running: &tables,
        finished: &past,
        more: 3,
        standing: &standings,
    };
    let usual = Preferences::default();
    let little = Me {
        name: None,
        preferences: &usual,
        has_key: false,
        running: &[],
        finished: &[],
        more: 0,
        standing: &[],
        ..much
    };
    [&much, &little].map(|page| me(page).into_string())
}

/// All of them, each in the cases in which it looks different.
pub fn pages(words: &Words) -> Vec<String> {
    let mut pages = own(words).to_vec();
    let groups = ["AB2D".to_owned(), "EF3H".to_owned()];
    pages.push(key_shown(&KeyShown { words, groups: &groups }).into_string());
    for unreachable in [false, true] {
        let shown = LinkShown { words, link: "http://localhost/me/here/x?a=1&b", minutes: 10, unreachable };
        pages.push(link_shown(&shown).into_string());
    }
    for (name, same, leaves) in [(Some("<"), false, true), (None, false, false), (None, true, false)] {
        pages.push(here(&Here { words, key: "abc", name, same, leaves }).into_string());
    }
    for refusal in [None, Some("key-mistyped"), Some("key-unknown")] {
        pages.push(recover(&Recover { words, typed: "\"<", refusal }).into_string());
    }
    pages.push(leaving(&Leaving { words, key: "\"<", name: Some("<") }).into_string());
    pages.extend([ask(words).into_string(), forgotten(words).into_string()]);
    pages
}

#[test]
fn whose_turn_it_is_and_since_when_is_told_in_both_languages() {
    let [english, russian] = Language::ALL.map(|language| own(&Words::new(language))[0].clone());
    for told in ["your turn, for 5 minutes", "Борис and player A to play, for 3 hours", "waiting, for 3 days"]
    {
        assert!(english.contains(told), "{told}: {english}");
    }
    for told in ["ваш ход, уже 5 минут", "ход: Борис и игрок A, уже 3 часа", "стол ждёт уже 3 дня"]
    {
        assert!(russian.contains(told), "{told}: {russian}");
    }
    assert!(english.contains("101 points") && russian.contains("101 очко"), "{russian}");
}

#[test]
fn a_rating_is_told_with_its_interval_and_its_lack_with_a_reason() {
    let words = Words::new(Language::En);
    let [much, little] = own(&words);
    assert!(much.contains("Rating 1950, most likely between 1800 and 2100."), "{much}");
    assert!(much.contains("A rating needs 2 more games") && much.contains("there is no rating"), "{much}");
    assert!(much.contains("6 · 75 %") && much.contains("101.5"), "{much}");
    assert!(!little.contains("Rating"), "{little}");
}

#[test]
fn a_link_is_spent_by_a_button_and_nothing_else() {
    let words = Words::new(Language::En);
    let page = here(&Here { words: &words, key: "abc", name: Some("Anna"), same: false, leaves: false });
    let page = page.into_string();
    assert!(page.contains("method=\"post\" action=\"/me/here/abc\"") && page.contains("Go on here as Anna"));
    assert!(!page.contains("name=\"sure\"") && !page.contains("http-equiv"), "{page}");
}
