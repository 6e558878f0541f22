//! Legal actions, found by asking of every action there is whether the rules allow it.

use std::collections::BTreeSet;

use card_game::{Action, Card, CardGame, Colour, KINDS, Phase, Play, State};
use engine::{FastChance, Notation, Rules, Seat, playout};
use rails::TicketId;

use super::completion::can_complete;

/// Everything that anyone could ever say.
fn everything(state: &State) -> Vec<Action> {
    let mut all = vec![Action::Blind, Action::Tickets, Action::Pass];
    all.extend((0..KINDS).map(|kind| Action::Take(Card::of_kind(kind))));
    all.extend((0..46).map(|id| Action::Complete(TicketId(id))));
    for colour in Colour::ALL {
        for (cars, locomotives) in (0..=11).flat_map(|cars| (0..=17).map(move |with| (cars, with))) {
            all.push(Action::Play(Play::Group { colour, cars, locomotives }));
        }
        for (second, third) in Colour::ALL.into_iter().flat_map(|two| Colour::ALL.map(|three| (two, three))) {
            all.push(Action::Play(Play::Row([colour, second, third])));
        }
    }
    // Of tickets: all choices out of what anyone is offered, and one that nobody is.
    for seat in Seat::all(4) {
        let offer: Vec<TicketId> = state.of(seat).offer.iter().collect();
        for choice in 0..1_u32 << offer.len() {
            let kept = (0..offer.len()).filter(|place| choice >> place & 1 == 1);
            all.push(Action::Keep(kept.map(|place| offer[place]).collect()));
        }
    }
    all.push(Action::Keep(state.of(Seat::default()).tickets));
    let mut seen = std::collections::HashSet::new();
    all.retain(|action| seen.insert(*action));
    all
}

/// How many cards of a colour lie in the stations of the others.
fn lies_elsewhere(state: &State, seat: Seat, colour: Colour) -> u8 {
    let others = Seat::all(4).filter(|other| *other != seat);
    others
        .map(|other| state.of(other).station.group(colour))
        .map(|group| group.cars + group.locomotives)
        .sum()
}

/// The rules, read once more and written down as plainly as can be.
fn allowed(game: &CardGame, state: &State, seat: Seat, action: Action) -> bool {
    let own = state.of(seat);
    let turn = matches!(state.phase, Phase::Turn) && state.turn == seat;
    let second = matches!(state.phase, Phase::SecondCard) && state.turn == seat;
    match action {
        Action::Keep(kept) => match state.phase {
            Phase::Opening => !own.offer.is_empty() && own.offer.contains_all(kept) && !kept.is_empty(),
            Phase::Tickets => state.turn == seat && own.offer.contains_all(kept),
            _ => false,
        },
        Action::Take(Card::Locomotive) => turn && state.market.of(8) > 0,
        Action::Take(card) => (turn || second) && state.market.of(card.kind()) > 0,
        Action::Blind => (turn || second) && state.deck.total() > 0,
        Action::Tickets => turn && state.tickets.fresh.len() + state.tickets.bottom.len() > 0,
        Action::Play(Play::Group { colour, cars, locomotives }) => {
            let enough = own.hand.of(colour.kind()) >= cars && own.hand.of(8) >= locomotives;
            let group = cars >= 1 && cars + locomotives >= 2;
            let free = own.station.cards().of(colour.kind()) == 0;
            turn && enough && group && free && cars + locomotives > lies_elsewhere(state, seat, colour)
        }
        Action::Play(Play::Row(colours)) => {
            let different = colours[0] < colours[1] && colours[1] < colours[2];
            let free = |colour: &Colour| {
                own.hand.of(colour.kind()) > 0
                    && own.station.cards().of(colour.kind()) == 0
                    && lies_elsewhere(state, seat, *colour) == 0
            };
            turn && different && colours.iter().all(free)
        }
        Action::Complete(ticket) => {
            state.phase == (Phase::Scoring { seat })
                && own.tickets.contains(ticket)
                && can_complete(game.board(), &own.train, own.completed.with(ticket))
        }
        Action::Pass => {
            turn && !everything(state)
                .into_iter()
                .any(|other| other != Action::Pass && allowed(game, state, seat, other))
        }
    }
}

#[test]
fn legal_actions_are_those_that_trying_everything_finds() {
    let mut plays = 0;
    for (seats, seed) in (2..=4).flat_map(|seats| (0..3).map(move |seed| (seats, seed))) {
        let game = CardGame::standard(seats).expect("a table");
        let mut chance = FastChance::new(500 + seed);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(actor) = playout::actor(&game, &state, &mut chance) {
            let everything = everything(&state);
            for seat in game.all_seats() {
                let mut listed = Vec::new();
                game.legal(&state, seat, &mut listed);
                let text = |action: Action| game.write_action(action);
                let listed: BTreeSet<String> = listed.into_iter().map(text).collect();
                let expected = everything.iter().filter(|action| allowed(&game, &state, seat, **action));
                let expected: BTreeSet<String> = expected.map(|action| text(*action)).collect();
                assert_eq!(listed, expected, "{}", game.write_state(&state));
                for action in &everything {
                    let checked = game.check(&state, seat, *action).is_ok();
                    assert_eq!(checked, allowed(&game, &state, seat, *action), "{seat} {action:?}");
                }
            }
            let action = game.pick(&state, actor, &mut chance).expect("there is something to do");
            plays += usize::from(matches!(action, Action::Play(_)));
            game.perform(&mut state, actor, action, &mut chance, &mut ());
        }
    }
    assert!(plays > 100, "hardly anything was played");
}
