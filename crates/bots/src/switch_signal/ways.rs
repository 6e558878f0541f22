//! Which tokens are worth a thought: those in the way of trains, as far as a roll can take them.

use switch_signal::{Closed, Fields, Halt, JunctionId, SpotId, TrainId};

use super::aims::Aim;
use super::field::Field;
use super::outlook::Outlook;

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
    pub fn of(outlook: &Outlook<'_>) -> Ways {
        let mut ways = Ways::default();
        for train in outlook.state.on_network().iter() {
            ways.clear(outlook, train);
        }
        ways
    }

    /// What is in the way of one train.
    fn clear(&mut self, outlook: &Outlook<'_>, train: TrainId) {
        let Some(at) = outlook.state.train(train).at else { return };
        match outlook.aims[train.index()] {
            Aim::Nothing => self.any_way(outlook, train),
            Aim::Port(port) => {
                self.follow(outlook, at, REACH, &outlook.ports[port]);
            }
            Aim::Fetch(good, port) => {
                let there = outlook.cities[good.index()].as_ref();
                let left = there.map_or(REACH, |field| self.follow(outlook, at, REACH, field));
                let board = outlook.mind.game.board();
                let city = board.city_spot(board.origins[good.index()]);
                self.follow(outlook, city, left, &outlook.ports[port]);
            }
        }
    }

    /// What is in the way to a city: how many steps are left of this many when it is reached.
    fn follow(&mut self, outlook: &Outlook<'_>, from: SpotId, steps: usize, field: &Field) -> usize {
        let (network, state) = (outlook.mind.network(), outlook.state);
        let mut at = from.index();
        for left in (1..=steps).rev() {
            let Some(edge) = field.next(network, &outlook.prices, &outlook.mind.profile, at) else {
                return left;
            };
            let edge = &network.edges[edge];
            if let Some((junction, ways)) = edge.junction
                && state.switches[usize::from(junction)].0 & ways != 0
            {
                self.open(outlook, JunctionId(junction), ways);
            }
            self.signals = Fields(self.signals.0 | edge.fields & !state.signals.0);
            at = usize::from(edge.to);
        }
        0
    }

    /// A train that has nothing to do has to go on all the same.
    fn any_way(&mut self, outlook: &Outlook<'_>, train: TrainId) {
        let (game, state) = (outlook.mind.game, outlook.state);
        let leg = game.walk(state, train, REACH as u8, None);
        match leg.halt {
            Halt::Red(field) => self.signals = self.signals.with(field),
            Halt::Closed(_) => {
                for step in game.board().steps(leg.at) {
                    if let Some((junction, one, other)) = step.junction {
                        self.open(outlook, junction, one | other);
                    }
                }
            }
            _ => {}
        }
    }

    /// These two ways of a junction have to be open.
    fn open(&mut self, outlook: &Outlook<'_>, junction: JunctionId, ways: u8) {
        let settings = outlook.mind.game.board().junctions[junction.index()].settings();
        let open = settings.iter().find(|closed| closed.0 & ways == 0);
        if let Some(setting) = open.map(|closed| (junction, *closed))
            && !self.switches.contains(&setting)
        {
            self.switches.push(setting);
        }
    }
}
