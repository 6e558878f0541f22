//! What the next instruction will do to the trains as they stand: a good position is one that trains
//! can be moved in by any card.

use arrayvec::ArrayVec;
use switch_signal::{
    Card, Cards, Colour, Colours, Halt, Leg, SpotId, Symbol, TRAINS, TrackId, TrainId, exits,
};

use super::evaluation::Evaluation;
use super::field::NEVER;

/// Some instructions, counted by what is on them.
#[derive(Default)]
pub(super) struct Deck {
    pub cards: i32,
    /// How many show each colour.
    colours: [i32; 3],
    /// On how many a first colour can be picked, and a second.
    picks: [i32; 2],
    /// How many move every train.
    every: i32,
    new_trains: i32,
}

impl Deck {
    /// These of all instructions, a bit for each.
    pub(super) fn of(cards: &Cards, which: u32) -> Deck {
        let mut deck = Deck::default();
        for (_, card) in cards.instructions.iter().enumerate().filter(|(index, _)| which >> index & 1 == 1) {
            deck.cards += 1;
            deck.new_trains += i32::from(card.new_trains);
            let mut picked = 0;
            for symbol in &card.moves {
                match symbol {
                    Symbol::Colour(colour) => deck.colours[colour.index()] += 1,
                    Symbol::Every => deck.every += 1,
                    Symbol::Any => {
                        deck.picks[picked] += 1;
                        picked = 1;
                    }
                }
            }
        }
        deck
    }
}

/// What a move of each colour brings.
pub(super) fn by_colour(gains: &[i32; TRAINS]) -> [i32; 3] {
    let mut sums = [0; 3];
    for (train, gain) in TrainId::all().zip(gains) {
        sums[train.colour().index()] += gain;
    }
    sums
}

impl Evaluation<'_> {
    /// What the next instruction brings, on average over those that may come.
    pub(super) fn next_instruction(&self, gains: &[i32; TRAINS]) -> i32 {
        let (foresight, state) = (self.evaluator.profile.foresight, self.state);
        if foresight == 0 || state.instructions_left() == 0 {
            return 0;
        }
        let deck = &self.evaluator.deck;
        if deck.cards == 0 { 0 } else { self.all(deck, &by_colour(gains)) / deck.cards * foresight / 100 }
    }

    /// What is left to do of the instruction at hand brings.
    pub(super) fn this_instruction(&self, by_train: &[i32; TRAINS]) -> i32 {
        let orders = &self.state.orders;
        let Some(Card::Instruction(id)) = orders.card else { return 0 };
        if self.evaluator.profile.foresight == 0 {
            return 0;
        }
        let mut gains = [0; 3];
        let mut sum = 0;
        for train in (self.state.on_network() - orders.still).iter() {
            let gain = by_train[train.index()];
            if orders.to_move.contains(train) {
                sum += gain;
            } else if !orders.moved.contains(train) {
                gains[train.colour().index()] += gain;
            }
        }
        let moves = &self.evaluator.game.cards().instruction(id).moves;
        let later = moves.get(usize::from(orders.symbol)..).unwrap_or_default();
        let fixed = |colour: Colour| later.contains(&Symbol::Colour(colour));
        let picks = later.iter().filter(|symbol| **symbol == Symbol::Any).count();
        let mut open: ArrayVec<i32, 3> =
            (Colours::ALL - orders.colours).iter().map(|colour| gains[colour.index()]).collect();
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

    /// What all these instructions bring in all, if a move of each colour brings so much.
    pub(super) fn all(&self, deck: &Deck, gains: &[i32; 3]) -> i32 {
        let mut sorted = *gains;
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        let shown: i32 = deck.colours.iter().zip(gains).map(|(count, gain)| count * gain).sum();
        let picked: i32 = deck.picks.iter().zip(&sorted).map(|(count, gain)| count * gain).sum();
        let every = deck.every * gains.iter().sum::<i32>();
        shown + picked + every
            - deck.new_trains * self.evaluator.taken(self.state) * 2 * self.evaluator.token(self.state) / 36
    }

    /// What a move of one train brings on average, by the best exit.
    pub(super) fn gain(&self, train: TrainId) -> i32 {
        let (game, state) = (self.evaluator.game, self.state);
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
        let lost = i32::from(leg.halt.cost(left)) * self.evaluator.token(self.state);
        match leg.halt {
            Halt::InPort if self.state.train(train).cargo.is_some() => 0,
            Halt::InPort | Halt::AtDeparture => lost + self.task_undone(train),
            Halt::HeadOn(_) if left > 0 => lost + self.task_undone(train),
            _ => lost + self.task(train, leg.at),
        }
    }
}
