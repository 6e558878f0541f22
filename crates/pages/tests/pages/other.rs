//! The pages without a game: sound HTML in both languages.

use engine::Seat;
use pages::Chair;
use pages::home::{Home, Stage, TableLine};
use pages::lobby::Lobby;
use pages::notice::{self, Notice};
use pages::start::Start;
use words::{Language, Words};

const LEVELS: [&str; 2] = ["trainee", "driver"];

/// All pages without a game, each in the cases in which it looks different.
pub fn pages(words: &Words) -> Vec<String> {
    let mut pages = vec![front(words), notice::about(words).into_string()];
    pages.extend(starts(words));
    lobbies(words, |lobby| pages.push(pages::lobby::lobby(lobby).into_string()));
    pages.push(notice::told(words, "/", "Sorry <").into_string());
    for what in [Notice::NotFound, Notice::Failed, Notice::NotYourSeat] {
        pages.push(notice::notice(words, "/x?y=\"", what).into_string());
    }
    pages
}

fn front(words: &Words) -> String {
    let stages =
        [Stage::Open, Stage::Playing { my_turn: true }, Stage::Playing { my_turn: false }, Stage::Over];
    let table = |stage| TableLine {
        id: "x".to_owned(),
        game: "europe".to_owned(),
        names: vec!["<b>".to_owned()],
        stage,
    };
    let games: Vec<&str> = roster::GAMES.iter().map(|game| game.id).collect();
    pages::home::home(&Home { words, games: &games, tables: &stages.map(table) }).into_string()
}

fn starts(words: &Words) -> Vec<String> {
    let mut pages = Vec::new();
    for person in [None, Some("\"><script>")] {
        for game in roster::GAMES {
            let start = Start { words, game, person, levels: &LEVELS, once: "<once>" };
            pages.push(pages::start::start(&start).into_string());
        }
    }
    pages
}

/// Shows a table that hasn't started to whoever may look at it.
fn lobbies(words: &Words, mut look: impl FnMut(&Lobby<'_>)) {
    let chair = |name: &str, bot: bool| {
        Some(Chair { name: name.to_owned(), level: bot.then(|| "driver".to_owned()) })
    };
    for (mine, host, can_start) in [
        (None, false, false),
        (Seat::new(0), true, false),
        (Seat::new(0), true, true),
        (Seat::new(1), false, true),
    ] {
        for (unreachable, chairs) in
            [(false, vec![chair("<", false), None]), (true, vec![chair("A", false), chair("B", true)])]
        {
            look(&Lobby {
                words,
                game: "europe",
                table: "x",
                mark: "3.0",
                link: "http://localhost/t/x?a=1&b=2",
                unreachable,
                chairs: &chairs,
                mine,
                host,
                can_start,
                person: None,
                levels: &LEVELS,
            });
        }
    }
}

#[test]
fn the_other_pages_are_sound_in_both_languages() {
    for words in &Language::ALL.map(Words::new) {
        pages(words).iter().for_each(|page| crate::html::check(page));
        lobbies(words, |lobby| {
            let page = pages::lobby::lobby(lobby).into_string();
            assert!(pages::lobby::regions(lobby).iter().all(|region| page.contains(&region.html)));
        });
    }
}

#[test]
fn an_invitation_says_who_can_open_it() {
    for words in &Language::ALL.map(Words::new) {
        lobbies(words, |lobby| {
            let page = pages::lobby::lobby(lobby).into_string();
            assert_eq!(page.contains("class=\"qr\""), !lobby.unreachable, "{page}");
            assert_eq!(page.contains("roundhouse --host 0.0.0.0"), lobby.unreachable, "{page}");
            assert!(page.contains("readonly value=\"http://localhost/t/x?a=1&amp;b=2\""), "{page}");
        });
    }
}
