//! Which tokens are worth a thought: those in the way of trains, as far as a roll can take them.

use switch_signal::{Closed, Fields, Halt, JunctionId, SpotId, TrainId};

use super::aims::Aim;
use super::evaluation::Evaluation;
use super::field::Field;

/// As many steps ahead as tokens are looked for: a little more than the highest roll.
const REACH: usize = 6;

/// Tokens in the way of trains.
#[derive(Default)]
pub(super) struct Ways {
    /// Junctions, and how their tokens have to lie.
    pub switches: Vec<(JunctionId, Closed)>,
    /// Signals that have to be green.
    pub signals: Fields,
}

impl Ways {
    /// What is in the way of all trains.
    pub fn of(evaluation: &Evaluation<'_>) -> Ways {
        let mut ways = Ways::default();
        for train in evaluation.state.on_network().iter() {
            ways.clear(evaluation, train);
        }
        ways
    }

    /// What is in the way of one train.
    fn clear(&mut self, evaluation: &Evaluation<'_>, train: TrainId) {
        let Some(at) = evaluation.state.train(train).at else { return };
        match evaluation.aims[train.index()] {
            Aim::Nothing => self.any_way(evaluation, train),
            Aim::Port(port) => {
                self.follow(evaluation, at, REACH, &evaluation.ports[port]);
            }
            Aim::Fetch(good, port) => {
                let there = evaluation.cities[good.index()].as_ref();
                let left = there.map_or(REACH, |field| self.follow(evaluation, at, REACH, field));
                let board = evaluation.evaluator.game.board();
                let city = board.city_spot(board.origins[good.index()]);
                self.follow(evaluation, city, left, &evaluation.ports[port]);
            }
        }
    }

    /// What is in the way to a city: how many steps are left of this many when it is reached.
    fn follow(&mut self, evaluation: &Evaluation<'_>, from: SpotId, steps: usize, field: &Field) -> usize {
        let (network, state) = (evaluation.evaluator.network(), evaluation.state);
        let mut at = from.index();
        for left in (1..=steps).rev() {
            let Some(edge) = field.next(network, &evaluation.prices, &evaluation.evaluator.profile, at)
            else {
                return left;
            };
            let edge = &network.edges[edge];
            if let Some((junction, ways)) = edge.junction
                && state.switches[usize::from(junction)].0 & ways != 0
            {
                self.open(evaluation, JunctionId(junction), ways);
            }
            self.signals = Fields(self.signals.0 | edge.fields & !state.signals.0);
            at = usize::from(edge.to);
        }
        0
    }

    /// A train that has nothing to do has to go on all the same.
    fn any_way(&mut self, evaluation: &Evaluation<'_>, train: TrainId) {
        let (game, state) = (evaluation.evaluator.game, evaluation.state);
        let leg = game.walk(state, train, REACH as u8, None);
        match leg.halt {
            Halt::Red(field) => self.signals = self.signals.with(field),
            Halt::Closed(_) => {
                for step in game.board().steps(leg.at) {
                    if let Some((junction, one, other)) = step.junction {
                        self.open(evaluation, junction, one | other);
                    }
                }
            }
            _ => {}
        }
    }

    /// These two ways of a junction have to be open.
    fn open(&mut self, evaluation: &Evaluation<'_>, junction: JunctionId, ways: u8) {
        let settings = evaluation.evaluator.game.board().junctions[junction.index()].settings();
        let open = settings.iter().find(|closed| closed.0 & ways == 0);
        if let Some(setting) = open.map(|closed| (junction, *closed))
            && !self.switches.contains(&setting)
        {
            self.switches.push(setting);
        }
    }
}
