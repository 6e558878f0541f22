//! What each player sees (CG-30), and that nobody is told what lies in a train pile (CG-8).

use std::collections::BTreeMap;

use card_game::{CardGame, Event, Memory, Phase, State};
use engine::{FastChance, Rules, Seat, Viewer, playout};
use serde_json::Value;

use super::table::{cards, seat, table, tickets};

#[test]
fn cg_30_what_lies_open_is_seen_by_all() {
    let plan = table(3).hand("A", "3 red").station("B", "2 blue 1 locomotive").train("C", "4 green");
    let table = plan.tickets("A", "dallas-miami seattle-denver").begin();
    for view in table.views() {
        assert_eq!(view.market, table.state.market);
        assert_eq!((view.discards, view.deck), (table.state.discards, table.state.deck.total()));
        assert_eq!(view.seats[1].station, table.state.of(seat("B")).station);
        assert_eq!((view.seats[0].hand, view.seats[2].train, view.seats[0].tickets), (3, 4, 2));
        assert_eq!(view.fresh_tickets, 46 - 4);
    }
}

#[test]
fn cg_30_hand_and_tickets_are_private() {
    let one = table(3).hand("A", "3 red").tickets("A", "dallas-miami").begin();
    let other = table(3).hand("A", "2 white 1 locomotive").tickets("A", "seattle-denver").begin();
    assert_ne!(one.view("A"), other.view("A"));
    assert_eq!(one.views()[1..], other.views()[1..]);
    let own = one.view("A").own.expect("a seat has something of its own");
    assert_eq!((own.hand, own.tickets), (cards("3 red"), tickets(&one.game, "dallas-miami")));
}

#[test]
fn cg_30_nobody_knows_the_deck_and_a_blind_card_is_private() {
    let drawn = |card: &str| table(3).begin().plays("A", &format!("blind | {card}"));
    let (one, other) = (drawn("red"), drawn("white"));
    assert_eq!(one.views()[1..], other.views()[1..]);
    let told = one.game.witnessed(&one.events()[0], Viewer::Seat(seat("B")));
    assert_eq!(told, Some(Event::Drew { seat: seat("A"), card: None }));
}

/// All lists of nine numbers in a JSON, with where they stand: cards are written as such, and so are
/// nine tickets.
fn card_lists(json: &Value, path: &str, found: &mut BTreeMap<String, Vec<u64>>) {
    match json {
        Value::Array(items) => {
            let numbers: Option<Vec<u64>> = items.iter().map(Value::as_u64).collect();
            if let Some(numbers) = numbers.filter(|numbers| numbers.len() == 9) {
                found.insert(path.to_owned(), numbers);
            }
            for (index, item) in items.iter().enumerate() {
                card_lists(item, &format!("{path}/{index}"), found);
            }
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, item)| card_lists(item, &format!("{path}/{key}"), found));
        }
        _ => {}
    }
}

/// Swaps a card of one kind in a train pile with one of another kind in another pile, in the deck or
/// in another seat's hand: who doesn't see either can't tell.
fn swapped(state: &State, from: Seat, chance: &mut FastChance, seats: usize) -> Option<State> {
    use engine::Chance as _;
    let mut other = state.clone();
    let there = Seat::all(seats).nth(chance.below(seats as u32) as usize)?;
    let mut mine = other.holdings[from].train;
    let mut theirs = match there == from {
        true => other.deck,
        false => other.holdings[there].train,
    };
    if mine.is_empty() || theirs.is_empty() {
        return None;
    }
    let (gives, takes) = (mine.draw(chance), theirs.draw(chance));
    mine.add(takes, 1);
    theirs.add(gives, 1);
    other.holdings[from].train = mine;
    match there == from {
        true => other.deck = theirs,
        false => other.holdings[there].train = theirs,
    }
    Some(other)
}

/// Along whole games no view, no event and no JSON of either depends on what lies in a train pile
/// before it is scored, and views have no list of cards that could be one.
#[test]
fn cg_8_no_view_no_event_and_no_json_tells_what_lies_in_a_train_pile() {
    let mut swaps = 0;
    for (seats, seed) in (2..=4).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let game = CardGame::standard(seats).expect("a table");
        let mut chance = FastChance::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(actor) = playout::actor(&game, &state, &mut chance) {
            let action = game.pick(&state, actor, &mut chance).expect("there is something to do");
            if !state.trains_lie_open() {
                for viewer in Viewer::all(seats) {
                    let view = serde_json::to_value(game.view(&state, viewer)).expect("written");
                    let mut lists = BTreeMap::new();
                    card_lists(&view, "", &mut lists);
                    let allowed = |path: &str| {
                        matches!(path, "/market" | "/discards" | "/own/hand")
                            || path.starts_with("/own/") && path != "/own/train"
                            || path.starts_with("/seats/") && path.ends_with("/completed")
                            || path.starts_with("/seats/") && path.ends_with("/first/train")
                    };
                    let strange: Vec<_> = lists.keys().filter(|path| !allowed(path)).collect();
                    assert!(strange.is_empty(), "{viewer:?} is shown cards in {strange:?}");
                }
                for from in game.all_seats() {
                    let Some(other) = swapped(&state, from, &mut chance, seats) else { continue };
                    swaps += 1;
                    same_to_all(&game, &state, &other, actor, action, &chance);
                }
            }
            game.perform(&mut state, actor, action, &mut chance, &mut ());
        }
    }
    assert!(swaps > 1000, "only {swaps} piles were swapped");
}

fn same_to_all(
    game: &CardGame,
    one: &State,
    other: &State,
    actor: Seat,
    action: card_game::Action,
    chance: &FastChance,
) {
    let play = |state: &State| {
        let (mut state, mut events) = (state.clone(), Vec::new());
        game.perform(&mut state, actor, action, &mut chance.clone(), &mut events);
        (state, events)
    };
    let ((one_after, one_events), (other_after, other_events)) = (play(one), play(other));
    for viewer in Viewer::all(game.seats()) {
        let json = |state: &State| serde_json::to_string(&game.view(state, viewer)).expect("written");
        assert_eq!(json(one), json(other), "{viewer:?} sees a train pile");
        // What a draw from another deck brings is another matter, and a scoring opens the piles.
        if one.deck != other.deck || one_after.trains_lie_open() || one_after.round != one.round {
            continue;
        }
        assert_eq!(json(&one_after), json(&other_after), "{viewer:?} sees a train pile");
        let told = |events: &[Event]| {
            let told: Vec<_> = events.iter().filter_map(|event| game.witnessed(event, viewer)).collect();
            let said: Vec<_> = told.iter().map(|event| game.describe_event(event)).collect();
            (serde_json::to_string(&told).expect("written"), said)
        };
        assert_eq!(told(&one_events), told(&other_events), "{viewer:?} is told of a train pile");
    }
}

/// Cards that go onto a pile are told by their number alone, to everyone; and the only lists of cards
/// that events tell are one's own cards, and piles once they are scored.
#[test]
fn cg_8_an_event_tells_how_many_cards_go_onto_a_pile_and_no_more() {
    let mut sent_off = 0;
    for (seats, seed) in (2..=4).flat_map(|seats| (0..6).map(move |seed| (seats, 50 + seed))) {
        let game = CardGame::standard(seats).expect("a table");
        let (mut chance, mut events) = (FastChance::new(seed), Vec::new());
        let mut state = game.deal(&mut chance, &mut events);
        while let Some(actor) = playout::actor(&game, &state, &mut chance) {
            let action = game.pick(&state, actor, &mut chance).expect("there is something to do");
            game.perform(&mut state, actor, action, &mut chance, &mut events);
        }
        for (event, viewer) in
            events.iter().flat_map(|event| Viewer::all(seats).map(move |viewer| (event, viewer)))
        {
            let told = game.witnessed(event, viewer).expect("everyone is told something");
            let json = serde_json::to_value(&told).expect("written");
            if let Event::SentOff { seat, count } = told {
                sent_off += 1;
                let only = serde_json::json!({ "sent_off": { "seat": seat, "count": count } });
                assert_eq!(json, only);
            }
            let mut lists = BTreeMap::new();
            card_lists(&json, "", &mut lists);
            let allowed = |path: &str| match &told {
                Event::Dealt { seat, .. } | Event::DealtMore { seat, .. } => viewer.is(*seat),
                Event::LaidOpen { .. } => true,
                // Nine tickets look like cards.
                _ => path.ends_with("/tickets") || path.ends_with("/kept"),
            };
            assert!(lists.keys().all(|path| allowed(path)), "{viewer:?} is told {json}");
        }
    }
    assert!(sent_off > 1000, "{sent_off}");
}

/// Whoever is told a game's events from the deal on knows all piles, and imagines states that agree.
#[test]
fn cg_8_a_perfect_memory_knows_every_pile_from_events_alone() {
    for (seats, seed) in (2..=4).flat_map(|seats| (0..8).map(move |seed| (seats, 100 + seed))) {
        let game = CardGame::standard(seats).expect("a table");
        let mut chance = FastChance::new(seed);
        let mut events = Vec::new();
        let mut state = game.deal(&mut chance, &mut events);
        let mut memories: Vec<Memory> =
            Viewer::all(seats).map(|viewer| Memory::of(&game, viewer, &events)).collect();
        while let Some(actor) = playout::actor(&game, &state, &mut chance) {
            let action = game.pick(&state, actor, &mut chance).expect("there is something to do");
            events.clear();
            game.perform(&mut state, actor, action, &mut chance, &mut events);
            for (viewer, memory) in Viewer::all(seats).zip(&mut memories) {
                events.iter().for_each(|event| memory.watch(event));
                for seat in game.all_seats() {
                    assert_eq!(memory.train(seat), state.of(seat).train);
                    assert!(state.of(seat).hand.without(&memory.known(seat)).is_some());
                }
                let surely_deck = memory.may_be_deck();
                assert!(surely_deck.without(&state.deck).is_some(), "the deck holds what it can't");
                let view = game.view(&state, viewer);
                let imagined = memory.imagine(&game, &view, &mut chance).expect("it fits");
                assert_eq!(game.view(&imagined, viewer), view);
                for seat in game.all_seats() {
                    assert_eq!(imagined.of(seat).train, state.of(seat).train);
                }
            }
        }
        assert!(matches!(state.phase, Phase::Over(_)));
    }
}
