//! Which train does what: those that carry something bring it to port, and empty ones fetch what is
//! still needed, always the nearest first.

use arrayvec::ArrayVec;
use switch_signal::{Good, SpotId, State, SwitchSignal, TRAINS, TrainId};

use super::evaluation::Evaluation;

/// The most goods that can still be needed.
const MAX_GOODS: usize = 24;

/// What a train is meant to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// Nothing: there are trains enough.
    Nothing,
    /// Bring its good to a port.
    Port(usize),
    /// Fetch a good that a port needs.
    Fetch(Good, usize),
}

/// What a port still needs.
struct Needs {
    port: usize,
    /// Of each colour.
    goods: [u8; 4],
    /// And of any (SS-54).
    extra: u8,
}

impl Needs {
    /// What all ports still need.
    fn all(game: &SwitchSignal, state: &State) -> ArrayVec<Needs, 2> {
        let board = game.board();
        let needs = |(port, has): (usize, &[u8; 4])| {
            let surplus: u8 = has.iter().map(|count| count.saturating_sub(board.needed)).sum();
            Needs {
                port,
                goods: has.map(|count| board.needed.saturating_sub(count)),
                extra: game.extra().saturating_sub(surplus),
            }
        };
        state.delivered.iter().enumerate().take(board.ports.len()).map(needs).collect()
    }

    fn takes(&self, good: Good) -> bool {
        self.goods[good.index()] > 0 || self.extra > 0
    }

    /// One less.
    fn take(&mut self, good: Good) {
        let need = &mut self.goods[good.index()];
        if *need > 0 { *need -= 1 } else { self.extra = self.extra.saturating_sub(1) }
    }
}

impl Evaluation<'_> {
    /// Gives each train something to do, and adds up what all of it takes.
    pub(super) fn share_out(&mut self) {
        let mut needs = Needs::all(self.evaluator.game, self.state);
        self.bring(&mut needs);
        let mut stock = self.state.stock;
        let mut goods = ArrayVec::new();
        for need in &needs {
            for good in Good::ALL {
                let count = need.goods[good.index()].min(stock[good.index()]);
                stock[good.index()] -= count;
                goods.extend((0..count).map(|_| (good, need.port)));
            }
        }
        for need in &needs {
            for _ in 0..need.extra {
                let left = Good::ALL.into_iter().filter(|good| stock[good.index()] > 0);
                if let Some(good) = left.min_by_key(|good| self.unborn(*good, need.port)) {
                    stock[good.index()] -= 1;
                    let _ = goods.try_push((good, need.port));
                }
            }
        }
        self.fetch(goods);
    }

    /// Sends trains that carry something to a port that needs it.
    fn bring(&mut self, needs: &mut [Needs]) {
        loop {
            let mut best: Option<(i32, TrainId, usize, Good)> = None;
            for train in TrainId::all().filter(|train| self.aims[train.index()] == Aim::Nothing) {
                let facts = self.state.train(train);
                let (Some(at), Some(good)) = (facts.at, facts.cargo) else { continue };
                for need in needs.iter().filter(|need| need.takes(good)) {
                    let cost = self.bringing(good, need.port, at, train.colour().index());
                    if best.is_none_or(|(least, ..)| cost < least) {
                        best = Some((cost, train, need.port, good));
                    }
                }
            }
            let Some((cost, train, port, good)) = best else { break };
            self.aims[train.index()] = Aim::Port(port);
            self.cost += cost;
            needs[port].take(good);
        }
    }

    /// Sends empty trains for goods as long as that is better than waiting for new ones.
    fn fetch(&mut self, mut goods: ArrayVec<(Good, usize), MAX_GOODS>) {
        let profile = &self.evaluator.profile;
        let empty = |train: &TrainId| {
            let train = self.state.train(*train);
            train.at.filter(|_| train.cargo.is_none())
        };
        let mut trains: ArrayVec<(TrainId, SpotId), TRAINS> =
            TrainId::all().filter_map(|train| Some((train, empty(&train)?))).collect();
        while !goods.is_empty() && !trains.is_empty() {
            let mut best: Option<(i32, i32, usize, usize)> = None;
            for (one, (train, at)) in trains.iter().enumerate() {
                let colour = train.colour().index();
                for (other, (good, port)) in goods.iter().enumerate() {
                    if other > 0 && goods[other - 1] == (*good, *port) {
                        continue;
                    }
                    let Some(field) = &self.cities[good.index()] else { continue };
                    let cost = field.cost(profile, *at, colour) + self.onward(*good, *port, colour);
                    let won = self.unborn(*good, *port) - cost;
                    if best.is_none_or(|(most, ..)| won > most) {
                        best = Some((won, cost, one, other));
                    }
                }
            }
            let Some((won, cost, one, other)) = best else { break };
            if won < 0 {
                break;
            }
            let (train, _) = trains.remove(one);
            let (good, port) = goods.remove(other);
            self.aims[train.index()] = Aim::Fetch(good, port);
            self.cost += cost;
        }
        self.cost += goods.iter().map(|(good, port)| self.unborn(*good, *port)).sum::<i32>();
    }
}
