//! The worst boards that anybody can bring along are drawn and played like ours, and what is no board at
//! all is told so.

use std::fmt::Write as _;

use bots::{Bots, Budget, HouseBot, Level};
use engine::{FastChance, Viewer, playout};
use roster::Setup;
use stalls::{Housed, Stalls, Visitor, house};
use words::{Language, Words};

const CITIES: usize = 64;

/// As many cities and routes as there may be, all routes crossing each other, names as long as can be.
fn crossing() -> String {
    let mut text = "[board]\nid = \"crossing\"\nname_en = \"Crossing\"\nname_ru = \"Крест-накрест\"\n\
        [scoring]\npoints_by_length = [[9, 27]]\nlongest_path_bonus = 10\nunused_station = 4\n\
        [pieces]\ntrains_per_player = 99\nstations_per_player = 5\ncards_per_color = 20\nlocomotives = 40\n"
        .to_owned();
    let mut line = |line: String| text.write_str(&line).expect("there is room");
    let (en, ru) = ("W".repeat(80), "Ж".repeat(80));
    for city in 0..CITIES {
        let angle = city as f64 / CITIES as f64 * std::f64::consts::TAU;
        let (x, y) = (500.0 + 300.0 * angle.cos(), 330.0 + 300.0 * angle.sin());
        line(format!("[[city]]\nid = \"c{city}\"\nname_en = \"{en}\"\nname_ru = \"{ru}\"\n"));
        line(format!("x = {x:.1}\ny = {y:.1}\n"));
    }
    for (count, far) in [(32, 32), (64, 31), (32, 30)] {
        for from in 0..count {
            let to = (from + far) % CITIES;
            line(format!("[[route]]\nfrom = \"c{from}\"\nto = \"c{to}\"\n"));
            line("length = 9\ncolor = \"gray\"\nkind = \"tunnel\"\n".to_owned());
        }
    }
    for from in 0..CITIES {
        let (to, long) = ((from + 7) % CITIES, from % 6 == 0);
        line(format!("[[ticket]]\nfrom = \"c{from}\"\nto = \"c{to}\"\npoints = 20\nlong = {long}\n"));
    }
    text
}

/// A board with all its places in one.
fn heaped(board: &str) -> String {
    let place = |line: &str| match line.split(" = ").next() {
        Some("x") => "x = 500\n".to_owned(),
        Some("y") => "y = 330\n".to_owned(),
        Some("name_en") => format!("name_en = \"{}\"\n", "W".repeat(80)),
        _ => format!("{line}\n"),
    };
    board.lines().map(place).collect()
}

/// Draws a board, and has bots of all levels play it.
struct Played;

impl Visitor for Played {
    type Output = ();

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) {
        for language in Language::ALL {
            rules.draw_board(&Words::new(language));
            assert!(rules.has_drawn(&Words::new(language)));
        }
        let mut chance = FastChance::new(3);
        let mut state = rules.deal(&mut chance, &mut ());
        let mut step = 0;
        while let Some(seat) = playout::actor(&rules, &state, &mut chance) {
            // Everybody thinks now and then, the strong for a moment only.
            let action = if step % 16 == 0 {
                let bot = HouseBot::Level(Level::ALL[step / 16 % Level::ALL.len()]);
                let (view, memory) =
                    (rules.view(&state, Viewer::Seat(seat)), rules.memory(Viewer::Seat(seat)));
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let mut budget = Budget::iterations(2);
                rules.choose(bot, &view, &memory, &legal, &mut budget, &mut chance)
            } else {
                rules.pick(&state, seat, &mut chance)
            };
            let action = action.expect("there is something to do");
            assert!(rules.apply(&mut state, seat, action, &mut chance, &mut ()).is_ok());
            step += 1;
        }
        assert!(rules.outcome(&state).is_some(), "the game ends after {step} steps");
    }
}

#[track_caller]
fn play(game: &str, board: String) {
    assert!(board.len() <= 64 * 1024);
    let setup = Setup { board: Some(board), ..Setup::new(game, 4) };
    assert_eq!(house().visit(&setup, Played), Ok(()));
}

#[test]
fn a_board_where_all_routes_cross_is_drawn_and_played() {
    play("europe", crossing());
}

#[test]
fn a_board_with_all_its_stations_in_one_place_is_drawn_and_played() {
    play("switch-signal", heaped(include_str!("../../switch-signal/boards/north-america.toml")));
}

#[test]
fn what_is_no_board_is_told_so() {
    let entries = |many: usize, entry: &str| -> String {
        (0..many).map(|number| entry.replace("NUMBER", &number.to_string())).collect()
    };
    let long = "a".repeat(50);
    let city = format!("[[city]]\nid = \"{long}NUMBER\"\n");
    let route = format!("[[route]]\nfrom = \"b{long}NUMBER\"\n");
    let texts = [
        "a.".repeat(30_000) + "a = 1",
        "a = ".to_owned() + &"[".repeat(60_000),
        "[".to_owned() + &"a.".repeat(30_000) + "a]",
        "[[x]]\n".repeat(10_000),
        entries(7_000, "kNUMBER=1\n"),
        entries(60, &city) + &entries(800, &route),
        entries(400, &city) + &entries(400, &route),
    ];
    for text in texts {
        assert!(text.len() <= 64 * 1024);
        for game in ["europe", "great-lakes", "switch-signal"] {
            let setup = Setup { board: Some(text.clone()), ..Setup::new(game, 4) };
            let faults = house().visit(&setup, Played).expect_err("no board");
            assert!(!faults.is_empty(), "{game}: {text:.40}");
        }
    }
}
