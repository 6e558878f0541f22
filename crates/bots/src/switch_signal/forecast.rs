//! What the next instruction will do to the trains as they stand: a good position is one that trains
//! can be moved in by any card.

use arrayvec::ArrayVec;
use switch_signal::{Card, Cards, Colour, Colours, Halt, Leg, SpotId, Symbol, TrackId, TrainId, exits};

use super::network::NEVER;
use super::outlook::Outlook;

impl Outlook<'_> {
    /// What the next instruction brings, on average over those that may come.
    pub(super) fn next_instruction(&self) -> i32 {
        let (foresight, state) = (self.mind.temper.foresight, self.state);
        if foresight == 0 || state.instructions_left() == 0 {
            return 0;
        }
        let gains = self.gains();
        let cards = self.mind.game.cards();
        let (mut sum, mut count) = (0, 0);
        for index in 0..cards.instructions.len() {
            if state.unseen >> index & 1 == 1 {
                sum += self.instruction(cards, index, &gains);
                count += 1;
            }
        }
        if count == 0 { 0 } else { sum / count * foresight / 100 }
    }

    /// What is left to do of the instruction at hand brings.
    pub(super) fn this_instruction(&self) -> i32 {
        let orders = &self.state.orders;
        let Some(Card::Instruction(id)) = orders.card else { return 0 };
        if self.mind.temper.foresight == 0 {
            return 0;
        }
        let mut gains = [0; 3];
        let mut sum = 0;
        for train in self.state.on_network().minus(orders.still).iter() {
            let gain = self.gain(train);
            if orders.to_move.contains(train) {
                sum += gain;
            } else if !orders.moved.contains(train) {
                gains[train.colour().index()] += gain;
            }
        }
        let moves = &self.mind.game.cards().instruction(id).moves;
        let later = moves.get(usize::from(orders.symbol)..).unwrap_or_default();
        let fixed = |colour: Colour| later.contains(&Symbol::Colour(colour));
        let picks = later.iter().filter(|symbol| **symbol == Symbol::Any).count();
        let mut open: ArrayVec<i32, 3> =
            Colours::ALL.minus(orders.colours).iter().map(|colour| gains[colour.index()]).collect();
        open.sort_unstable_by(|one, other| other.cmp(one));
        sum += open.iter().take(picks).sum::<i32>();
        sum += Colour::ALL
            .into_iter()
            .filter(|colour| fixed(*colour))
            .map(|colour| gains[colour.index()])
            .sum::<i32>();
        if later.contains(&Symbol::Every) {
            sum += gains.iter().sum::<i32>();
        }
        sum
    }

    /// What an instruction brings, if a move of each colour brings so much.
    pub(super) fn instruction(&self, cards: &Cards, index: usize, gains: &[i32; 3]) -> i32 {
        let card = &cards.instructions[index];
        let mut sorted = *gains;
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        let mut picks = sorted.into_iter();
        let moves: i32 = card
            .moves
            .iter()
            .map(|symbol| match symbol {
                Symbol::Colour(colour) => gains[colour.index()],
                Symbol::Any => picks.next().unwrap_or(0),
                Symbol::Every => gains.iter().sum(),
            })
            .sum();
        moves - i32::from(card.new_trains) * self.taken() * 2 * self.mind.token() / 36
    }

    /// What a move of each colour brings.
    pub(super) fn gains(&self) -> [i32; 3] {
        let mut gains = [0; 3];
        for train in TrainId::all() {
            gains[train.colour().index()] += self.gain(train);
        }
        gains
    }

    /// What a move of one train brings on average, by the best exit.
    pub(super) fn gain(&self, train: TrainId) -> i32 {
        let (game, state) = (self.mind.game, self.state);
        let Some(at) = state.train(train).at else { return 0 };
        let die = &game.cards().dice[train.colour().index()];
        let most = die.iter().copied().max().unwrap_or(0);
        let before = self.task(train, at).min(NEVER);
        let board = game.board();
        let Some(city) = board.city_at(at) else {
            let leg = game.walk(state, train, most, None);
            let sum: i32 = die.iter().map(|points| self.after(train, at, &leg, most, *points)).sum();
            return before - sum / 6;
        };
        let mut best = [NEVER; 6];
        let mut any = false;
        let mut try_exit = |exit: Option<TrackId>| {
            let leg = game.walk(state, train, most, exit);
            for (least, points) in best.iter_mut().zip(die) {
                *least = (*least).min(self.after(train, at, &leg, most, *points));
            }
        };
        for step in exits(board, state, train, city, None) {
            any = true;
            try_exit(Some(step.track));
        }
        if !any {
            try_exit(None);
        }
        before - best.iter().sum::<i32>() / 6
    }

    /// What there is to do after a run with so many points, if with more of them it would go so.
    fn after(&self, train: TrainId, at: SpotId, leg: &Leg, most: u8, points: u8) -> i32 {
        let gone = most - leg.left;
        if points < gone || points == gone && leg.halt == Halt::Spent {
            let spot = leg.path.get(usize::from(points).wrapping_sub(1)).copied().unwrap_or(at);
            return self.task(train, spot);
        }
        let left = points - gone;
        let lost = i32::from(leg.halt.cost(left)) * self.mind.token();
        match leg.halt {
            Halt::InPort if self.state.train(train).cargo.is_some() => 0,
            Halt::InPort | Halt::AtDeparture => lost + self.task_undone(train),
            Halt::HeadOn(_) if left > 0 => lost + self.task_undone(train),
            _ => lost + self.task(train, leg.at),
        }
    }
}
