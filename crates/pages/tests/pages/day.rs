//! The deal of the day, however far anybody is with it.

use pages::day::{Came, DayGame, DayPage, Offer, Offers, Own, Row, day};
use words::{Day, Words};

const DAY: Day = Day(20_776);

fn came(together: bool, won: bool) -> Came {
    Came { together, won, points: 5, spare: 2 }
}

/// Today's deals: one of each kind.
pub fn offers() -> Offers {
    let table = || "x".to_owned();
    let own = [
        ("europe", Own::New),
        ("usa", Own::Playing(table())),
        ("great-lakes", Own::Over(table(), Some(came(false, false)))),
        ("card-game", Own::Over(table(), None)),
        ("switch-signal", Own::Over(table(), Some(came(true, true)))),
    ];
    let offer = |(game, own): (&str, Own)| Offer { game: game.to_owned(), own };
    Offers { day: DAY, streak: 3, games: own.map(offer).to_vec() }
}

fn game(id: &str, own: Own, told: bool) -> DayGame {
    let together = id == "switch-signal";
    let row = |place, names: &[&str], mine, result| Row {
        place,
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        mine,
        came: result,
        table: (mine || told).then(|| "x".to_owned()),
    };
    DayGame {
        game: id.to_owned(),
        board: together.then(|| "north-america".to_owned()),
        seats: 2,
        rival: (!together).then(|| "driver".to_owned()),
        own,
        rows: vec![
            row(Some(1), &["<Anna>", ""], true, Some(came(together, true))),
            row(None, &[], false, Some(came(together, false))),
            row(None, &["Boris"], false, None),
        ],
        more: 2,
        playing: usize::from(!told),
        seal: Some("00ff".to_owned()),
        sealed: told.then(|| "aa".to_owned()),
    }
}

pub fn pages(words: &Words) -> Vec<String> {
    let page = |left: Option<i64>, games| {
        let others = vec![DAY.later(-1), DAY.later(-2)];
        day(&DayPage { words, day: DAY, left, streak: 2, games, others }).into_string()
    };
    let all = |told: bool| -> Vec<DayGame> {
        offers().games.into_iter().map(|offer| game(&offer.game, offer.own, told)).collect()
    };
    let fresh = DayGame { rows: Vec::new(), seal: None, ..game("switch-signal", Own::New, false) };
    let mut today = all(false);
    today[4] = fresh;
    vec![page(Some(7200), today), page(None, all(true)), page(None, Vec::new()), page(Some(60), all(false))]
}

#[test]
fn what_is_secret_is_not_on_the_page_and_nothing_is_begun_that_is_over() {
    for language in words::Language::ALL {
        let pages = pages(&Words::new(language));
        let [today, over] = [&pages[0], &pages[1]];
        assert!(today.contains("action=\"/g/europe/day\"") && today.contains("name=\"team\""));
        assert!(!today.contains("<code class=\"long-code\">aa"), "the deal isn't told");
        assert!(today.contains("&lt;Anna&gt;") && !today.contains("<Anna>"));
        assert!(over.contains("<code class=\"long-code\">aa") && !over.contains("action=\"/g/"));
    }
}
