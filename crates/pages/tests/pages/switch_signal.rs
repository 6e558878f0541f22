//! The table of Switch & Signal: everything that is allowed can be reached, whoever isn't to act can
//! only propose, nothing hidden is told, and it is sound HTML in both languages on both boards.

use std::collections::BTreeSet;

use engine::{Notation as _, Rules as _, Seat, Viewer};
use pages::company::Company;
use pages::together::{Left, Pin, PinKind, Proposal, Together};
use pages::{Chair, HasPages as _, LogLine, Region, Screen};
use switch_signal::{
    Action, Board, Departures, Event, First, Options, Phase, Placement, State, SwitchSignal, TrainId,
};
use words::{Language, Words};

use crate::scene::{Scene, along};

fn game(board: usize, seats: usize, options: Options) -> SwitchSignal {
    let boards = [Board::central_europe(), Board::north_america()];
    SwitchSignal::new(boards[board].clone(), seats, options).expect("so many can play so")
}

/// Both boards, with all kinds of options between them.
fn games() -> [SwitchSignal; 4] {
    let usual = Options::default();
    let hard = Options { placement: Placement::Own, extra_signal: true, ten_goods: true, ..usual };
    let random =
        Options { placement: Placement::Random, departures: Departures::Variable, ten_goods: true, ..usual };
    let tokens =
        Options { departures: Departures::Tokens, time: 10, first: First::Seat(Seat::default()), ..usual };
    [game(0, 2, usual), game(1, 3, random), game(1, 2, hard), game(0, 4, tokens)]
}

/// What has to be clicked on before an action can be done.
fn click(rules: &SwitchSignal, action: Action) -> Option<String> {
    let board = rules.board();
    let field = |id: switch_signal::FieldId| {
        let facts = &board.fields[id.index()];
        format!("{}@{}", board.tracks[facts.track.index()].id, facts.position)
    };
    let train = |id: TrainId| format!("train:{}-{}", id.colour().id(), id.number());
    match action {
        Action::Signal { to, .. } => Some(format!("signal:{}", field(to))),
        Action::Switch { junction, .. } => {
            Some(format!("switch:{}", board.junctions[junction.index()].node.id))
        }
        Action::Move { train: id, .. } => Some(train(id)),
        Action::Dispatcher => Some("helper:dispatcher".to_owned()),
        _ => None,
    }
}

fn button(rules: &SwitchSignal, action: Action) -> String {
    let written = rules.write_action(action).replace('>', "&gt;");
    format!("name=\"action\" value=\"{written}\"")
}

fn check_reach(scene: &Scene<'_, SwitchSignal>, words: &Words) {
    let Some(seat) = scene.rules.actors(scene.state).first() else { return };
    let viewer = Viewer::Seat(seat);
    let legal = scene.legal(viewer);
    let clicks: BTreeSet<Option<String>> = legal.iter().map(|action| click(scene.rules, *action)).collect();
    for (place, clicked) in clicks.iter().enumerate() {
        // All that is reached at once, and some of what is clicked on.
        if clicked.is_some() && !(scene.step as usize + place).is_multiple_of(19) {
            continue;
        }
        let html = scene.all(words, viewer, clicked.as_deref());
        assert!(html.contains(&format!("name=\"step\" value=\"{}\"", scene.step)), "{:?}", scene.state.phase);
        if let Some(clicked) = clicked.as_ref().filter(|clicked| !clicked.starts_with("helper")) {
            assert!(html.contains(&format!("data-focus=\"{clicked}\"")), "{clicked} is on the map");
        }
        for action in legal.iter().filter(|action| click(scene.rules, **action) == *clicked) {
            let mark = button(scene.rules, *action);
            assert!(html.contains(&mark), "{mark} at {clicked:?} in step {}", scene.step);
        }
    }
}

#[test]
fn every_legal_action_can_be_reached() {
    let words = Words::new(Language::En);
    for (seed, rules) in games().iter().enumerate() {
        along(rules, seed as u64, |scene| check_reach(scene, &words));
    }
}

/// A green signal is reached the other way round too: it, then where it goes.
#[test]
fn a_signal_can_be_sent_away() {
    let words = Words::new(Language::Ru);
    let mut tried = 0;
    (0..4).for_each(|seed| {
        along(&game(0, 2, Options::default()), seed, |scene| {
            if scene.state.phase != Phase::Cards || !scene.step.is_multiple_of(5) {
                return;
            }
            let viewer = Viewer::Seat(scene.state.turn);
            let signals =
                scene.legal(viewer).into_iter().filter(|action| matches!(action, Action::Signal { .. }));
            for action in signals.step_by(41) {
                let written = scene.rules.write_action(action);
                let (from, to) = written.split_once(" > ").expect("from and to");
                let (from, to) = (&from["signal ".len()..], to.split(' ').next().expect("a field"));
                let pair = format!("from:{from}..{to}");
                let first = scene.all(&words, viewer, Some(&format!("signal:{from}")));
                assert!(first.contains(&format!("data-focus=\"{pair}\"")), "{pair}");
                assert!(
                    scene.all(&words, viewer, Some(&pair)).contains(&button(scene.rules, action)),
                    "{pair}"
                );
                tried += 1;
            }
        })
    });
    assert!(tried > 10);
}

/// Shows a scene to somebody who isn't to act, as the server does.
fn shown<T>(
    scene: &Scene<'_, SwitchSignal>,
    words: &Words,
    (viewer, focus): (Viewer, Option<&str>),
    together: Together<'_, Action>,
    look: impl FnOnce(&Screen<'_, SwitchSignal>) -> T,
) -> T {
    let chairs: Vec<Chair> =
        scene.rules.all_seats().map(|seat| Chair { name: format!("<{seat}>"), ..Chair::default() }).collect();
    let (mut team, legal) = (Vec::new(), scene.legal(viewer));
    if legal.is_empty() && viewer != Viewer::Spectator {
        let acting = scene.rules.actors(scene.state).first();
        acting.into_iter().for_each(|seat| scene.rules.legal(scene.state, seat, &mut team));
    }
    look(&Screen {
        words,
        rules: scene.rules,
        table: "t1",
        chairs: &chairs,
        viewer,
        view: &scene.rules.view(scene.state, viewer),
        legal: &legal,
        team: &team,
        together,
        hint: None,
        hints: true,
        counts: true,
        thinking: false,
        step: scene.step,
        mark: "57.0",
        once: "<once>",
        own_board: None,
        events: scene.events,
        log: &[LogLine { step: 0, seat: None, text: "a < b".to_owned(), ..LogLine::default() }],
        since: 0,
        outcome: scene.rules.outcome(scene.state).as_ref(),
        focus,
        refusal: None,
        company: Company::default(),
        chat: &pages::chat::SILENCE,
        big: None,
        review: None,
        whole: None,
        preferences: pages::preferences::Preferences::default(),
        now: 0,
        departed: None,
    })
}

fn text(regions: Vec<Region>) -> String {
    regions.into_iter().map(|region| region.html).collect()
}

#[test]
fn who_can_t_act_has_nothing_to_send_but_proposals() {
    let words = Words::new(Language::En);
    for rules in [game(0, 3, Options::default()), game(1, 2, Options::default())] {
        along(&rules, 7, |scene| {
            let turn = scene.state.turn;
            let partner = scene.rules.all_seats().find(|seat| *seat != turn).expect("a partner");
            let focus = Some("train:black-1");
            let watched = text(shown(
                scene,
                &words,
                (Viewer::Spectator, focus),
                Together::default(),
                SwitchSignal::regions,
            ));
            assert!(!watched.contains("<form") || scene.rules.outcome(scene.state).is_some());
            let partners = text(shown(
                scene,
                &words,
                (Viewer::Seat(partner), focus),
                Together::default(),
                SwitchSignal::regions,
            ));
            assert!(!partners.contains("/t/t1/act"), "step {}", scene.step);
            let over = scene.rules.outcome(scene.state).is_some();
            assert_eq!(partners.contains("/t/t1/propose"), !over, "step {}", scene.step);
        });
    }
}

#[test]
fn what_partners_propose_can_be_done_by_a_click() {
    let words = Words::new(Language::Ru);
    let mut tried = 0;
    along(&game(0, 2, Options::default()), 8, |scene| {
        let turn = scene.state.turn;
        let legal = scene.legal(Viewer::Seat(turn));
        let partner = scene.rules.all_seats().find(|seat| *seat != turn).expect("a partner");
        let Some(action) = legal.get(scene.step as usize % legal.len().max(1)) else { return };
        let left = Left { steps: vec![*action], now: Some(*action), never: None };
        let proposals = [Proposal { seat: partner, left, declined: Vec::new() }];
        for (seat, door) in [(turn, "/t/t1/act"), (partner, "/t/t1/withdraw")] {
            let regions = shown(
                scene,
                &words,
                (Viewer::Seat(seat), None),
                Together { proposals: &proposals, ..Together::default() },
                SwitchSignal::regions,
            );
            let choice = regions.into_iter().find(|region| region.id == "choice").expect("it is there").html;
            let list = choice.split("class=\"proposals\"").nth(1).and_then(|rest| rest.split("</ul>").next());
            let list = list.expect("proposals are shown");
            assert!(list.contains(&format!("&lt;{partner}&gt;")), "who proposed it: {list}");
            assert_eq!(list.contains(&button(scene.rules, *action)), seat == turn);
            assert!(!list.contains("<form") || list.contains(door));
            tried += 1;
        }
    });
    assert!(tried > 40);
}

/// Two positions that differ in nothing but what nobody has seen look the same: there is no order in
/// any state, and which of the unseen instructions were removed isn't in it either.
#[test]
fn nothing_hidden_is_told() {
    let words = Words::new(Language::En);
    along(&game(1, 2, Options::default()), 9, |scene| {
        if !scene.step.is_multiple_of(9) {
            return;
        }
        let html = scene.all(&words, Viewer::Seat(scene.state.turn), Some("instructions"));
        let unseen = scene.state.unseen.count_ones() as usize;
        let gone =
            scene.rules.cards().instructions.len() - unseen - usize::from(scene.state.bottom.is_some());
        let listed = |from: &str| {
            let part = html.split(from).nth(1).expect("a list").split("</ul>").next().expect("its end");
            part.matches("<li").count()
        };
        assert_eq!(listed("or was removed unseen</h3>"), unseen, "all unseen ones, those removed among them");
        assert_eq!(listed("Have come</h3>"), gone);
    });
}

fn check_html(scene: &Scene<'_, SwitchSignal>, words: &Words, focuses: &[&str]) {
    let over = scene.rules.outcome(scene.state).is_some();
    if !scene.step.is_multiple_of(17) && !over {
        return;
    }
    for viewer in [Viewer::Spectator, Viewer::Seat(scene.state.turn)] {
        for focus in focuses.iter().copied().map(Some).chain([None, Some("?<")]) {
            let page =
                shown(scene, words, (viewer, focus), Together::default(), SwitchSignal::page).into_string();
            crate::html::check(&page);
            for region in shown(scene, words, (viewer, focus), Together::default(), SwitchSignal::regions) {
                assert!(page.contains(&region.html), "{} is in the page as it is sent", region.id);
                assert_eq!(crate::html::first_id(&region.html), Some(region.id));
            }
        }
    }
}

#[test]
fn tables_are_sound_in_both_languages_on_both_boards() {
    let common =
        ["train:black-1", "train:gray-2", "cards:signal", "cards:switch", "cards:move", "instructions"];
    for words in Language::ALL.map(Words::new) {
        for (seed, rules) in games().iter().enumerate() {
            let own = match rules.board().id.as_str() {
                "central-europe" => [
                    "city:paris",
                    "city:marseille",
                    "departure:calais",
                    "switch:amiens",
                    "helper:logistician",
                ],
                _ => ["city:denver", "city:new-york", "departure:boston", "switch:omaha", "helper:coupler"],
            };
            let focuses: Vec<&str> = common.iter().chain(&own).copied().collect();
            along(rules, 20 + seed as u64, |scene| check_html(scene, &words, &focuses));
        }
    }
}

/// Why a train stopped is on the map in the step in which it did.
#[test]
fn the_map_says_why_a_train_stopped() {
    let words = Words::new(Language::En);
    let mut screen = BTreeSet::new();
    for seed in 0..4 {
        along(&game((seed % 2) as usize, 2, Options::default()), seed, |scene| {
            let lost = scene.events.iter().filter(|(step, _)| *step == scene.step && scene.step > 0);
            let mut lost = lost.filter_map(|(_, event)| match event {
                Event::Ran { train, halt, lost, .. } if *lost > 0 => Some((*train, *halt, *lost)),
                _ => None,
            });
            // A train that runs twice in a step is marked where it is now.
            let Some((_, halt, lost)) = lost.next_back() else { return };
            let regions = scene.regions(&words, Viewer::Spectator, None);
            let map = regions.into_iter().find(|region| region.id == "map-now").expect("the map").html;
            assert!(
                map.contains("class=\"mark bad\"") && map.contains(&format!(" −{lost}</text>")),
                "{halt:?}"
            );
            screen.insert(format!("{halt:?}").split('(').next().expect("a word").to_owned());
        });
    }
    assert!(screen.len() >= 4, "{screen:?}");
}

/// A train that was clicked on shows where each face of its die would bring it.
#[test]
fn every_roll_of_a_train_is_shown_before_a_card_is_played() {
    let words = Words::new(Language::En);
    let mut tried = 0;
    along(&game(0, 2, Options::default()), 3, |scene| {
        let state: &State = scene.state;
        let Some(train) = state.on_network().iter().next().filter(|_| state.phase == Phase::Cards) else {
            return;
        };
        let focus = format!("train:{}-{}", train.colour().id(), train.number());
        let regions = scene.regions(&words, Viewer::Seat(state.turn), Some(&focus));
        let [map, choice] = ["map-now", "choice"]
            .map(|id| regions.iter().find(|region| region.id == id).expect("it is there").html.clone());
        for course in scene.rules.courses(state, train) {
            let list = choice.split("class=\"rolls\"").nth(1).expect("the rolls");
            assert!(list.contains(&format!("#die_{}\"", course.points)));
            assert!(course.lost == 0 || list.contains(&format!(">−{}</b>", course.lost)));
        }
        assert!(map.contains("class=\"way-shown\"") && map.contains("class=\"badge"));
        tried += 1;
    });
    assert!(tried > 20);
}

/// On the map only those exits have letters that can be chosen now.
#[test]
fn the_map_shows_no_exit_that_is_not_offered() {
    let words = Words::new(Language::En);
    let (mut arrived, mut lettered) = (0, 0);
    for seed in 0..12 {
        along(&game(1, 2, Options::default()), seed, |scene| {
            let Phase::Arrived { .. } = scene.state.phase else { return };
            arrived += 1;
            let viewer = Viewer::Seat(scene.state.turn);
            let exits =
                scene.legal(viewer).iter().filter(|action| matches!(action, Action::Leave(_))).count();
            let map = scene.region(&words, viewer, None, "map-now");
            let badges = map.split("class=\"badge").skip(1);
            let labels: BTreeSet<char> = badges
                .filter_map(|badge| badge.split("</text>").next()?.rsplit('>').next())
                .flat_map(|label| label.chars().filter(char::is_ascii_uppercase).collect::<Vec<_>>())
                .collect();
            lettered += u32::from(!labels.is_empty());
            assert!(exits == 0 || labels.len() <= exits, "{labels:?} of {exits} in step {}", scene.step);
        });
    }
    assert!(arrived > 5 && lettered > 0, "{arrived} times, with letters {lettered} times");
}

/// While it is asked where a train of the start card departs, that train is the one at hand.
#[test]
fn the_start_card_marks_the_train_that_is_asked_about() {
    let words = Words::new(Language::En);
    let mut asked = 0;
    along(&game(1, 2, Options::default()), 5, |scene| {
        let (Phase::Departing(colour), true) = (scene.state.phase, scene.step < 8) else { return };
        let orders = scene.region(&words, Viewer::Seat(scene.state.turn), None, "orders");
        let Some(now) = orders.split("class=\"symbol now\"").nth(1) else {
            panic!("nothing is at hand: {orders}");
        };
        if orders.contains(&words.text("ss-start-word")) {
            assert!(
                now.split("</span>").next().is_some_and(|now| now.contains(&format!("t_{}", colour.id())))
            );
            asked += 1;
        }
    });
    assert!(asked > 0);
}

/// What is sent stays small before it is compressed: markup like this shrinks to about a sixth.
#[test]
fn pages_and_updates_are_small() {
    for words in Language::ALL.map(Words::new) {
        for rules in games() {
            along(&rules, 30, |scene| {
                if !scene.step.is_multiple_of(13) {
                    return;
                }
                let viewer = Viewer::Seat(scene.state.turn);
                let page = shown(scene, &words, (viewer, None), Together::default(), SwitchSignal::page)
                    .into_string();
                assert!(page.len() < 250_000, "{}", page.len());
                let update =
                    text(shown(scene, &words, (viewer, None), Together::default(), SwitchSignal::regions));
                assert!(update.len() < 80_000, "{}", update.len());
            });
        }
    }
}

/// A region of a table where partners tell each other this.
fn told(
    scene: &Scene<'_, SwitchSignal>,
    words: &Words,
    (viewer, focus): (Viewer, Option<&str>),
    together: Together<'_, Action>,
    id: &str,
) -> String {
    let regions = shown(scene, words, (viewer, focus), together, SwitchSignal::regions);
    regions.into_iter().find(|region| region.id == id).expect("it is there").html
}

/// Whoever acts, the partners and those who watch see the same plan on the map, with the seat of whoever made it and
/// a number at each step.
#[test]
fn a_plan_is_on_everybodys_map() {
    let words = Words::new(Language::Ru);
    let mut tried = 0;
    for board in [0, 1] {
        along(&game(board, 2, Options::default()), 5, |scene| {
            let turn = scene.state.turn;
            let legal = scene.legal(Viewer::Seat(turn));
            let of = |wanted: fn(&Action) -> bool| legal.iter().copied().find(wanted);
            let (Some(switch), Some(run)) = (
                of(|action| matches!(action, Action::Switch { .. })),
                of(|action| matches!(action, Action::Move { .. })),
            ) else {
                return;
            };
            let partner = scene.rules.all_seats().find(|seat| *seat != turn).expect("a partner");
            let left = Left { steps: vec![switch, run, Action::EndTurn], now: Some(switch), never: None };
            let proposals = [Proposal { seat: partner, left, declined: Vec::new() }];
            let together = Together { proposals: &proposals, ..Together::default() };
            let viewers = [Viewer::Seat(turn), Viewer::Seat(partner), Viewer::Spectator];
            let maps = viewers.map(|viewer| told(scene, &words, (viewer, None), together, "map-now"));
            let drawn = |map: &String| {
                let at = map.find("class=\"planned-steps\"").expect("it is drawn");
                map[at..].to_owned()
            };
            let class = pages::map::seat_class(partner);
            assert!(maps.iter().all(|map| map.contains(&format!("class=\"planned-way {class}\""))));
            assert!(maps.iter().all(|map| drawn(map) == drawn(&maps[0])), "all see the same");
            assert!(drawn(&maps[0]).contains(">1</text>") && drawn(&maps[0]).contains(">2</text>"));
            assert!(!drawn(&maps[0]).contains(">3</text>"), "the end of a turn has no place on the map");
            let lists = viewers.map(|viewer| told(scene, &words, (viewer, None), together, "choice"));
            assert!(lists.iter().all(|list| list.matches("<li>").count() >= 3));
            assert!(lists[0].contains(&button(scene.rules, switch)) && lists[0].contains("/t/t1/act"));
            assert!(lists[1].contains("/t/t1/withdraw") && !lists[0].contains("/t/t1/withdraw"));
            assert!(!lists[2].contains("<form"));
            tried += 1;
        });
    }
    assert!(tried > 10, "{tried}");
}

#[test]
fn what_became_impossible_or_is_declined_says_why() {
    let words = Words::new(Language::En);
    let mut tried = 0;
    along(&game(0, 2, Options::default()), 6, |scene| {
        let turn = scene.state.turn;
        let Some(action) = scene.legal(Viewer::Seat(turn)).first().copied() else { return };
        let partner = scene.rules.all_seats().find(|seat| *seat != turn).expect("a partner");
        let why = engine::Message::new("switch-signal-illegal-no-cards");
        let off = Left { steps: vec![action], now: None, never: Some(why.clone()) };
        let on = Left { steps: vec![action], now: Some(action), never: None };
        let proposals = [
            Proposal { seat: partner, left: off, declined: Vec::new() },
            Proposal { seat: partner, left: on, declined: vec![(turn, vec![why.clone()])] },
        ];
        let together = Together { proposals: &proposals, ..Together::default() };
        let list = told(scene, &words, (Viewer::Seat(partner), None), together, "choice");
        assert!(list.matches(&words.say(&why)).count() == 2, "{list}");
        assert!(list.contains("class=\"answer\"") && list.contains("class=\"plan-steps off\""));
        tried += 1;
    });
    assert!(tried > 20);
}

/// Pins are on everybody's map, in words too; only whoever put one up can take it away, and only those who sit at
/// the table can put one up.
#[test]
fn pins_are_seen_by_all_and_taken_away_by_their_owner() {
    let words = Words::new(Language::En);
    let (mine, theirs) = (Seat::default(), Seat::new(1).expect("a seat"));
    let pin = |seat, kind, place: &str| Pin { seat, kind, place: place.to_owned() };
    let pins = [
        pin(mine, PinKind::Here, "city:paris"),
        pin(theirs, PinKind::Keep, "city:paris"),
        pin(theirs, PinKind::Look, "switch:amiens"),
        pin(theirs, PinKind::Look, "train:gray-3"),
    ];
    let together = Together { pins: &pins, ..Together::default() };
    along(&game(0, 2, Options::default()), 2, |scene| {
        if !scene.step.is_multiple_of(11) || scene.rules.outcome(scene.state).is_some() {
            return;
        }
        let look = |viewer, focus, id| told(scene, &words, (viewer, focus), together, id);
        let map = look(Viewer::Spectator, None, "map-now");
        let seen = if scene.state.trains[8].at.is_some() { 4 } else { 3 };
        assert_eq!(map.matches("class=\"pin-sign\"").count(), seen);
        assert!(map.contains("a train should come here — Paris") && map.contains("&lt;B&gt;"));
        let list = look(Viewer::Seat(mine), Some("partners"), "choice");
        assert_eq!(list.matches("name=\"kind\" value=\"\"").count(), 1, "one's own");
        let clicked = look(Viewer::Seat(mine), Some("city:paris"), "choice");
        assert!(clicked.contains("name=\"place\" value=\"city:paris\""));
        assert_eq!(clicked.matches("class=\"pin-button\"").count(), 3);
        assert!(clicked.contains("aria-pressed=\"true\""));
        for focus in ["partners", "city:paris"] {
            assert!(!look(Viewer::Spectator, Some(focus), "choice").contains("<form"));
        }
    });
}

/// Whoever plans sends nothing but proposals, also in their own turn; and sees that.
#[test]
fn whoever_plans_does_nothing() {
    let words = Words::new(Language::En);
    let mut tried = 0;
    along(&game(0, 2, Options::default()), 4, |scene| {
        let turn = scene.state.turn;
        let Some(ahead) = scene.rules.foreseen(scene.state, &[]) else { return };
        let mut team = Vec::new();
        scene.rules.legal(&ahead, ahead.turn, &mut team);
        team.retain(SwitchSignal::is_planned);
        let together = Together { planning: true, plans: true, ..Together::default() };
        for focus in [None, Some("cards:switch"), Some("train:black-1"), Some("partners")] {
            let page = shown(scene, &words, (Viewer::Seat(turn), focus), together, |screen| {
                text(SwitchSignal::regions(&Screen { team: &team, ..*screen }))
            });
            assert!(!page.contains("/t/t1/act"), "{focus:?} in step {}", scene.step);
            assert!(page.contains("/t/t1/propose") && page.contains("/t/t1/plan"));
            tried += 1;
        }
    });
    assert!(tried > 40);
}

/// The rest of the tokens as in the first game: all that the button sends can be done, and leads there.
#[test]
fn tokens_can_be_laid_as_in_the_first_game_from_anywhere() {
    let words = Words::new(Language::Ru);
    for board in [0, 1] {
        let rules = game(board, 2, Options { placement: Placement::Own, ..Options::default() });
        let mut tried = 0;
        along(&rules, 3, |scene| {
            if !matches!(scene.state.phase, Phase::Placing(_)) {
                return;
            }
            let turn = scene.state.turn;
            let choice = scene.region(&words, Viewer::Seat(turn), None, "choice");
            let form = choice.split("<form").find(|form| form.contains("Дальше")).expect("it is offered");
            let sent = |name: &str| -> Vec<String> {
                let mark = format!("name=\"{name}\" value=\"");
                let values = form.split(&mark).skip(1);
                values.map(|value| value.split('"').next().expect("its end").to_owned()).collect()
            };
            let mut state = scene.state.clone();
            let mut chance = engine::FastChance::new(1);
            for action in sent("action").iter().chain(&sent("then")) {
                assert!(matches!(state.phase, Phase::Placing(_)), "no more than there are");
                let action = rules.read_action(action).expect("an action");
                rules.apply(&mut state, turn, action, &mut chance, &mut ()).expect("it is legal");
            }
            assert!(!matches!(state.phase, Phase::Placing(_)), "all of them");
            if scene.step == 0 {
                assert_eq!(state.signals, rules.board().first_signals);
                let first = rules.board().junctions.iter().map(|junction| junction.first);
                assert!(state.switches.iter().copied().zip(first).all(|(is, first)| is == first));
            }
            tried += 1;
        });
        assert!(tried > 20, "{tried}");
    }
}

/// Where nothing is to be decided but whether to call a helper, the page knows the one answer that there is, for
/// whoever doesn't want to be asked; and nowhere else.
#[test]
fn the_one_answer_beside_helpers_is_known() {
    let words = Words::new(Language::En);
    let mut tried = [0; 2];
    for board in [0, 1] {
        along(&game(board, 2, Options::default()), 12, |scene| {
            let viewer = Viewer::Seat(scene.state.turn);
            let legal = scene.legal(viewer);
            let plain: Vec<&Action> = legal.iter().filter(|action| action.helper().is_none()).collect();
            let choice = scene.region(&words, viewer, None, "choice");
            let is_plain = plain.len() == 1 && legal.len() > 1 && scene.state.phase != Phase::Cards;
            assert_eq!(choice.contains("data-answer="), is_plain, "{:?}", scene.state.phase);
            if is_plain {
                let written = scene.rules.write_action(*plain[0]);
                assert!(choice.contains(&format!("data-answer=\"{written}\"")));
                assert!(choice.contains(&button(scene.rules, *plain[0])));
            }
            tried[usize::from(is_plain)] += 1;
        });
    }
    assert!(tried.iter().all(|count| *count > 5), "{tried:?}");
}
