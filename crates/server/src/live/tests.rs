//! What a viewer gets of a game that is being played.

use card_game::CardGame;
use classic::Classic;
use engine::record::Traces;
use engine::{FastChance, Keyed, Recorder, Rules as _, Seed, playout};
use great_lakes::GreatLakes;
use words::Language;

use super::*;

fn table_chance(text: &str) -> TableChance {
    TableChance::new(Seed::from_text(text), Keyed::NEW)
}

fn chairs(seats: usize) -> Vec<Chair> {
    (0..seats)
        .map(|seat| Chair { name: format!("Seat {seat}"), level: (seat > 0).then(|| "driver".to_owned()) })
        .collect()
}

/// Somebody's look at a game, with nothing clicked on.
fn context<'a>(words: &'a Words, chairs: &'a [Chair], viewer: Viewer) -> ViewerContext<'a> {
    ViewerContext {
        words,
        table: "t",
        chairs,
        viewer,
        focus: None,
        refusal: None,
        proposals: &[],
        hint: None,
        thinking: false,
        hints: true,
        departed: None,
        mark: "0.0",
        once: "",
        own_board: None,
    }
}

/// Does something by chance, as it is written down.
fn step_by_chance<R: Notation + HasBots + HasPages>(
    game: &mut Playing<R>,
    seat: Seat,
    chance: &mut FastChance,
) {
    let action = game.rules.pick(&game.state, seat, chance).expect("something to do");
    let (entry, _) = game.act(seat, &game.rules.write_action(action)).expect("legal");
    let Entry::Acted { seat, action, hash, .. } = entry else { panic!("{entry:?}") };
    game.play(seat, &action, &hash).expect("as proposed");
}

/// The wire: what a viewer gets doesn't depend on anything that the viewer may not know.
#[test]
fn the_same_game_with_hidden_cards_swapped_gives_the_same_bytes() {
    for seats in 2..=5 {
        compare(Classic::standard(seats).expect("a table"), &["route:dieppe-paris"]);
        compare(GreatLakes::standard(seats).expect("a table"), &["city:chicago", "exchange"]);
    }
    for seats in 2..=4 {
        for peeking in [false, true] {
            let game = CardGame::standard(seats).expect("a table").with_peeking(peeking);
            compare(game, &["play:red", "row:blue-white", "play:locomotive"]);
        }
    }
}

/// Plays a game by chance, and compares it now and then with one in which all that is hidden is
/// another, with something clicked on or not.
fn compare<R: Notation + HasBots + HasPages>(rules: R, clicked: &[&str]) {
    let seats = rules.seats();
    let rules = Arc::new(rules);
    let words = Language::ALL.map(Words::new);
    let mut chance = FastChance::new(seats as u64);
    let mut true_one = Playing::deal(rules.clone(), Bots::default(), table_chance(&seats.to_string()));
    let chairs = chairs(seats);
    for step in 0.. {
        let Some(seat) = playout::actor(&*rules, &true_one.state, &mut chance) else { break };
        if step % 13 == 0 {
            for viewer in Viewer::all(seats) {
                let swapped = swapped(&true_one, viewer, &mut chance);
                for words in &words {
                    let focus = (step % 2 == 0).then(|| clicked[step / 2 % clicked.len()]);
                    let context = ViewerContext { focus, ..context(words, &chairs, viewer) };
                    assert_eq!(true_one.page(&context), swapped.page(&context), "{viewer:?} at {step}");
                    assert_eq!(true_one.regions(&context), swapped.regions(&context));
                }
            }
        }
        step_by_chance(&mut true_one, seat, &mut chance);
    }
}

/// What the rules or the disk said no to, and what comes to another state than was written down,
/// leaves chance where it was. A game goes on just as its record would.
#[test]
fn chance_moves_with_what_is_written_down_and_with_nothing_else() {
    for keyed in [Keyed::Step, Keyed::Deck] {
        let (rules, seed) = (Arc::new(GreatLakes::standard(2).expect("a table")), Seed::from_text("moved"));
        let mut game = Playing::deal(rules.clone(), Bots::default(), TableChance::new(seed, keyed));
        let mut recorder = Recorder::deal_keyed(&*rules, seed, keyed, &mut ());
        let mut whim = FastChance::new(9);
        while let Some(seat) = playout::actor(&*rules, &game.state, &mut whim) {
            for _ in 0..2 {
                let dropped = rules.pick(&game.state, seat, &mut whim).expect("something to do");
                game.act(seat, &rules.write_action(dropped)).expect("legal");
            }
            let action = rules.pick(&game.state, seat, &mut whim).expect("something to do");
            let text = rules.write_action(action);
            for other in Seat::all(2).filter(|other| !game.actors().contains(*other)) {
                assert!(game.act(other, &text).is_err());
            }
            assert!(game.play(seat, &text, "another state").is_err());
            let (entry, _) = game.act(seat, &text).expect("legal");
            recorder.apply(seat, action, &mut ()).expect("legal");
            let Traces { drawn, hash } = &recorder.record().steps.last().expect("a step").traces;
            let Entry::Acted { drawn: is_drawn, hash: is, .. } = entry else { panic!("{entry:?}") };
            assert_eq!((Some(is_drawn), Some(&is)), (drawn.clone(), hash.as_ref()), "{keyed:?}");
            game.play(seat, &text, &is).expect("as planned");
        }
        assert!(game.is_over());
    }
}

/// Who has to remember is told what happened since their last turn, and the rest once it is over.
#[test]
fn what_is_to_be_remembered_is_not_told_for_ever() {
    let rules = Arc::new(CardGame::standard(3).expect("a table"));
    let mut chance = FastChance::new(7);
    let mut game = Playing::deal(rules.clone(), Bots::default(), table_chance("memory"));
    let told = |game: &Playing<CardGame>| {
        let (words, chairs) = (Words::new(Language::En), chairs(3));
        let context = context(&words, &chairs, Viewer::Seat(Seat::default()));
        game.log(&context).iter().map(|line| line.step).min().unwrap_or(0)
    };
    let mut oldest = 0;
    while let Some(seat) = playout::actor(&*rules, &game.state, &mut chance) {
        step_by_chance(&mut game, seat, &mut chance);
        if game.outcome.is_none() {
            let mine: Vec<u32> = (1..)
                .zip(&game.acted)
                .filter(|(_, by)| **by == Seat::default())
                .map(|(step, _)| step)
                .collect();
            oldest = told(&game);
            assert!(oldest == 0 || mine.contains(&oldest), "{oldest} of {mine:?}");
        }
    }
    assert!(oldest > 20, "the log was cut, from step {oldest} on");
    assert!(told(&game) < oldest, "at the end it is told again");
}

/// The game as the viewer could imagine it, with events that hold no more than the viewer was told.
fn swapped<R: Notation + HasBots + HasPages>(
    game: &Playing<R>,
    viewer: Viewer,
    chance: &mut FastChance,
) -> Playing<R> {
    let rules = &game.rules;
    let view = rules.view(&game.state, viewer);
    let told = |(step, event): &(u32, R::Event)| Some((*step, rules.witnessed(event, viewer)?));
    Playing {
        state: rules.imagine(&view, chance).expect("a view of a true state"),
        events: game.events.iter().filter_map(told).collect(),
        ..game.copy()
    }
}
