//! The network as a bot thinks of it: every step with what may close it, and what it costs to take it as
//! tokens and trains are now.

use std::ops::Range;

use switch_signal::{Board, Spot, SpotId, State, TRAINS};

use super::profile::Profile;

/// More spots than a board can have: they are numbered by bytes.
pub(super) const MAX_SPOTS: usize = 256;

/// Price of a point by which ways are compared: that of an ordinary train.
pub(super) const ORDINARY: usize = 1;

/// A step, with what may close it.
pub(super) struct Edge {
    pub from: u8,
    pub to: u8,
    pub fields: u64,
    /// The junction and the ways through it.
    pub junction: Option<(u8, u8)>,
}

/// The network.
pub(super) struct Network {
    /// All steps but those into departure points, by where they lead.
    pub edges: Vec<Edge>,
    /// Where the steps to each spot begin.
    first: Vec<u16>,
    /// The steps from each spot.
    onward: Vec<Vec<u16>>,
    /// The steps through each junction.
    through: Vec<Vec<u16>>,
    /// The steps past each signal field.
    past: Vec<Vec<u16>>,
    /// The spot of the same place that faces the other way, or the spot itself.
    back: Vec<u8>,
    /// How many of the spots are cities: the first ones.
    pub cities: usize,
    /// How many of the spots are cities and departure points.
    nodes: usize,
    /// The cities that end every run (SS-33).
    pub closed: u32,
}

/// How much each step costs as tokens and trains are now.
#[derive(Clone)]
pub(super) struct Prices {
    pub of: Vec<u16>,
    switches: [switch_signal::Closed; switch_signal::MAX_JUNCTIONS],
    signals: u64,
    at: [Option<SpotId>; TRAINS],
}

impl Network {
    pub fn new(board: &Board) -> Network {
        let spots = board.spots();
        let mut edges = Vec::with_capacity(3 * spots);
        for from in 0..spots as u8 {
            for step in board.steps(SpotId(from)) {
                if board.departure_at(step.to).is_none() {
                    edges.push(Edge {
                        from,
                        to: step.to.0,
                        fields: step.before.0 | step.behind.0,
                        junction: step.junction.map(|(junction, one, other)| (junction.0, one | other)),
                    });
                }
            }
        }
        edges.sort_by_key(|edge| edge.to);
        let before = |spot: usize| edges.partition_point(|edge| usize::from(edge.to) < spot) as u16;
        let first = (0..=spots).map(before).collect();
        let mut onward = vec![Vec::new(); spots];
        let mut through = vec![Vec::new(); board.junctions.len()];
        let mut past = vec![Vec::new(); board.fields.len()];
        for (index, edge) in edges.iter().enumerate() {
            let index = index as u16;
            onward[usize::from(edge.from)].push(index);
            if let Some((junction, _)) = edge.junction {
                through[usize::from(junction)].push(index);
            }
            for field in switch_signal::Fields(edge.fields).iter() {
                past[field.index()].push(index);
            }
        }
        let back = (0..spots as u8).map(|spot| match board.spot(SpotId(spot)) {
            Spot::Space { track, number, forward } => board.space(track, number, !forward).0,
            _ => spot,
        });
        let back = back.collect();
        let ports = if board.differences.open_ports { &[][..] } else { &board.ports[..] };
        let closed = ports.iter().fold(0, |all, port| all | 1 << port.0);
        let cities = board.cities.len();
        let nodes = cities + board.departures.len();
        Network { edges, first, onward, through, past, back, cities, nodes, closed }
    }

    /// The steps that lead to a spot.
    pub fn leading_to(&self, spot: usize) -> Range<usize> {
        usize::from(self.first[spot])..usize::from(self.first[spot + 1])
    }

    /// The steps that lead on from a spot.
    pub fn onward(&self, spot: usize) -> impl Iterator<Item = usize> + '_ {
        self.onward[spot].iter().map(|edge| usize::from(*edge))
    }

    /// What each step costs now.
    pub fn prices(&self, state: &State, profile: &Profile) -> Prices {
        let taken = self.taken(state, profile);
        let of = self.edges.iter().map(|edge| price(edge, state, &taken, profile)).collect();
        let at = state.trains.each_ref().map(|train| train.at);
        Prices { of, switches: state.switches, signals: state.signals.0, at }
    }

    /// What each step costs now, and which cost something else than in another position.
    pub fn new_prices(
        &self,
        old: &Prices,
        state: &State,
        profile: &Profile,
        changed: &mut Vec<u16>,
    ) -> Prices {
        changed.clear();
        for (junction, through) in self.through.iter().enumerate() {
            if old.switches[junction] != state.switches[junction] {
                changed.extend_from_slice(through);
            }
        }
        let mut fields = old.signals ^ state.signals.0;
        while fields != 0 {
            changed.extend_from_slice(&self.past[fields.trailing_zeros() as usize]);
            fields &= fields - 1;
        }
        for (old, new) in old.at.iter().zip(&state.trains).filter(|(old, new)| **old != new.at) {
            for spot in [*old, new.at].into_iter().flatten() {
                for spot in [spot.0, self.back[spot.index()]] {
                    changed.extend(self.leading_to(usize::from(spot)).map(|edge| edge as u16));
                }
            }
        }
        let mut prices = Prices {
            of: old.of.clone(),
            switches: state.switches,
            signals: state.signals.0,
            at: state.trains.each_ref().map(|train| train.at),
        };
        if !changed.is_empty() {
            let taken = self.taken(state, profile);
            changed.retain(|edge| {
                let edge = usize::from(*edge);
                let new = price(&self.edges[edge], state, &taken, profile);
                std::mem::replace(&mut prices.of[edge], new) != new
            });
        }
        prices
    }

    /// What it costs to enter each spot because of the trains.
    fn taken(&self, state: &State, profile: &Profile) -> [u16; MAX_SPOTS] {
        let mut taken = [0; MAX_SPOTS];
        for at in state.trains.iter().filter_map(|train| train.at) {
            let at = at.index();
            if at < self.cities {
                taken[at] = profile.taken as u16;
            } else if at >= self.nodes {
                taken[at] = profile.behind as u16;
                taken[usize::from(self.back[at])] = profile.facing as u16;
            }
        }
        taken
    }
}

/// What a step costs.
fn price(edge: &Edge, state: &State, taken: &[u16; MAX_SPOTS], profile: &Profile) -> u16 {
    let red = (edge.fields & !state.signals.0).count_ones() as u16;
    let shut =
        edge.junction.is_some_and(|(junction, ways)| state.switches[usize::from(junction)].0 & ways != 0);
    profile.point[ORDINARY] as u16
        + red * profile.signal as u16
        + u16::from(shut) * profile.switch as u16
        + taken[usize::from(edge.to)]
}
