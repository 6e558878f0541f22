//! The table's page: everything that is allowed can be reached, nothing hidden is told, and it is
//! sound HTML in both languages.

mod html;

use std::collections::BTreeSet;

use engine::{Notation, Quick, Rules, Seat, Viewer, playout};
use europe::{Action, Europe, State, ticket_score};
use pages::home::{Home, Stage, TableLine};
use pages::lobby::Lobby;
use pages::moved::{self, Moved, Place};
use pages::notice::{self, Notice};
use pages::start::Start;
use pages::{Chair, LogLine, Region, Seen};
use words::{Language, Words};

/// A position, and how many steps led there.
struct Scene<'a> {
    rules: &'a Europe,
    state: &'a State,
    step: u32,
}

impl Scene<'_> {
    fn legal(&self, viewer: Viewer) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.rules.legal(self.state, seat, &mut legal);
        }
        legal
    }

    /// Shows the scene to a viewer.
    fn show<T>(
        &self,
        words: &Words,
        viewer: Viewer,
        focus: Option<&str>,
        look: impl FnOnce(&Seen<'_, Europe>) -> T,
    ) -> T {
        let chair = |place: usize| Chair { name: format!("<{place}> & \"co\""), bot: place == 1 };
        let chairs: Vec<Chair> = (0..self.rules.seats()).map(chair).collect();
        look(&Seen {
            words,
            rules: self.rules,
            table: "t1",
            chairs: &chairs,
            viewer,
            view: &self.rules.view(self.state, viewer),
            legal: &self.legal(viewer),
            step: self.step,
            log: &[LogLine {
                step: 0,
                seat: Seat::new(0),
                text: "a < b".to_owned(),
                moved: vec![Moved { from: Place::Deck, to: Place::Discards, what: moved::BACK, count: 3 }],
            }],
            outcome: self.rules.outcome(self.state).as_ref(),
            focus,
            refusal: None,
        })
    }

    fn regions(&self, words: &Words, viewer: Viewer, focus: Option<&str>) -> Vec<Region> {
        self.show(words, viewer, focus, pages::ticket_game::regions)
    }

    fn all(&self, words: &Words, viewer: Viewer, focus: Option<&str>) -> String {
        self.regions(words, viewer, focus).into_iter().map(|region| region.html).collect()
    }
}

/// Plays a random game and looks at every position of it, the last one too.
fn along(seats: usize, seed: u64, mut look: impl FnMut(&Scene<'_>)) {
    let rules = Europe::standard(seats).expect("so many can play");
    let mut chance = Quick::new(seed);
    let mut state = rules.deal(&mut chance, &mut ());
    for step in 0.. {
        look(&Scene { rules: &rules, state: &state, step });
        let Some(seat) = playout::actor(&rules, &state, &mut chance) else { return };
        let action = rules.pick(&state, seat, &mut chance).expect("there is something to do");
        rules.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
    }
}

fn has_button(html: &str, rules: &Europe, action: Action) -> bool {
    html.contains(&format!("name=\"action\" value=\"{}\"", rules.write_action(action)))
}

#[test]
fn every_legal_action_can_be_reached() {
    let words = Words::new(Language::En);
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        along(seats, seed, |scene| {
            let rules = scene.rules;
            for seat in rules.actors(scene.state).iter() {
                let viewer = Viewer::Seat(seat);
                let html = scene.all(&words, viewer, None);
                assert!(html.contains(&format!("name=\"step\" value=\"{}\"", scene.step)));
                for action in scene.legal(viewer) {
                    match action {
                        Action::Claim { .. } | Action::Station { .. } => {}
                        Action::Keep(kept) => {
                            for ticket in kept.iter().map(|id| rules.board().ticket_id(id)) {
                                assert!(
                                    html.contains(&format!("name=\"keep\" value=\"{ticket}\"")),
                                    "{ticket}"
                                );
                            }
                        }
                        _ => assert!(has_button(&html, rules, action), "{action:?}"),
                    }
                }
            }
        });
    }
}

#[test]
fn every_way_to_pay_can_be_reached_by_what_is_clicked_on() {
    let words = Words::new(Language::En);
    for (seats, seed) in [(2, 4), (4, 5)] {
        along(seats, seed, |scene| {
            let rules = scene.rules;
            let Some(seat) = rules.actors(scene.state).first().filter(|_| scene.step % 9 == 0) else {
                return;
            };
            let viewer = Viewer::Seat(seat);
            let legal = scene.legal(viewer);
            let place = |action: &Action| match action {
                Action::Claim { route, .. } => Some(format!("route:{}", rules.board().route(*route).id)),
                Action::Station { city, .. } => {
                    Some(format!("city:{}", rules.board().cities[city.index()].id))
                }
                _ => None,
            };
            let places: BTreeSet<String> = legal.iter().filter_map(place).collect();
            for focus in places.iter().step_by(3) {
                let html = scene.all(&words, viewer, Some(focus));
                for action in legal.iter().filter(|action| place(action).as_ref() == Some(focus)) {
                    assert!(has_button(&html, rules, *action), "{action:?}");
                }
            }
        });
    }
}

#[test]
fn what_can_t_be_claimed_or_built_is_explained() {
    let words = Words::new(Language::Ru);
    along(3, 6, |scene| {
        let board = scene.rules.board();
        let seat = Seat::all(3).nth(scene.step as usize % 3).expect("a seat");
        if scene.step % 11 != 0 {
            return;
        }
        let routes = board.routes.iter().map(|route| format!("route:{}", route.id)).step_by(5);
        let cities = board.cities.iter().map(|city| format!("city:{}", city.id)).step_by(5);
        for focus in routes.chain(cities).chain(["stations".to_owned()]) {
            let regions = scene.regions(&words, Viewer::Seat(seat), Some(&focus));
            let choice = regions.iter().find(|region| region.id == "choice").expect("it is there");
            let told =
                ["name=\"action\"", "class=\"why\"", "<b>"].iter().any(|mark| choice.html.contains(mark));
            assert!(told, "{focus} at step {}: {}", scene.step, choice.html);
        }
    });
}

#[test]
fn who_can_t_act_has_nothing_to_send() {
    let words = Words::new(Language::En);
    along(4, 7, |scene| {
        let actors = scene.rules.actors(scene.state);
        for viewer in Viewer::all(4).filter(|viewer| !actors.iter().any(|seat| viewer.is(seat))) {
            let html = scene.all(&words, viewer, Some("city:paris"));
            assert!(!html.contains("name=\"action\"") && !html.contains("/act"), "{viewer:?}");
        }
    });
}

#[test]
fn a_page_does_not_change_when_only_hidden_things_differ() {
    let words = Words::new(Language::Ru);
    let mut chance = Quick::new(99);
    along(3, 8, |scene| {
        if scene.step % 5 != 0 {
            return;
        }
        for viewer in Viewer::all(3) {
            let view = scene.rules.view(scene.state, viewer);
            let imagined = scene.rules.imagine(&view, &mut chance).expect("the view is a true one");
            let other = Scene { state: &imagined, ..*scene };
            let focus = Some("route:brest-paris");
            assert_eq!(
                scene.regions(&words, viewer, focus),
                other.regions(&words, viewer, focus),
                "{viewer:?}"
            );
        }
    });
}

#[test]
fn tables_are_sound_in_both_languages() {
    for words in Language::ALL.map(Words::new) {
        along(5, 9, |scene| {
            let over = scene.rules.outcome(scene.state).is_some();
            if scene.step % 23 != 0 && !over {
                return;
            }
            for viewer in [Viewer::Spectator, Viewer::Seat(scene.state.turn)] {
                for focus in
                    [None, Some("route:dieppe-paris"), Some("city:wien"), Some("stations"), Some("?<")]
                {
                    let page = scene.show(&words, viewer, focus, pages::ticket_game::table).into_string();
                    html::check(&page);
                    for region in scene.regions(&words, viewer, focus) {
                        assert!(page.contains(&region.html), "{} is in the page as it is sent", region.id);
                        assert_eq!(html::first_id(&region.html), Some(region.id));
                    }
                }
            }
        });
    }
}

#[test]
fn the_other_pages_are_sound_in_both_languages() {
    let levels = ["easy", "fair"];
    let chair = |name: &str, bot| Some(Chair { name: name.to_owned(), bot });
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
        html::check(&pages::home::home(&Home { words, games: &games, tables: &tables }).into_string());
        for person in [None, Some("\"><script>")] {
            for game in roster::GAMES {
                let start = Start { words, game, person, levels: &levels };
                html::check(&pages::start::start(&start).into_string());
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
                html::check(&page);
                assert!(pages::lobby::regions(&lobby).iter().all(|region| page.contains(&region.html)));
            }
        }
        html::check(&notice::about(words).into_string());
        html::check(&notice::told(words, "/", "Sorry <").into_string());
        for what in [Notice::NotFound, Notice::Failed, Notice::NotYourSeat] {
            html::check(&notice::notice(words, "/x?y=\"", what).into_string());
        }
    }
}

/// The class of a ticket in the region of one's own tickets.
fn ticket_class<'s>(html: &'s str, id: &str) -> &'s str {
    let at = html.find(&format!("data-focus=\"ticket:{id}\"")).expect("it is one of theirs");
    let start = html[..at].rfind("<a ").expect("it is a link");
    html[start..].split("class=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("it has a class")
}

#[test]
fn at_the_end_my_tickets_are_what_the_score_sheet_says() {
    let words = Words::new(Language::En);
    let mut by_station = 0;
    for seed in 0..30 {
        along(5, seed, |scene| {
            if scene.rules.outcome(scene.state).is_none() {
                return;
            }
            let board = scene.rules.board();
            for seat in Seat::all(5) {
                let regions = scene.regions(&words, Viewer::Seat(seat), None);
                let mine = regions.iter().find(|region| region.id == "tickets").expect("it is there");
                let score = ticket_score(scene.rules, scene.state, seat);
                by_station += score.borrowed.len();
                for id in scene.state.of(seat).tickets.iter() {
                    let class = ticket_class(&mine.html, &board.ticket_id(id));
                    let done = score.completed.contains(id);
                    assert_eq!(class.contains(" done"), done, "{class} with seed {seed}");
                    assert_eq!(class.contains(" missed"), !done, "{class} with seed {seed}");
                }
            }
        });
    }
    assert!(by_station > 0, "stations have completed some of them");
}
