//! Prints a whole page for looking at, with its style inside: a position of a random game, or one of
//! the other pages.
//!
//! ```text
//! cargo run -p roundhouse-pages --example table -- GAME SEATS STEPS LANGUAGE VIEWER [FOCUS] > page.html
//! cargo run -p roundhouse-pages --example table -- home ru > page.html
//! ```
//!
//! `GAME` is a game of the house, or one of its boards. `VIEWER` is a seat's letter, `actor` for whoever is to act, or `none` for a spectator. `STEPS` is how many
//! steps to play, `end`, or the first word of an action to stop where one can do that: `keep`, `pay`, `refill`.
//! `FOCUS` is what was clicked on, `thinking` while a hint is thought about, or
//! `departed` for a game that can't go on.
//! The pages without a game are `home`, `lobby`, `alone` (a lobby that nobody else can reach), `enter`, `wrong` (after a wrong passphrase), `kept`, `about` and the code of any refusal.

use bots::Bots;
use engine::{FastChance, Message, Notation, Seat, Viewer, playout};
use pages::company::Company;
use pages::day::{Offer, Offers, Own};
use pages::enter::{Enter, enter};
use pages::home::{Home, Stage, TableLine};
use pages::kept::kept;
use pages::lobby::Lobby;
use pages::notice;
use pages::together::Together;
use pages::{Chair, HasPages, LogLine, Screen, assets};
use roster::Setup;
use stalls::{Housed, Stalls as _, Visitor};
use words::{Language, Words};

const NAMES: [&str; 5] =
    ["Анна", "Начальник станции Фёдор", "Robert", "Машинист Вера", "Стрелочница Александра М."];
const LEVELS: [&str; 4] = ["trainee", "fireman", "driver", "stationmaster"];

#[allow(clippy::disallowed_methods, reason = "an example is a program: it reads its arguments")]
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |place: usize, usual: &'static str| args.get(place).map_or(usual, String::as_str);
    let seats = arg(1, "3").parse().unwrap_or(3);
    let scene = Scene {
        until: arg(2, "60"),
        words: &words(arg(3, "en")),
        viewer: arg(4, "actor"),
        focus: args.get(5).filter(|focus| !["thinking", "departed"].contains(&focus.as_str())),
        thinking: arg(5, "") == "thinking",
        departed: arg(5, "") == "departed",
    };
    let (house, asked) = (stalls::house(), arg(0, "home"));
    let tables: Vec<Setup> = house.roster().games().iter().flat_map(roster::Title::tables).collect();
    let is_meant = |table: &&Setup| table.game == asked || table.option("board") == Some(asked);
    let html = match tables.iter().find(is_meant) {
        Some(table) => house.visit(&Setup { seats, ..table.clone() }, scene).expect("so many can play"),
        None => other(asked, &words(arg(1, "en"))),
    };
    println!("{}", styled(html));
}

fn words(tag: &str) -> Words {
    Words::new(Language::from_tag(tag).unwrap_or_default())
}

/// The page with its style and its pictures inside, so that it can be looked at as a file.
fn styled(mut html: String) -> String {
    let content =
        |path: &str| assets::find(path).map(|asset| String::from_utf8_lossy(&asset.bytes).into_owned());
    let sheets: Vec<String> = html
        .split("<link rel=\"stylesheet\" href=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect();
    for sheet in sheets {
        let style = content(&sheet).expect("a style");
        let link = format!("<link rel=\"stylesheet\" href=\"{sheet}\">");
        html = html.replace(&link, &format!("<style>{style}</style>"));
    }
    let links = html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let paths: Vec<String> = links.filter(|link| link.ends_with(".svg")).map(str::to_owned).collect();
    let encoded = |letter: char| match letter {
        '%' | '#' | '"' | '<' | '>' | '\n' => format!("%{:02X}", u32::from(letter)),
        letter => letter.to_string(),
    };
    for path in paths {
        let picture: String = content(&path).expect("a picture").chars().map(encoded).collect();
        html = html.replace(&path, &format!("data:image/svg+xml,{picture}"));
    }
    html
}

fn chairs(seats: usize) -> Vec<Chair> {
    let chair = |(place, name): (usize, &&str)| Chair {
        name: (*name).to_owned(),
        level: (place % 2 == 1).then(|| "driver".to_owned()),
        ..Chair::default()
    };
    NAMES.iter().enumerate().map(chair).take(seats).collect()
}

/// What is to be seen of a random game.
struct Scene<'a> {
    until: &'a str,
    words: &'a Words,
    viewer: &'a str,
    focus: Option<&'a String>,
    thinking: bool,
    departed: bool,
}

impl Scene<'_> {
    /// Whether to stop here.
    fn is_reached<G: HasPages + Notation>(&self, rules: &G, state: &G::State, seat: Seat, step: u32) -> bool {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        match self.until.parse::<u32>() {
            Ok(steps) => step >= steps,
            Err(_) => legal.iter().any(|action| rules.write_action(*action).starts_with(self.until)),
        }
    }
}

impl Visitor for Scene<'_> {
    type Output = String;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> String {
        let rules = &rules;
        let (words, seats) = (self.words, rules.seats());
        let mut chance = FastChance::new(1913);
        let (mut events, mut fresh, mut log, mut step) = (Vec::new(), Vec::new(), Vec::new(), 0);
        let mut state = rules.deal(&mut chance, &mut fresh);
        let names: Vec<&str> = NAMES.into_iter().take(seats).collect();
        let spectator = Viewer::Spectator;
        let mut actor = None;
        loop {
            let seat = playout::actor(rules, &state, &mut chance);
            for event in fresh.drain(..).filter_map(|event| rules.witnessed(&event, spectator)) {
                let text = rules.describe_event(&event).map(|message| words.say_with(&message, &names));
                log.extend(text.map(|text| LogLine { step, seat: actor, text, ..LogLine::default() }));
                events.push((step, event));
            }
            actor = seat;
            let Some(seat) = seat.filter(|seat| !self.is_reached(rules, &state, *seat, step)) else { break };
            let action = rules.pick(&state, seat, &mut chance).expect("there is always something to do");
            let applied = rules.apply(&mut state, seat, action, &mut chance, &mut fresh);
            assert!(applied.is_ok(), "it was legal");
            step += 1;
        }
        let viewer = match self.viewer {
            "none" => spectator,
            "actor" => Viewer::Seat(actor.or(Seat::new(0)).expect("a seat")),
            letter => Viewer::Seat(Seat::from_letter(letter).expect("a letter")),
        };
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && !self.departed
        {
            rules.legal(&state, seat, &mut legal);
        }
        G::page(&Screen {
            words,
            rules,
            table: "example",
            chairs: &chairs(seats),
            viewer,
            view: &rules.view(&state, viewer),
            legal: &legal,
            team: &[],
            together: Together::default(),
            hint: None,
            hints: true,
            counts: true,
            thinking: self.thinking,
            step,
            mark: "1.0",
            once: "example",
            own_board: None,
            events: &events,
            log: &log,
            since: step.saturating_sub(6),
            outcome: rules.outcome(&state).as_ref(),
            focus: self.focus.map(String::as_str),
            refusal: None,
            company: Company::default(),
            chat: &pages::chat::SILENCE,
            big: None,
            review: None,
            whole: None,
            preferences: pages::preferences::Preferences::default(),
            now: 0,
            departed: self.departed.then(|| Message::new("table-other-state").with("step", step)).as_ref(),
        })
        .into_string()
    }
}

fn other(page: &str, words: &Words) -> String {
    let markup = match page {
        "lobby" | "alone" => {
            let alone = page == "alone";
            let mut chairs: Vec<Option<Chair>> = chairs(4).into_iter().map(Some).collect();
            chairs[2] = None;
            pages::lobby::lobby(&Lobby {
                words,
                game: "europe",
                table: "example",
                mark: "0.0",
                link: if alone {
                    "http://localhost:1830/t/example"
                } else {
                    "http://192.168.1.5:1830/t/example"
                },
                unreachable: alone,
                chairs: &chairs,
                liveries: roster::Liveries::default(),
                free: (engine::Seats::NONE, engine::Seats::NONE),
                picture: pages::preview::Picture::card("/posters/europe.png"),
                code: "abcdef",
                inviter: Some(NAMES[0]),
                terms: pages::lobby::Terms {
                    options: &[],
                    preset: None,
                    first: None,
                    pace: "none",
                    hints: true,
                    counts: Some(true),
                    watched: true,
                    listed: false,
                    stand_in: "driver",
                },
                own: engine::Seats::only(Seat::default()),
                bounds: 2..=5,
                together: false,
                host: true,
                can_start: false,
                person: Some(NAMES[0]),
                levels: &LEVELS,
                own_board: None,
                day: None,
            })
        }
        "enter" => enter(&Enter { words, back: "/t/example", refusal: None }),
        "wrong" => enter(&Enter { words, back: "/t/example", refusal: Some("passphrase-wrong") }),
        "kept" => kept(words, None),
        "about" => notice::about(words, &stalls::house().roster()),
        code if notice::CODES.contains(&code) => notice::refusal(words, "/t/example", code, None),
        _ => {
            let table = |id: &str, game: &str, stage, seats| TableLine {
                id: id.to_owned(),
                game: game.to_owned(),
                names: NAMES.into_iter().take(seats).map(str::to_owned).collect(),
                stage,
                practice: false,
            };
            let tables = [
                table("one", "europe", Stage::Playing { my_turn: true }, 3),
                table("two", "switch-signal", Stage::Open, 4),
                table("three", "great-lakes", Stage::Over, 2),
            ];
            let games = stalls::house().roster();
            let deal = |game: &roster::Title| Offer { game: game.id.to_owned(), own: Own::New };
            let day = Offers {
                day: words::Day(20_776),
                streak: 2,
                games: games.games().iter().map(deal).collect(),
            };
            pages::home::home(&Home { words, games: &games, tables: &tables, open: &[], day: &day })
        }
    };
    markup.into_string()
}
