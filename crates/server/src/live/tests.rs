//! What a viewer gets of a game that is being played.

use card_game::CardGame;
use classic::Classic;
use engine::record::Traces;
use engine::{Chance as _, FastChance, Keyed, Recorder, Rules as _, Seed, playout};
use great_lakes::GreatLakes;
use words::Language;

use super::*;

mod imagined;

fn table_chance(text: &str) -> TableChance {
    TableChance::new(Seed::from_text(text), Keyed::NEW)
}

fn chairs(seats: usize) -> Vec<Chair> {
    (0..seats)
        .map(|seat| Chair {
            name: format!("Seat {seat}"),
            level: (seat > 0).then(|| "driver".to_owned()),
            ..Chair::default()
        })
        .collect()
}

/// How people come from a big screen to the table.
const INVITATION: Invitation<'_> = Invitation { link: "http://localhost/t/t", code: "t", unreachable: false };

/// Partners who have told each other nothing.
static SILENT: std::sync::LazyLock<Partners> = std::sync::LazyLock::new(Partners::default);

/// Somebody's look at a game, with nothing clicked on.
fn context<'a>(words: &'a Words, chairs: &'a [Chair], viewer: Viewer) -> ViewerContext<'a> {
    ViewerContext {
        words,
        table: "t",
        chairs,
        viewer,
        plays: true,
        focus: None,
        refusal: None,
        partners: &SILENT,
        hint: None,
        thinking: false,
        hints: true,
        counts: true,
        departed: None,
        mark: "0.0",
        once: "",
        own_board: None,
        company: Company::default(),
        chat: &pages::chat::SILENCE,
        big: None,
        review: None,
        preferences: Preferences::default(),
        now: 0,
    }
}

/// Does something, as it is written down.
fn step_with<R: Notation + HasBots + HasPages>(game: &mut Playing<R>, seat: Seat, action: R::Action) {
    game.advance(seat, action).expect("legal");
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
        compare(Classic::standard(seats).expect("a table"), &["route:dieppe-paris", "plan"]);
        compare(GreatLakes::standard(seats).expect("a table"), &["city:chicago", "exchange"]);
    }
    for seats in 2..=4 {
        for peeking in [false, true] {
            let game = CardGame::standard(seats).expect("a table").with_peeking(peeking);
            compare(game, &["play:red", "row:blue-white", "play:locomotive"]);
        }
    }
}

/// The wire again: whoever looks at a game that is over through the eyes of a seat sees what that seat saw then,
/// whatever others held and whatever has happened since.
#[test]
fn a_game_that_is_looked_at_again_shows_what_those_eyes_saw_then() {
    review_of(Classic::standard(3).expect("a table"));
    review_of(GreatLakes::standard(2).expect("a table"));
    for peeking in [false, true] {
        review_of(CardGame::standard(3).expect("a table").with_peeking(peeking));
    }
}

fn review_of<R: Notation + HasBots + HasPages>(rules: R) {
    let (rules, words, chairs) = (Arc::new(rules), Words::new(Language::En), chairs(3));
    let seats = rules.seats();
    let mut chance = FastChance::new(17);
    let mut game = Playing::deal(rules.clone(), Bots::default(), table_chance("again"));
    let mut kept = vec![game.copy()];
    while let Some(seat) = playout::actor(&*rules, &game.state, &mut chance) {
        step_by_chance(&mut game, seat, &mut chance);
        if game.steps % 11 == 5 {
            let _ = game.go_back(seat, 2);
        } else if game.steps % 37 == 1 {
            kept.push(game.copy());
        }
    }
    // What was taken back later on is not to be looked at.
    let standing = game.standing();
    kept.retain(|then| then.steps == 0 || standing.iter().any(|(step, _)| *step == then.steps));
    assert!(kept.len() > 3, "some of it stands: {}", kept.len());
    for then in kept {
        for viewer in Viewer::all(seats) {
            let eyes = match viewer {
                Viewer::Seat(seat) => Eyes::Seat(seat),
                Viewer::Spectator => Eyes::Watcher,
            };
            let step = then.steps;
            let review = Review {
                place: "t/replay",
                step,
                eyes,
                offered: &[eyes],
                steps: &standing,
                out: None,
                files: &[],
                link: "",
                fault: None,
                practice: None,
            };
            let looks = ViewerContext {
                review: Some(&review),
                plays: false,
                hints: false,
                ..context(&words, &chairs, viewer)
            };
            let again = game.as_it_was(step);
            let swapped = swapped(&then, viewer, &mut chance);
            assert_eq!(again.regions(&looks), then.regions(&looks), "{viewer:?} at {step}");
            assert_eq!(again.regions(&looks), swapped.regions(&looks), "{viewer:?} at {step}");
            assert_eq!(again.page(&looks), swapped.page(&looks));
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
                    if viewer == Viewer::Spectator {
                        let big = ViewerContext { big: Some(INVITATION), plays: false, ..context };
                        assert_eq!(true_one.page(&big), swapped.page(&big), "on a big screen at {step}");
                        assert_eq!(true_one.regions(&big), swapped.regions(&big));
                        assert_eq!(true_one.company(&big), swapped.company(&big));
                    }
                }
            }
        }
        step_by_chance(&mut true_one, seat, &mut chance);
        // What is taken back tells nobody anything either. Games have to end all the same.
        if step % 7 == 3 {
            let _ = true_one.go_back(seat, 1 + step % 3);
        }
    }
}

/// A game with things taken back, many at a time too, comes to the very positions and draws that a record
/// comes to, which keeps every position. Nothing of what was told since is remembered.
#[test]
fn what_is_taken_back_leads_to_where_it_was() {
    for keyed in [Keyed::Step, Keyed::Deck] {
        let (rules, seed) = (Arc::new(Classic::standard(3).expect("a table")), Seed::from_text("back"));
        let mut game = Playing::deal(rules.clone(), Bots::default(), TableChance::new(seed, keyed));
        let mut recorder = Recorder::deal_keyed(&*rules, seed, keyed, &mut ());
        let mut whim = FastChance::new(3);
        for _ in 0..400 {
            let Some(seat) = playout::actor(&*rules, &game.state, &mut whim) else { break };
            let action = rules.pick(&game.state, seat, &mut whim).expect("something to do");
            let (_, next) = game.act(seat, &rules.write_action(action)).expect("legal");
            drop(next);
            step_with(&mut game, seat, action);
            recorder.apply(seat, action, &mut ()).expect("legal");
            if whim.below(6) == 0 {
                let back = 1 + whim.below(40) as usize;
                let entry = game.undo(seat, back, true).map(|(entry, _)| entry);
                assert_eq!(entry.is_some(), recorder.undo(seat, back), "as many as there are");
                if let Some(Entry::Undone { hash, .. }) = entry {
                    game.take_back(seat, back, &hash).expect("as planned");
                    assert!(game.take_back(seat, 1, "another state").is_err());
                    assert_eq!(recorder.record().steps.last().expect("a step").traces.hash, Some(hash));
                }
            }
            assert_eq!(game.state, *recorder.state(), "{keyed:?}");
            let last = game.past.last().map_or(0, |done| done.step);
            assert!(game.events.iter().all(|(step, _)| *step <= last), "nothing of it is remembered");
        }
        assert_eq!(game.steps as usize, recorder.record().steps.len());
    }
}

/// Whoever draws, takes it back and draws again has learnt nothing by it: what comes then is as likely the
/// same as any card is.
#[test]
fn a_card_that_was_drawn_and_taken_back_does_not_tell_the_next_one() {
    let rules = Arc::new(Classic::standard(2).expect("a table"));
    let blind = rules.read_action("blind").expect("an action");
    let (mut same, mut tries) = (0, 0);
    for deal in 0..300 {
        let chance = table_chance(&format!("again {deal}"));
        let mut game = Playing::deal(rules.clone(), Bots::default(), chance);
        let mut whim = FastChance::new(deal);
        while rules.check(&game.state, Seat::default(), blind).is_err() {
            let seat = playout::actor(&*rules, &game.state, &mut whim).expect("somebody");
            step_by_chance(&mut game, seat, &mut whim);
        }
        let [first, second] = [0, 1].map(|_| {
            step_with(&mut game, Seat::default(), blind);
            let drawn = rules.write_state(&game.state);
            game.go_back(Seat::default(), 1).expect("it can be taken back");
            drawn
        });
        (same, tries) = (same + usize::from(first == second), tries + 1);
    }
    // Nine kinds of cards: one in nine would be the same by chance, all of them without a shuffle.
    assert!(same > 0 && same < tries / 4, "{same} of {tries}");
}

/// What drew a card, or turned one up, is not free to take back; what only spent something is, for its owner.
#[test]
fn only_what_told_nothing_is_free_to_take_back() {
    fn tried<R: Notation + HasBots + HasPages>(rules: R) -> (usize, usize) {
        let (rules, mut whim) = (Arc::new(rules), FastChance::new(11));
        let (mut free, mut bound) = (0, 0);
        for deal in 0..6 {
            let mut game = Playing::deal(rules.clone(), Bots::default(), table_chance(&deal.to_string()));
            while let Some(seat) = playout::actor(&*rules, &game.state, &mut whim) {
                step_by_chance(&mut game, seat, &mut whim);
                let drew = game.past.last().expect("a step").drew;
                let is_free = game.is_free_to_undo(Seats::only(seat));
                assert!(!(drew && is_free), "a draw is never free");
                let others: Seats = Seat::all(rules.seats()).filter(|other| *other != seat).collect();
                assert!(!game.is_free_to_undo(others), "nor anybody else's");
                (free, bound) = (free + usize::from(is_free), bound + usize::from(!is_free));
            }
        }
        (free, bound)
    }
    for (free, bound) in [
        tried(Classic::standard(3).expect("a table")),
        tried(GreatLakes::standard(2).expect("a table")),
        tried(CardGame::standard(3).expect("a table")),
    ] {
        assert!(free > 20 && bound > 20, "{free} and {bound}");
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
                .zip(game.past.done().iter().map(|done| &done.seat))
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

/// Whoever still chooses their first tickets reads nothing of what others keep; whoever has chosen does. What
/// happened after somebody's last action is news to them.
#[test]
fn the_opening_is_told_to_those_who_have_chosen_and_news_begins_with_ones_own_action() {
    let rules = Arc::new(Classic::standard(3).expect("a table"));
    let mut game = Playing::deal(rules.clone(), Bots::default(), table_chance("opening"));
    let (words, chairs, mut whim) = (Words::new(Language::En), chairs(3), FastChance::new(5));
    let [first, second, third] = [0, 1, 2].map(|seat| Seat::new(seat).expect("a seat"));
    let kept = |game: &Playing<Classic>, seat: Seat| {
        let log = game.log(&context(&words, &chairs, Viewer::Seat(seat)));
        log.iter().filter(|line| line.step > 0).count()
    };
    let since = |game: &Playing<Classic>, seat| game.last_acted(Viewer::Seat(seat));
    step_by_chance(&mut game, second, &mut whim);
    assert_eq!([first, second, third].map(|seat| kept(&game, seat)), [0, 1, 0]);
    assert_eq!([first, second, third].map(|seat| since(&game, seat)), [0, 1, 0]);
    step_by_chance(&mut game, first, &mut whim);
    assert_eq!([first, second, third].map(|seat| kept(&game, seat)), [2, 2, 0]);
    assert_eq!([first, second, third].map(|seat| since(&game, seat)), [2, 1, 0]);
    step_by_chance(&mut game, third, &mut whim);
    assert!(kept(&game, third) >= 3, "now it is told");
    assert_eq!(game.last_acted(Viewer::Spectator), game.steps, "nothing is news to who only watches");
    game.go_back(third, 1).expect("it can be taken back");
    assert_eq!(since(&game, third), 0, "what was taken back was no action");
}
