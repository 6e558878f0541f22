//! What an action would lead to, tried out on a copy. Unlike the rules it stops there: no card is
//! drawn and no instruction revealed.

use switch_signal::{Course, Ending, Good, Kind, Payment, Phase, State, SwitchSignal, TrainId};

use super::evaluation::Evaluator;

/// The good of the city where a train is.
pub(super) fn good_at(game: &SwitchSignal, state: &State, train: TrainId) -> Option<Good> {
    let board = game.board();
    board.cities[board.city_at(state.train(train).at?)?.index()].good
}

/// The position after a train's run.
pub(super) fn run(game: &SwitchSignal, state: &State, train: TrainId, course: &Course) -> State {
    let mut after = state.clone();
    let moved = &mut after.trains[train.index()];
    moved.at = course.end;
    if course.end.is_none()
        && let Some(good) = moved.cargo.take()
    {
        let port = course.path.last().and_then(|spot| game.board().city_at(*spot));
        let port = port.and_then(|city| game.board().cities[city.index()].port);
        match (course.delivers, port) {
            (Some(good), Some(port)) => after.delivered[port][good.index()] += 1,
            _ => after.stock[good.index()] += 1,
        }
    }
    if game.goods_arrived(&after) == game.goods_needed() {
        after.phase = Phase::Over(Ending::Delivered);
    } else {
        lose(game, &mut after, course.lost);
    }
    after
}

/// Takes time tokens off the clock (SS-38 to SS-40).
pub(super) fn lose(game: &SwitchSignal, state: &mut State, count: u8) {
    let mut owed = count;
    while owed > 0 && owed >= state.clock {
        owed -= state.clock;
        state.clock = game.options().time;
        match state.instructions {
            0 if state.bottom.take().is_some() => {}
            0 => {
                state.phase = Phase::Over(Ending::Clock);
                return;
            }
            _ => state.instructions -= 1,
        }
    }
    state.clock -= owed;
}

impl Evaluator<'_> {
    /// What the position is worth on average once this train has moved, if positions are worth so much.
    pub(super) fn worth_of_run(
        &self,
        state: &State,
        train: TrainId,
        worth: &mut dyn FnMut(&State) -> i32,
    ) -> i32 {
        let die = &self.game.cards().dice[train.colour().index()];
        let mut sum = 0;
        let mut known: [Option<i32>; 8] = [None; 8];
        for &points in die {
            let slot = &mut known[usize::from(points) % 8];
            sum += *slot.get_or_insert_with(|| self.worth_of_roll(state, train, points, worth));
        }
        sum / 6
    }

    /// What it is worth once the train has run so many points, by the best course.
    fn worth_of_roll(
        &self,
        state: &State,
        train: TrainId,
        points: u8,
        worth: &mut dyn FnMut(&State) -> i32,
    ) -> i32 {
        let courses = self.game.courses_with(state, train, points);
        let plain = courses.iter().filter(|course| !course.turns.contains(&switch_signal::Turn::Dispatcher));
        let best = plain.map(|course| worth(&run(self.game, state, train, course))).max();
        best.unwrap_or_else(|| worth(state))
    }
}

/// The cheapest way to pay, as the hand is.
pub(super) fn payment(hand: &[u8; 3], kind: Kind) -> Option<Payment> {
    if hand[kind.index()] > 0 {
        return Some(Payment::Own);
    }
    let fits = |payment: &Payment| payment.cards(kind).iter().zip(hand).all(|(needed, held)| needed <= held);
    // What leaves the most even hand.
    let uneven = |payment: &Payment| {
        let cards = payment.cards(kind);
        (0..3).map(|kind| u32::from(hand[kind] - cards[kind]).pow(2)).sum::<u32>()
    };
    Payment::pairs(kind).into_iter().filter(fits).min_by_key(uneven)
}
