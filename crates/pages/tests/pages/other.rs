//! The pages without a game: sound HTML in both languages.

use engine::Seat;
use pages::Chair;
use pages::home::{Home, Stage, TableLine};
use pages::lobby::Lobby;
use pages::notice::{self, Notice};
use pages::start::Start;
use words::{Language, Words};

#[test]
fn the_other_pages_are_sound_in_both_languages() {
    let levels = ["trainee", "driver"];
    let chair = |name: &str, bot: bool| {
        Some(Chair { name: name.to_owned(), level: bot.then(|| "driver".to_owned()) })
    };
    for words in &Language::ALL.map(Words::new) {
        let stages =
            [Stage::Open, Stage::Playing { my_turn: true }, Stage::Playing { my_turn: false }, Stage::Over];
        let table = |stage| TableLine {
            id: "x".to_owned(),
            game: "europe".to_owned(),
            names: vec!["<b>".to_owned()],
            stage,
        };
        let tables = stages.map(table);
        let games: Vec<&str> = roster::GAMES.iter().map(|game| game.id).collect();
        crate::html::check(&pages::home::home(&Home { words, games: &games, tables: &tables }).into_string());
        for person in [None, Some("\"><script>")] {
            for game in roster::GAMES {
                let start = Start { words, game, person, levels: &levels };
                crate::html::check(&pages::start::start(&start).into_string());
            }
        }
        for (mine, host, can_start) in [
            (None, false, false),
            (Seat::new(0), true, false),
            (Seat::new(0), true, true),
            (Seat::new(1), false, true),
        ] {
            for chairs in [vec![chair("<", false), None], vec![chair("A", false), chair("B", true)]] {
                let link = "http://localhost/t/x?a=1&b=2";
                let lobby = Lobby {
                    words,
                    game: "europe",
                    table: "x",
                    link,
                    chairs: &chairs,
                    mine,
                    host,
                    can_start,
                    person: None,
                    levels: &levels,
                };
                let page = pages::lobby::lobby(&lobby).into_string();
                crate::html::check(&page);
                assert!(pages::lobby::regions(&lobby).iter().all(|region| page.contains(&region.html)));
            }
        }
        crate::html::check(&notice::about(words).into_string());
        crate::html::check(&notice::told(words, "/", "Sorry <").into_string());
        for what in [Notice::NotFound, Notice::Failed, Notice::NotYourSeat] {
            crate::html::check(&notice::notice(words, "/x?y=\"", what).into_string());
        }
    }
}
