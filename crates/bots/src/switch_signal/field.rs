//! How far it is from everywhere to one city, and what a few changed tokens or trains do to that: most of
//! it stays as it was.

use switch_signal::{CityId, SpotId};

use super::network::{MAX_SPOTS, Network, ORDINARY, Prices};
use super::profile::Profile;

/// Farther than anything.
pub(super) const NEVER: i32 = 50_000;

/// How far it is from everywhere to one city.
#[derive(Clone)]
pub(super) struct Field {
    city: CityId,
    /// What it costs an ordinary train.
    cost: [u16; MAX_SPOTS],
    /// How many points of that.
    points: [u8; MAX_SPOTS],
}

/// Spots that are still to be looked at: a ring with each of them in it once at most.
struct Waiting {
    ring: [u8; MAX_SPOTS],
    queued: [bool; MAX_SPOTS],
    head: u8,
    tail: u8,
}

impl Waiting {
    const fn new() -> Waiting {
        Waiting { ring: [0; MAX_SPOTS], queued: [false; MAX_SPOTS], head: 0, tail: 0 }
    }

    fn push(&mut self, spot: usize) {
        if !std::mem::replace(&mut self.queued[spot], true) {
            self.ring[usize::from(self.tail)] = spot as u8;
            self.tail = self.tail.wrapping_add(1);
        }
    }

    fn pop(&mut self) -> Option<usize> {
        if self.head == self.tail {
            return None;
        }
        let spot = usize::from(self.ring[usize::from(self.head)]);
        self.head = self.head.wrapping_add(1);
        self.queued[spot] = false;
        Some(spot)
    }
}

impl Field {
    /// How far it is to a city.
    pub fn new(network: &Network, prices: &Prices, city: CityId, profile: &Profile) -> Field {
        let mut field = Field { city, cost: [NEVER as u16; MAX_SPOTS], points: [0; MAX_SPOTS] };
        let mut waiting = Waiting::new();
        field.cost[city.index()] = 0;
        waiting.push(city.index());
        field.spread(network, prices, profile, &mut waiting);
        field
    }

    /// What it costs a train of a colour to get there from a spot.
    pub fn cost(&self, profile: &Profile, spot: SpotId, colour: usize) -> i32 {
        let points = i32::from(self.points[spot.index()]);
        i32::from(self.cost[spot.index()]) + points * (profile.point[colour] - profile.point[ORDINARY])
    }

    /// What it costs to get there by way of a spot, after a step to it.
    fn via(&self, network: &Network, profile: &Profile, spot: usize) -> i32 {
        if spot >= network.cities || spot == self.city.index() {
            return i32::from(self.cost[spot]);
        }
        if network.closed >> spot & 1 == 1 { NEVER } else { i32::from(self.cost[spot]) + profile.stop }
    }

    /// The step by which one goes there from a spot.
    pub fn next(&self, network: &Network, prices: &Prices, profile: &Profile, spot: usize) -> Option<usize> {
        if spot == self.city.index() {
            return None;
        }
        let cost = |edge: &usize| {
            self.via(network, profile, usize::from(network.edges[*edge].to)) + i32::from(prices.of[*edge])
        };
        network.onward(spot).min_by_key(cost).filter(|edge| cost(edge) < NEVER)
    }

    /// Tells everyone from where these spots can be reached that they have come nearer.
    fn spread(&mut self, network: &Network, prices: &Prices, profile: &Profile, waiting: &mut Waiting) {
        while let Some(to) = waiting.pop() {
            let via = self.via(network, profile, to);
            let points = self.points[to].saturating_add(1);
            for edge in network.leading_to(to) {
                let from = usize::from(network.edges[edge].from);
                let cost = via + i32::from(prices.of[edge]);
                if cost < i32::from(self.cost[from]) {
                    self.cost[from] = cost as u16;
                    self.points[from] = points;
                    waiting.push(from);
                }
            }
        }
    }

    /// How far it is after the prices of some steps have changed; `None` if that makes no difference.
    pub fn changed(
        &self,
        network: &Network,
        (old, new): (&Prices, &Prices),
        edges: &[u16],
        profile: &Profile,
    ) -> Option<Field> {
        let tight = |edge: usize| {
            let (from, to) = (network.edges[edge].from, network.edges[edge].to);
            let via = self.via(network, profile, usize::from(to));
            via < NEVER && via + i32::from(old.of[edge]) == i32::from(self.cost[usize::from(from)])
        };
        // Who went by a step that has become dearer may have to find another way, and so may those behind.
        let mut waiting = Waiting::new();
        let mut lost = [false; MAX_SPOTS];
        let mut all_lost: arrayvec::ArrayVec<u8, MAX_SPOTS> = arrayvec::ArrayVec::new();
        let mut nearer = false;
        for edge in edges.iter().map(|edge| usize::from(*edge)) {
            if new.of[edge] > old.of[edge] {
                if tight(edge) {
                    waiting.push(usize::from(network.edges[edge].from));
                }
            } else {
                let via = self.via(network, profile, usize::from(network.edges[edge].to));
                let from = usize::from(network.edges[edge].from);
                nearer |= via + i32::from(new.of[edge]) < i32::from(self.cost[from]);
            }
        }
        while let Some(spot) = waiting.pop() {
            let holds = |edge: usize| {
                let to = usize::from(network.edges[edge].to);
                let via = self.via(network, profile, to);
                !lost[to] && via + i32::from(new.of[edge]) <= i32::from(self.cost[spot])
            };
            if lost[spot] || network.onward(spot).any(holds) {
                continue;
            }
            lost[spot] = true;
            all_lost.push(spot as u8);
            for edge in network.leading_to(spot).filter(|edge| tight(*edge)) {
                waiting.push(usize::from(network.edges[edge].from));
            }
        }
        if all_lost.is_empty() && !nearer {
            return None;
        }
        let mut field = self.clone();
        for spot in &all_lost {
            field.cost[usize::from(*spot)] = NEVER as u16;
        }
        for spot in all_lost.iter().map(|spot| usize::from(*spot)) {
            for edge in network.onward(spot) {
                field.relax(network, new, profile, edge, &mut waiting);
            }
        }
        for edge in edges {
            field.relax(network, new, profile, usize::from(*edge), &mut waiting);
        }
        field.spread(network, new, profile, &mut waiting);
        Some(field)
    }

    /// Goes by a step if that is nearer.
    fn relax(
        &mut self,
        network: &Network,
        prices: &Prices,
        profile: &Profile,
        edge: usize,
        waiting: &mut Waiting,
    ) {
        let (from, to) = (usize::from(network.edges[edge].from), usize::from(network.edges[edge].to));
        let cost = self.via(network, profile, to) + i32::from(prices.of[edge]);
        if cost < i32::from(self.cost[from]) {
            self.cost[from] = cost as u16;
            self.points[from] = self.points[to].saturating_add(1);
            waiting.push(from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{FastChance, Rules, playout};
    use switch_signal::{Board, OWN, Options, SwitchSignal};

    /// What is repaired after a change is as far as what is measured anew.
    #[test]
    fn a_changed_field_is_as_far_as_a_new_one() {
        let profile = Profile::DRIVER;
        for board in OWN {
            let board = Board::own(board).expect("it is one of ours");
            let game = SwitchSignal::new(board.clone(), 2, Options::default()).expect("two can play");
            let network = Network::new(&board);
            let mut chance = FastChance::new(9);
            let mut state = game.deal(&mut chance, &mut ());
            let mut old = network.prices(&state, &profile);
            let mut edges = Vec::new();
            let mut changes = 0;
            for _ in 0..300 {
                let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
                let action = game.pick(&state, seat, &mut chance).expect("something is legal");
                game.perform(&mut state, seat, action, &mut chance, &mut ());
                let new = network.new_prices(&old, &state, &profile, &mut edges);
                assert_eq!(new.of, network.prices(&state, &profile).of);
                for city in (0..board.cities.len() as u8).map(CityId) {
                    let before = Field::new(&network, &old, city, &profile);
                    let changed = before.changed(&network, (&old, &new), &edges, &profile);
                    changes += u32::from(changed.is_some());
                    let expected = Field::new(&network, &new, city, &profile);
                    assert_eq!(changed.unwrap_or(before).cost, expected.cost);
                }
                old = new;
            }
            assert!(changes > 100, "{changes}");
        }
    }
}
