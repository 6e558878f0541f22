//! The table of the Card Game: everything that is allowed can be reached, nothing hidden is told, and
//! it is sound HTML in both languages.

use ::card_game::{Action, Card, CardGame, Cards, Event, Phase, Play, View};
use engine::{FastChance, Notation, Rules, Seat, Viewer};
use pages::HasPages;
use pages::animation::{BACK, Place};
use words::{Language, Words};

use crate::scene::{Scene, along};

fn game(seats: usize) -> CardGame {
    CardGame::standard(seats).expect("so many can play")
}

fn has_button(html: &str, rules: &CardGame, action: Action) -> bool {
    html.contains(&format!("name=\"action\" value=\"{}\"", rules.write_action(action)))
}

/// What is clicked on to find a play.
fn place(play: Play) -> String {
    match play {
        Play::Group { colour, .. } => format!("play:{}", colour.id()),
        Play::Row(colours) => format!("row:{}", colours.map(|colour| colour.id()).join("-")),
    }
}

#[test]
fn every_legal_action_can_be_reached() {
    let words = Words::new(Language::En);
    let (mut plays, mut completed) = (0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let rules = game(seats);
        along(&rules, seed, |scene| {
            for seat in rules.actors(scene.state).iter() {
                let viewer = Viewer::Seat(seat);
                let html = scene.all(&words, viewer, None);
                assert!(html.contains(&format!("name=\"step\" value=\"{}\"", scene.step)));
                for action in scene.legal(viewer) {
                    match action {
                        Action::Play(play) => {
                            plays += 1;
                            let first = place(play).split('-').next().expect("a word").to_owned();
                            // The way there begins at a card in hand, or at the link to rows.
                            let start = first.replace("row:", "play:");
                            assert!(html.contains(&format!("data-focus=\"{start}\"")), "{start}");
                            if plays % 7 == 0 {
                                let html = scene.all(&words, viewer, Some(&place(play)));
                                assert!(has_button(&html, &rules, action), "{action:?}");
                            }
                        }
                        Action::Keep(kept) => {
                            for ticket in kept.iter().map(|id| rules.board().ticket_id(id)) {
                                assert!(
                                    html.contains(&format!("name=\"keep\" value=\"{ticket}\"")),
                                    "{ticket}"
                                );
                            }
                        }
                        _ => {
                            completed += u32::from(matches!(action, Action::Complete(_)));
                            assert!(has_button(&html, &rules, action), "{action:?}");
                        }
                    }
                }
            }
        });
    }
    assert!(plays > 500 && completed > 0, "{plays} plays and {completed} tickets to complete");
}

#[test]
fn whom_a_play_robs_and_of_what_is_told_before_it_is_done() {
    let words = Words::new(Language::En);
    let mut robberies = 0;
    for seed in 0..12 {
        let rules = game(3);
        along(&rules, seed, |scene| {
            let Some(seat) = rules.actors(scene.state).first() else { return };
            let viewer = Viewer::Seat(seat);
            let view = rules.view(scene.state, viewer);
            for action in scene.legal(viewer) {
                let Action::Play(play) = action else { continue };
                let choice = scene.region(&words, viewer, Some(&place(play)), "choice");
                let value = format!("value=\"{}\"", rules.write_action(action));
                let button =
                    choice.split("<button").find(|button| button.contains(&value)).expect("it is there");
                let robbed = view.robbed_by(seat, play);
                assert_eq!(button.contains("class=\"robs\""), robbed.is_some(), "{action:?}");
                if let Some((from, colour, group)) = robbed {
                    robberies += 1;
                    assert!(button.contains(&format!("&lt;{}&gt;", from.index())), "{button}");
                    let cars = format!("{} {} card", group.cars, colour.id());
                    assert!(group.cars == 0 || button.contains(&cars), "{cars} in {button}");
                    let stations = scene.region(&words, viewer, Some(&place(play)), "players");
                    assert!(stations.contains("group danger"), "it is marked where it lies");
                }
            }
        });
    }
    assert!(robberies > 20, "{robberies} robberies");
}

#[test]
fn what_can_t_be_played_is_explained() {
    let words = Words::new(Language::Ru);
    let rules = game(3);
    along(&rules, 6, |scene| {
        let seat = Seat::all(3).nth(scene.step as usize % 3).expect("a seat");
        let hand = scene.state.of(seat).hand;
        let focuses = hand.kinds().map(|kind| format!("play:{}", Card::of_kind(kind).id()));
        for focus in focuses.chain(["row".to_owned(), "row:red-blue".to_owned()]) {
            let choice = scene.region(&words, Viewer::Seat(seat), Some(&focus), "choice");
            let told = ["name=\"action\"", "class=\"why\"", "class=\"more\""];
            assert!(told.iter().any(|mark| choice.contains(mark)), "{focus} at {}: {choice}", scene.step);
        }
    });
}

#[test]
fn who_can_t_act_has_nothing_to_send() {
    let words = Words::new(Language::En);
    let rules = game(4);
    along(&rules, 7, |scene| {
        let actors = rules.actors(scene.state);
        for viewer in Viewer::all(4).filter(|viewer| !actors.iter().any(|seat| viewer.is(seat))) {
            for focus in ["play:red", "row:red-blue", "play:locomotive"] {
                let html = scene.all(&words, viewer, Some(focus));
                assert!(!html.contains("name=\"action\"") && !html.contains("/act"), "{viewer:?}");
            }
        }
    });
}

#[test]
fn a_page_does_not_change_when_only_hidden_things_differ() {
    let words = Words::new(Language::Ru);
    let mut chance = FastChance::new(99);
    for (seats, peeking) in [(2, false), (3, true), (4, false)] {
        let rules = game(seats).with_peeking(peeking);
        along(&rules, 8, |scene| {
            if scene.step % 3 != 0 {
                return;
            }
            for viewer in Viewer::all(seats) {
                let view = rules.view(scene.state, viewer);
                let imagined = rules.imagine(&view, &mut chance).expect("the view is a true one");
                let other = Scene { state: &imagined, ..*scene };
                for focus in [None, Some("play:red"), Some("row")] {
                    assert_eq!(
                        scene.regions(&words, viewer, focus),
                        other.regions(&words, viewer, focus),
                        "{viewer:?}"
                    );
                }
            }
        });
    }
}

/// The same position with a red car on the train pile in place of each card that lies there: nobody
/// sees any difference before scoring, its owner only where peeking is allowed.
#[test]
fn cg_8_no_train_pile_is_shown_before_scoring() {
    let words = Words::new(Language::En);
    let mut differences = [0, 0];
    for peeking in [false, true] {
        let rules = game(2).with_peeking(peeking);
        along(&rules, 5, |scene| {
            if scene.state.trains_lie_open() {
                return;
            }
            let mut other = scene.state.clone();
            for seat in Seat::all(2) {
                let mut all_red = Cards::NONE;
                all_red.add(card_game::Colour::Red.kind(), scene.state.of(seat).train.total());
                other.holdings[seat].train = all_red;
            }
            let other = Scene { state: &other, ..*scene };
            for viewer in Viewer::all(2) {
                let same = scene.all(&words, viewer, None) == other.all(&words, viewer, None);
                assert!(same || peeking && viewer != Viewer::Spectator, "{viewer:?} at {}", scene.step);
                differences[usize::from(peeking)] += u32::from(!same);
            }
        });
    }
    assert_eq!(differences[0], 0);
    assert!(differences[1] > 10, "who may peek sees it");
}

/// Cards go onto a train pile face down, whoever looks.
#[test]
fn cg_6_what_goes_onto_a_train_moves_face_down() {
    let seat = Seat::new(1).expect("a seat");
    for moved in CardGame::animate(&Event::SentOff { seat, count: 3 }) {
        assert_eq!((moved.to, moved.what, moved.count), (Place::Train(seat), BACK, 3));
        assert_eq!(moved.to_string(), "station_seat-b train_seat-b back 3");
    }
}

#[test]
fn tables_are_sound_in_both_languages() {
    for words in Language::ALL.map(Words::new) {
        for seats in 2..=4 {
            let rules = game(seats).with_peeking(seats == 3);
            along(&rules, 9, |scene| {
                let scored = matches!(scene.state.phase, Phase::Scoring { .. } | Phase::Over(_));
                if scene.step % 17 != 0 && !scored {
                    return;
                }
                let turn = rules.actors(scene.state).first().unwrap_or(scene.state.turn);
                for viewer in [Viewer::Spectator, Viewer::Seat(turn)] {
                    let clicked =
                        ["play:red", "play:locomotive", "row", "row:red-blue-white", "row:?<", "?<"];
                    for focus in clicked.into_iter().map(Some).chain([None]) {
                        let page = scene.show(&words, viewer, focus, CardGame::page).into_string();
                        crate::html::check(&page);
                        for region in scene.regions(&words, viewer, focus) {
                            assert!(
                                page.contains(&region.html),
                                "{} is in the page as it is sent",
                                region.id
                            );
                            assert_eq!(crate::html::first_id(&region.html), Some(region.id));
                        }
                    }
                }
            });
        }
    }
}

/// Whoever clicks on “best for me” sends the whole best set, the first ticket and then the others.
#[test]
fn the_best_set_is_one_click() {
    let words = Words::new(Language::En);
    let mut asked = 0;
    for seed in 0..40 {
        let rules = game(2);
        along(&rules, seed, |scene| {
            let Phase::Scoring { seat } = scene.state.phase else { return };
            asked += 1;
            let best = rules.best_completion(scene.state, seat).tickets;
            let choice = scene.region(&words, Viewer::Seat(seat), None, "choice");
            let form = choice.split("<form class=\"best\"").nth(1).expect("it is offered");
            let form = form.split("</form>").next().expect("a form");
            for id in rules.board().all_tickets().iter() {
                let action = format!("value=\"{}\"", rules.write_action(Action::Complete(id)));
                assert_eq!(form.contains(&action), best.contains(id), "{action} in {form}");
            }
        });
    }
    assert!(asked > 5, "{asked} choices");
}

/// What a seat completed in the first round, in points.
fn first_round(view: &View, rules: &CardGame, seat: Seat) -> u16 {
    let first = view.seats[seat.index()].first.as_ref();
    rules.board().points(first.expect("it was scored").completed)
}

/// Once the second round has begun everybody sees what the first one brought: unfolded to whoever hasn't acted
/// since, and there to be opened again until the game is over.
#[test]
fn cg_26_between_the_rounds_everybody_sees_what_the_first_one_brought() {
    let words = Words::new(Language::En);
    let (mut unfolded, mut folded, mut scored) = (0, 0, 0);
    for (seats, seed) in [(4, 1), (4, 4), (4, 9), (3, 2), (2, 3)] {
        let rules = game(seats);
        along(&rules, seed, |scene| {
            let is_second =
                |(step, event): &(u32, Event)| matches!(event, Event::SecondRound { .. }).then_some(*step);
            let began = scene.events.iter().find_map(is_second);
            let over = rules.outcome(scene.state).is_some();
            for viewer in Viewer::all(seats) {
                let html = scene.region(&words, viewer, None, "interlude");
                let Some(began) = began.filter(|_| !over) else {
                    assert_eq!(html, "<section id=\"interlude\" hidden></section>");
                    continue;
                };
                let view = rules.view(scene.state, viewer);
                let rows: Vec<&str> = html.split("<tr class=\"seat-").skip(1).collect();
                let seat = |row: &&str| Seat::new(row.as_bytes()[0] - b'a').expect("a seat");
                let points: Vec<u16> = rows.iter().map(|row| first_round(&view, &rules, seat(row))).collect();
                assert!(points.len() == seats && points.is_sorted_by(|one, next| one >= next), "{points:?}");
                for (row, points) in rows.iter().zip(&points) {
                    assert!(row.contains(&format!("<td class=\"interlude-sum\">{points}</td>")), "{row}");
                    assert!(row.contains(&format!("&lt;{}&gt;", seat(row).index())), "{row}");
                    scored += u32::from(*points > 0);
                }
                let done: usize = Seat::all(seats)
                    .map(|seat| {
                        view.seats[seat.index()].first.as_ref().map_or(0, |first| first.completed.len())
                    })
                    .sum();
                assert_eq!(html.matches("ticket done").count(), done, "each ticket of it is there");
                // Scenes are looked at by whoever acted nine steps before.
                let is_open = html.contains("<details class=\"interlude\" open");
                assert_eq!(is_open, began == scene.step || began > scene.step.saturating_sub(9), "{began}");
                if is_open { unfolded += 1 } else { folded += 1 }
            }
        });
    }
    assert!(unfolded > 20 && folded > 100 && scored > 50, "{unfolded} {folded} {scored}");
}

/// What was scored unfolds while somebody chooses, and not beyond: the next round finds it folded away.
#[test]
fn what_was_scored_is_another_fold_once_nobody_chooses() {
    let words = Words::new(Language::En);
    let mut seen = [0, 0];
    for seed in 0..12 {
        let rules = game(4);
        along(&rules, seed, |scene| {
            let html = scene.region(&words, Viewer::Spectator, None, "players");
            for fold in html.split("<details class=\"scored\" ").skip(1) {
                let chooses = fold.starts_with("name=\"scoring_");
                assert_eq!(
                    fold.split('>').next().is_some_and(|tag| tag.contains(" open")),
                    chooses,
                    "{fold}"
                );
                seen[usize::from(chooses)] += 1;
            }
        });
    }
    assert!(seen[0] > 100 && seen[1] > 0, "{seen:?}");
}

/// Who robbed whom of what stays to be seen where it lay, for a lap at least.
#[test]
fn cg_16_a_robbery_leaves_its_place_empty_and_marks_who_did_it() {
    let words = Words::new(Language::En);
    let mut robberies = 0;
    for seed in 0..12 {
        let rules = game(3);
        along(&rules, seed, |scene| {
            // What is scored is no robbery's place any more.
            let is_play = |(step, event): &&(u32, Event)| {
                *step == scene.step && !matches!(event, Event::Scoring { .. })
            };
            let now = scene.events.iter().rev().take_while(is_play);
            let robbed = now.filter_map(|(_, event)| match event {
                Event::Robbed { seat, by, group, .. } => Some((*seat, *by, group.total())),
                _ => None,
            });
            for (seat, by, count) in robbed {
                robberies += 1;
                for viewer in Viewer::all(3) {
                    let html = scene.region(&words, viewer, None, "players");
                    let platform = |seat: Seat| {
                        let class =
                            format!("<article class=\"platform seat-{}", b"abc"[seat.index()] as char);
                        html.split("<article")
                            .map(|part| format!("<article{part}"))
                            .find(|part| part.starts_with(&class))
                    };
                    let gap = platform(seat).expect("a station");
                    let gap = gap.split("class=\"robbed\"").nth(1).expect("a gap").to_owned();
                    assert!(
                        gap.contains(&format!("&lt;{}&gt;", by.index()))
                            && gap.contains(&format!("−{count}<")),
                        "{gap}"
                    );
                    assert!(platform(by).expect("a station").contains("group robber"), "{by:?}");
                }
            }
        });
    }
    assert!(robberies > 20, "{robberies} robberies");
}
