//! What a train pile completes, card by card, and the best set of tickets by going through all.

use card_game::{Board, CardGame, Cards, LOCOMOTIVE, Rivals};
use engine::{Chance, FastChance};
use rails::{TicketId, TicketSet};

/// Whether a pile completes all these tickets: every car is handed a card, its own colour first.
pub fn can_complete(board: &Board, train: &Cards, tickets: TicketSet) -> bool {
    let mut left = *train;
    for ticket in tickets.iter() {
        for kind in board.ticket(ticket).cars.each() {
            let card = if left.of(kind) > 0 { kind } else { LOCOMOTIVE };
            if left.of(card) == 0 {
                return false;
            }
            left.remove(card, 1);
        }
    }
    true
}

/// The same, but trying for every car both its colour and a locomotive.
fn can_complete_somehow(cars: &[usize], left: Cards) -> bool {
    let Some((&kind, rest)) = cars.split_first() else { return true };
    [kind, LOCOMOTIVE].into_iter().any(|card| {
        let mut left = left;
        left.of(card) > 0 && {
            left.remove(card, 1);
            can_complete_somehow(rest, left)
        }
    })
}

/// Points won and not lost, bonus cards included; tickets; bonus cards.
fn worth(
    board: &Board,
    before: TicketSet,
    tickets: TicketSet,
    rivals: &Rivals,
    last: bool,
) -> (u32, usize, u32) {
    let points: u32 = tickets.iter().map(|id| u32::from(board.ticket(id).points)).sum();
    let (mut bonus_points, mut bonus_cards) = (0, 0);
    for (number, bonus) in board.bonuses.iter().enumerate() {
        let naming = |tickets: TicketSet| {
            let names = |id: &TicketId| board.ticket(*id).ends.contains(&bonus.city);
            tickets.iter().filter(names).count()
        };
        let has = |count: usize| count > 0 && count >= usize::from(rivals.0[number]);
        if has(naming(before | tickets)) && !has(naming(before)) {
            bonus_points += u32::from(bonus.points);
            bonus_cards += 1;
        }
    }
    (if last { 2 * points } else { points } + bonus_points, tickets.len(), bonus_cards)
}

fn some_tickets(count: u32, chance: &mut FastChance) -> TicketSet {
    (0..count).map(|_| TicketId(chance.below(46) as u8)).collect()
}

#[test]
fn handing_out_colours_first_is_never_wrong() {
    let game = CardGame::standard(2).expect("a table");
    let mut chance = FastChance::new(11);
    let mut yes = 0;
    for _ in 0..3000 {
        let mut all = game.board().cards();
        let (size, count) = (1 + chance.below(12) as u8, 1 + chance.below(4));
        let (train, tickets) = (all.draw_many(size, &mut chance), some_tickets(count, &mut chance));
        let cars: Vec<usize> =
            tickets.iter().flat_map(|id| game.board().ticket(id).cars.each().collect::<Vec<_>>()).collect();
        let can = can_complete_somehow(&cars, train);
        assert_eq!(can_complete(game.board(), &train, tickets), can, "{train:?} {tickets:?}");
        yes += u32::from(can);
    }
    assert!((200..2800).contains(&yes), "{yes}");
}

#[test]
fn the_best_set_is_the_best_of_all_sets() {
    let game = CardGame::standard(2).expect("a table");
    let board = game.board();
    let mut chance = FastChance::new(12);
    let (mut choices, mut with_bonus) = (0, 0);
    for round in 0..1500 {
        let mut all = board.cards();
        let train_size = 2 + chance.below(20) as u8;
        let train = all.draw_many(train_size, &mut chance);
        let (held, earlier) =
            (some_tickets(1 + round % 10, &mut chance), some_tickets(chance.below(3), &mut chance));
        let held = held - earlier;
        // Some of what is possible is completed already.
        let completed = held.iter().take(chance.below(3) as usize);
        let completed =
            completed.fold(TicketSet::NONE, |done, id| match can_complete(board, &train, done.with(id)) {
                true => done.with(id),
                false => done,
            });
        let rivals = Rivals(std::array::from_fn(|_| chance.below(4) as u8));
        let last = chance.below(2) == 0;
        let best = game.best_of_pile(&train, completed, earlier, held, rivals, last);
        let open: Vec<TicketId> = (held - completed).iter().collect();
        let sets = (0..1_u32 << open.len()).map(|choice| -> TicketSet {
            open.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1).map(|(_, id)| *id).collect()
        });
        let possible: Vec<TicketSet> =
            sets.filter(|set| can_complete(board, &train, completed | *set)).collect();
        let before = completed | earlier;
        let most = possible
            .iter()
            .map(|set| worth(board, before, *set, &rivals, last))
            .max()
            .expect("none is a set");
        assert!(possible.contains(&best.tickets), "{train:?} {held:?}: {:?} is not possible", best.tickets);
        let found = worth(board, before, best.tickets, &rivals, last);
        assert_eq!((found, best.gain), (most, most.0), "{train:?} {held:?} {completed:?} {rivals:?}");
        choices += u32::from(possible.len() > 1 && possible.len() < 1 << open.len());
        with_bonus += u32::from(most.2 > 0);
    }
    assert!(choices > 700 && with_bonus > 300, "{choices} {with_bonus}");
}

/// What a page shows to whoever chooses, and what comes of following it.
#[test]
fn the_advice_to_a_seat_is_the_best_set_of_its_state() {
    use engine::{Rules, Viewer, playout};
    let mut asked = 0;
    for (seats, seed) in (2..=4).flat_map(|seats| (0..15).map(move |seed| (seats, seed))) {
        let game = CardGame::standard(seats).expect("a table");
        let mut chance = FastChance::new(900 + seed);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(actor) = playout::actor(&game, &state, &mut chance) {
            let view = game.view(&state, Viewer::Seat(actor));
            let advice = game.advice(&view);
            assert_eq!(advice.is_some(), view.chooser() == Some(actor));
            let mut action = game.pick(&state, actor, &mut chance).expect("there is something to do");
            if let Some(best) = advice {
                asked += 1;
                assert_eq!(best, game.best_completion(&state, actor));
                // Following it step by step completes just that.
                let mut followed = state.clone();
                while followed.actors().contains(actor) && followed.round == state.round {
                    let open = followed.of(actor).tickets & best.tickets;
                    let next = card_game::Action::Complete(open.first().expect("one is left"));
                    game.apply(&mut followed, actor, next, &mut FastChance::new(1), &mut ())
                        .expect("it is legal");
                }
                let own = followed.of(actor);
                let all = own.completed | own.earlier;
                assert_eq!(all, state.of(actor).all_completed() | best.tickets);
                action = card_game::Action::Complete(best.tickets.first().expect("there is a choice"));
            }
            game.perform(&mut state, actor, action, &mut chance, &mut ());
        }
    }
    assert!(asked > 20, "{asked}");
}
