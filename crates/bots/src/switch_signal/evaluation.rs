//! What a position is worth: what the team still has, less what it will take to bring all goods to port.

use std::rc::Rc;

use arrayvec::ArrayVec;
use switch_signal::{Good, Phase, SpotId, State, SwitchSignal, TRAINS, TrainId, size};

use super::aims::Aim;
use super::field::{Field, NEVER};
use super::forecast::Deck;
use super::network::{Network, Prices};
use super::profile::Profile;

/// What a win is worth, and what a loss costs.
pub(super) const WIN: i32 = 1_000_000;

/// How likely each departure number is, from 2 on, out of 36.
pub(super) const NUMBERS: [i32; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// What a bot evaluates positions of a game with, made once for a decision.
pub(super) struct Evaluator<'g> {
    pub game: &'g SwitchSignal,
    pub profile: Profile,
    network: Network,
    /// The instructions that may come.
    pub deck: Deck,
    /// What steps cost and how far everything is in the position of the decision: the positions that are
    /// evaluated differ from it by little.
    prices: Prices,
    ports: ArrayVec<Rc<Field>, 2>,
    cities: [Rc<Field>; 4],
}

/// One position: what each train aims at, and how far everything is.
pub(super) struct Evaluation<'m> {
    pub evaluator: &'m Evaluator<'m>,
    pub state: &'m State,
    pub aims: [Aim; TRAINS],
    /// To each trading city, by its good.
    pub cities: [Option<Rc<Field>>; 4],
    /// To each port.
    pub ports: ArrayVec<Rc<Field>, 2>,
    /// From a new train's departure to each trading city.
    depart: [i32; 4],
    /// All that is still to be done.
    pub cost: i32,
    /// What each step costs.
    pub prices: Prices,
}

impl<'g> Evaluator<'g> {
    /// What a bot sees in a position, before it thinks of others.
    pub fn new(game: &'g SwitchSignal, profile: Profile, state: &State) -> Evaluator<'g> {
        let board = game.board();
        let network = Network::new(board);
        let prices = network.prices(state, &profile);
        let field = |city| Rc::new(Field::new(&network, &prices, city, &profile));
        let ports = board.ports.iter().map(|port| field(*port)).collect();
        let cities = board.origins.map(field);
        let deck = Deck::of(game.cards(), state.unseen);
        Evaluator { game, profile, deck, prices, ports, cities, network }
    }

    /// What a position is worth if nothing more is done in this turn.
    pub fn worth(&self, state: &State) -> i32 {
        self.assess(state).0
    }

    /// The same, and what a move of each train would bring.
    pub fn assess(&self, state: &State) -> (i32, [i32; TRAINS]) {
        if let Phase::Over(_) = state.phase {
            let won = self.game.goods_arrived(state) == self.game.goods_needed();
            return (if won { WIN } else { -WIN }, [0; TRAINS]);
        }
        let evaluation = Evaluation::new(self, state);
        let gains = TrainId::all().map(|train| evaluation.gain(train)).collect::<ArrayVec<i32, TRAINS>>();
        let gains = gains.into_inner().unwrap_or([0; TRAINS]);
        (
            evaluation.worth() + evaluation.this_instruction(&gains) + evaluation.next_instruction(&gains),
            gains,
        )
    }

    pub fn network(&self) -> &Network {
        &self.network
    }

    /// What a time token is worth: nothing in the last turn, unless the clock stops, and less in the one
    /// before.
    pub fn token(&self, state: &State) -> i32 {
        let token = self.profile.turn / i32::from(self.game.options().time);
        match state.instructions_left() {
            0 => 0,
            1 => token * self.profile.late / 100,
            _ => token,
        }
    }

    /// How likely a roll for a new train finds the point taken, out of 36.
    pub fn taken(&self, state: &State) -> i32 {
        let board = self.game.board();
        let taken = |number: &usize| {
            let point = switch_signal::DepartureId(state.departures[*number]);
            state.train_at(board.departure_spot(point)).is_some()
        };
        (0..NUMBERS.len()).filter(taken).map(|number| NUMBERS[number]).sum()
    }

    /// What the cards are worth that are kept in hand: nothing if there will be no turn to play them, and
    /// less if they leave no room for new ones (SS-9).
    pub fn hand(&self, state: &State) -> i32 {
        if usize::from(state.instructions_left()) < self.game.all_seats().count() {
            return 0;
        }
        let [_, drawn, limit] = self.game.cards().hands;
        let (hand, held) = (state.hand(), i32::from(size(state.hand())));
        let kept = i32::from(limit - drawn);
        let worth: i32 = hand
            .iter()
            .zip(self.profile.card)
            .map(|(&count, card)| {
                let count = i32::from(count);
                card * count.min(2) + card * 4 / 5 * (count - 2).max(0)
            })
            .sum();
        if held > kept { worth * kept / held } else { worth }
    }
}

impl<'m> Evaluation<'m> {
    pub fn new(evaluator: &'m Evaluator<'m>, state: &'m State) -> Evaluation<'m> {
        let (network, profile) = (&evaluator.network, &evaluator.profile);
        let mut changed = Vec::new();
        let prices = network.new_prices(&evaluator.prices, state, profile, &mut changed);
        let field = |old: &Rc<Field>| {
            let new = old.changed(network, (&evaluator.prices, &prices), &changed, profile);
            new.map_or_else(|| old.clone(), Rc::new)
        };
        let ports = evaluator.ports.iter().map(field).collect();
        let cities = Good::ALL
            .map(|good| (state.stock[good.index()] > 0).then(|| field(&evaluator.cities[good.index()])));
        let mut evaluation = Evaluation {
            evaluator,
            state,
            aims: [Aim::Nothing; TRAINS],
            depart: [0; 4],
            cities,
            ports,
            cost: 0,
            prices,
        };
        evaluation.depart = Good::ALL.map(|good| evaluation.departure(good));
        evaluation.share_out();
        evaluation
    }

    /// What it costs a new train to reach the city of a good, on average.
    fn departure(&self, good: Good) -> i32 {
        let Some(field) = &self.cities[good.index()] else { return self.evaluator.profile.new_train };
        let board = self.evaluator.game.board();
        let cost = |(number, likely): (usize, &i32)| {
            let point = switch_signal::DepartureId(self.state.departures[number]);
            likely * field.cost(&self.evaluator.profile, board.departure_spot(point), 1).min(NEVER / 10)
        };
        NUMBERS.iter().enumerate().map(cost).sum::<i32>() / 36
    }

    /// What it costs to bring a good from its city to a port.
    pub fn onward(&self, good: Good, port: usize, colour: usize) -> i32 {
        let board = self.evaluator.game.board();
        let spot = board.city_spot(board.origins[good.index()]);
        self.evaluator.profile.load + self.ports[port].cost(&self.evaluator.profile, spot, colour)
    }

    /// What it costs to bring a good to a port that has no train yet.
    pub fn unborn(&self, good: Good, port: usize) -> i32 {
        self.evaluator.profile.new_train + self.depart[good.index()] + self.onward(good, port, 1)
    }

    /// What it costs at most to bring a good to a port: the train that should have done it ends in a
    /// departure point (SS-35), and a new one does.
    fn astray(&self, good: Good, port: usize) -> i32 {
        self.unborn(good, port) + 2 * self.evaluator.token(self.state)
    }

    /// What it costs a loaded train to bring its good to a port from this spot.
    pub fn bringing(&self, good: Good, port: usize, spot: SpotId, colour: usize) -> i32 {
        self.ports[port].cost(&self.evaluator.profile, spot, colour).min(self.astray(good, port))
    }

    /// What it takes a train to do what it is meant to do, if it were on this spot.
    pub fn task(&self, train: TrainId, spot: SpotId) -> i32 {
        let (profile, colour) = (&self.evaluator.profile, train.colour().index());
        match (self.aims[train.index()], self.state.train(train).cargo) {
            (Aim::Port(port), Some(good)) => self.bringing(good, port, spot, colour),
            (Aim::Fetch(good, port), _) => {
                let there = self.cities[good.index()].as_ref();
                let cost = there.map_or(0, |field| field.cost(profile, spot, colour));
                (cost + self.onward(good, port, colour)).min(self.astray(good, port))
            }
            _ => 0,
        }
    }

    /// What it takes if the train goes to the depot without having delivered anything.
    pub fn task_undone(&self, train: TrainId) -> i32 {
        match (self.aims[train.index()], self.state.train(train).cargo) {
            (Aim::Fetch(good, port), _) => self.unborn(good, port),
            (Aim::Port(port), Some(good)) => self.unborn(good, port),
            _ => 0,
        }
    }

    /// What the position is worth as it lies there.
    fn worth(&self) -> i32 {
        let (evaluator, state) = (self.evaluator, self.state);
        let left = i32::from(state.instructions_left());
        left * evaluator.profile.turn
            + i32::from(state.clock) * evaluator.token(state)
            + evaluator.hand(state)
            - self.cost
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{FastChance, Rules};
    use switch_signal::{Board, OWN, Options};

    /// A train that can only go to a departure point is as good as lost, and no worse.
    #[test]
    fn a_train_astray_costs_no_more_than_a_new_one() {
        for board in OWN {
            let board = Board::own(board).expect("it is one of ours");
            let game = SwitchSignal::new(board, 2, Options::default()).expect("two can play");
            let mut lost = game.deal(&mut FastChance::new(1), &mut ());
            lost.trains[0].at = None;
            let mut astray = lost.clone();
            let board = game.board();
            let leads_out =
                |spot: &SpotId| board.steps(*spot).iter().all(|step| board.departure_at(step.to).is_some());
            astray.trains[0].at = (0..board.spots() as u8).map(SpotId).find(leads_out);
            assert!(astray.trains[0].at.is_some());
            astray.trains[0].cargo = Some(Good::Red);
            astray.stock[Good::Red.index()] -= 1;
            let evaluator = Evaluator::new(&game, Profile::STATIONMASTER, &lost);
            let (astray, lost) = (evaluator.worth(&astray), evaluator.worth(&lost));
            assert!((astray - lost).abs() < 1_000, "{astray}, {lost}");
        }
    }
}
