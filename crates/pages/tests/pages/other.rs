//! The pages without a game: sound HTML in both languages.

use engine::{Seat, Seats};
use pages::Chair;
use pages::deal::{Deal, Opened, deal};
use pages::enter::{Enter, enter};
use pages::home::{Home, OpenTable, Stage, TableLine};
use pages::kept::kept;
use pages::lobby::{Lobby, Terms};
use pages::notice;
use pages::offer::Offer;
use pages::own_board::Trouble;
use pages::preview::Picture;
use pages::records::{self, Records};
use pages::start::{Sent, Start};
use roster::Roster;
use stalls::Stalls as _;
use words::{Language, Words};

/// The last of them is a guest.
const LEVELS: [&str; 3] = ["trainee", "driver", "visitor"];

/// The games of the house.
pub fn games() -> Roster {
    stalls::house().roster()
}

/// All pages without a game, each in the cases in which it looks different.
/// How a table was dealt, while its game runs and after it.
fn deals(words: &Words) -> Vec<String> {
    let (names, salts) = (["<Anna>".to_owned(), "Boris".to_owned()], [Some("0badcafe".to_owned()), None]);
    let told = |opened| Deal { words, table: "t1", seal: "00ff", names: &names, salts: &salts, opened };
    let opened = |agrees| Some(Opened { sealed: "aa", seed: "bb", agrees });
    [None, opened(true), opened(false)].map(|opened| deal(&told(opened)).into_string()).to_vec()
}

pub fn pages(words: &Words) -> Vec<String> {
    let home = Home { words, games: &games(), tables: &[], open: &[], day: &crate::day::offers() };
    let nobody = pages::home::home(&home).into_string();
    let mut pages = vec![front(words), nobody, notice::about(words, &games()).into_string()];
    pages.extend([None, Some("<anna@house.example>")].map(|contact| kept(words, contact).into_string()));
    pages.extend(starts(words));
    lobbies(words, |lobby| {
        pages.push(pages::lobby::lobby(lobby).into_string());
        pages.push(pages::big_screen::lobby(lobby).into_string());
    });
    for code in notice::CODES {
        pages.push(notice::refusal(words, "/x?y=\"", code, None).into_string());
    }
    for refusal in [None, Some("passphrase-wrong"), Some("too-many-requests")] {
        pages.push(enter(&Enter { words, back: "/t/x?y=\"", refusal }).into_string());
    }
    pages.push(notice::refusal(words, "/", "refused", Some("Sorry <")).into_string());
    let (names, seats) = (["<Anna>".to_owned(), "Boris".to_owned()], [Seat::default()]);
    for person in [None, Some("<Clara>")] {
        let offer = Offer { words, game: "usa", table: "x", names: &names, seats: &seats, person };
        pages.push(pages::offer::offer(&offer).into_string());
    }
    pages.extend(crate::me::pages(words));
    pages.extend(crate::day::pages(words));
    pages.extend(deals(words));
    pages.extend(records(words));
    pages
}

/// The page to which records are brought, and one that isn't right.
fn records(words: &Words) -> [String; 2] {
    let faults = ["At step 1 <it> departs.".to_owned()];
    let sent = records::Sent {
        record: "a\nb <c>\nd",
        board: "e",
        faults: &faults,
        line: Some(2),
        look: Some(("/t/x", 3)),
    };
    [None, Some(sent)]
        .map(|sent| pages::records::records(&Records { words, most: 256, days: 30, sent }).into_string())
}

fn front(words: &Words) -> String {
    let stages =
        [Stage::Open, Stage::Playing { my_turn: true }, Stage::Playing { my_turn: false }, Stage::Over];
    let table = |stage| TableLine {
        id: "x".to_owned(),
        game: "europe".to_owned(),
        names: vec!["<b>".to_owned()],
        stage,
        practice: stage == Stage::Over,
    };
    let open = [Some("<b>"), None].map(|host| OpenTable {
        id: "y".to_owned(),
        game: "usa".to_owned(),
        host: host.map(str::to_owned),
        free: 2,
        pace: "day",
    });
    let (games, tables) = (games(), stages.map(table));
    let home = Home { words, games: &games, tables: &tables, open: &open, day: &crate::day::offers() };
    let page = pages::home::home(&home).into_string();
    assert!(pages::home::regions(&home).iter().all(|region| page.contains(&region.html)));
    page
}

fn starts(words: &Words) -> Vec<String> {
    let mut pages = Vec::new();
    for person in [None, Some("\"><script>")] {
        for game in games().games() {
            let start = Start { words, game, person, levels: &LEVELS, once: "<once>", sent: None };
            pages.push(pages::start::start(&start).into_string());
            let faults = [engine::Message::new("home-level")];
            let trouble = Trouble { code: "board-faulty", faults: &faults };
            let sent = Some(Sent { action: "/play", fields: &[], trouble });
            pages.push(pages::start::start(&Start { sent, ..start }).into_string());
        }
    }
    pages
}

/// Shows a table that hasn't started to whoever may look at it.
fn lobbies(words: &Words, mut look: impl FnMut(&Lobby<'_>)) {
    let chair = |name: &str, bot: bool| {
        Some(Chair { name: name.to_owned(), level: bot.then(|| "driver".to_owned()), ..Chair::default() })
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
                own_board: None,
                day: can_start.then_some(words::Day(20_776)),
                words,
                game: "europe",
                table: "x",
                mark: "3.0",
                link: "http://localhost/t/x?a=1&b=2",
                picture: Picture::poster("http://localhost/posters/europe.svg"),
                code: "x",
                inviter: mine.map(|_| "<"),
                terms: Terms {
                    options: &[("first".to_owned(), "A".to_owned())],
                    preset: mine.map(|_| "own"),
                    first: mine,
                    pace: "quick",
                    hints: host,
                    counts: can_start.then_some(true),
                    watched: can_start,
                    listed: false,
                    stand_in: "driver",
                },
                unreachable,
                chairs: &chairs,
                liveries: roster::Liveries::default(),
                free: (Seats::NONE, Seats::only(Seat::default())),
                own: mine.map_or(Seats::default(), Seats::only),
                bounds: 2..=5,
                together: host,
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
            let page = pages::big_screen::lobby(lobby).into_string();
            assert!(pages::big_screen::lobby_regions(lobby).iter().all(|region| page.contains(&region.html)));
            assert!(!page.contains("<form") && !page.contains("<button"), "{page}");
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
            let page = pages::big_screen::lobby(lobby).into_string();
            assert_eq!(page.contains("class=\"qr\""), !lobby.unreachable, "{page}");
            assert_eq!(page.contains("roundhouse --host 0.0.0.0"), lobby.unreachable, "{page}");
            assert_eq!(page.contains("http://localhost/t/x?a=1&amp;b=2"), !lobby.unreachable, "{page}");
        });
    }
}

#[test]
fn every_refusal_says_what_to_do_and_has_its_code() {
    for words in &Language::ALL.map(Words::new) {
        for code in notice::CODES {
            let page = notice::refusal(words, "/t/x", code, None).into_string();
            assert!(page.contains(&format!("<code>{code}</code>")), "{page}");
            let [title, text] = ["-title", ""].map(|end| words.text(&format!("refusal-{code}{end}")));
            assert!(page.contains(&format!("<h1>{title}</h1>")) && page.contains(&text), "{page}");
            assert!(text.ends_with('.') && !title.ends_with('.'), "{title} {text}");
            let back = page.contains("href=\"/t/x\"");
            assert_eq!(back, !["not-found", "no-table", "not-watched"].contains(&code), "{code}");
        }
        let told = notice::refusal(words, "/t/x", "refused", Some("Wait <")).into_string();
        assert!(told.contains("Wait &lt;") && !told.contains(&words.text("refusal-refused")), "{told}");
        let strange = notice::refusal(words, "/t/x", "strange", None).into_string();
        assert!(strange.contains(&words.text("refusal-unknown")) && strange.contains("<code>strange</code>"));
    }
}

#[test]
fn the_way_back_from_a_refusal_stays_in_the_house() {
    let words = Words::new(Language::En);
    for path in
        ["//evil.example", "https://evil.example", "javascript:x", "/\\evil.example", "/\t/evil.example"]
    {
        let page = notice::refusal(&words, path, "busy", None).into_string();
        assert!(!page.contains(&format!("href=\"{path}\"")), "{path}");
    }
}

#[test]
fn the_door_tells_nothing_of_what_is_inside() {
    for words in &Language::ALL.map(Words::new) {
        for (refusal, told) in [(None, ""), (Some("passphrase-wrong"), "refusal-passphrase-wrong")] {
            let page = enter(&Enter { words, back: "/t/x?y=\"", refusal }).into_string();
            assert!(
                page.contains("name=\"back\" value=\"/t/x?y=&quot;\"") && page.contains("action=\"/enter\"")
            );
            assert!(page.contains("type=\"password\" name=\"passphrase\""), "{page}");
            assert_eq!(page.contains("role=\"alert\""), refusal.is_some(), "{page}");
            assert!(told.is_empty() || page.contains(&words.text(told)), "{page}");
            for game in games().games() {
                let title = words.text(&format!("{}-title", game.id));
                assert!(!page.contains(game.id) && !page.contains(&title), "{title} in {page}");
            }
        }
    }
}

#[test]
fn what_is_kept_is_told_from_every_page() {
    for words in &Language::ALL.map(Words::new) {
        assert!(pages(words).iter().all(|page| page.contains("href=\"/kept\"")));
        assert_eq!(notice::about(words, &games()).into_string().matches("href=\"/kept\"").count(), 2);
        let [alone, reached] = [None, Some("<anna@house.example>")].map(|who| kept(words, who).into_string());
        assert!(
            alone.contains(&words.text("kept-no-contact")) && !alone.contains(&words.text("kept-contact"))
        );
        assert!(reached.contains("&lt;anna@house.example&gt;"), "{reached}");
    }
}
