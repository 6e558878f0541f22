//! The network as a bot thinks of it: every step backwards, from where it leads, so that one search
//! from a city tells how far each train is from it.

use switch_signal::{Board, CityId, Spot, SpotId, State};

use super::temper::Temper;

/// Farther than anything.
pub(super) const NEVER: i32 = 100_000;

/// Price of a point by which ways are compared: that of an ordinary train.
const ORDINARY: usize = 1;

/// A step, with what may close it.
struct Edge {
    from: u8,
    to: u8,
    fields: u64,
    /// The junction and the ways through it.
    junction: Option<(u8, u8)>,
}

/// The network.
pub(super) struct Network {
    /// All steps but those into departure points, by where they lead.
    edges: Vec<Edge>,
    /// Where the steps to each spot begin.
    first: Vec<u16>,
    cities: usize,
    /// The cities that end every run (SS-33).
    closed: u32,
}

/// How much each step costs as tokens and trains are now.
pub(super) struct Prices(Vec<i32>);

/// More spots than a board can have: they are numbered by bytes.
const MAX_SPOTS: usize = 256;

/// How far it is from everywhere to one city.
pub(super) struct Field {
    /// What it costs an ordinary train.
    cost: [i32; MAX_SPOTS],
    /// How many points of that.
    points: [u8; MAX_SPOTS],
}

impl Field {
    /// What it costs a train of a colour to get there from a spot.
    pub fn cost(&self, temper: &Temper, spot: SpotId, colour: usize) -> i32 {
        let points = i32::from(self.points[spot.index()]);
        self.cost[spot.index()] + points * (temper.point[colour] - temper.point[ORDINARY])
    }
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
        let ports = if board.differences.open_ports { &[][..] } else { &board.ports[..] };
        let closed = ports.iter().fold(0, |all, port| all | 1 << port.0);
        Network { edges, first, cities: board.cities.len(), closed }
    }

    /// What each step costs now.
    pub fn prices(&self, board: &Board, state: &State, temper: &Temper) -> Prices {
        let mut taken = [0; MAX_SPOTS];
        for at in state.trains.iter().filter_map(|train| train.at) {
            match board.city_at(at) {
                Some(_) => taken[at.index()] = temper.taken,
                None if board.departure_at(at).is_some() => {}
                None => {
                    taken[at.index()] = temper.behind;
                    if let Spot::Space { track, number, forward } = board.spot(at) {
                        taken[board.space(track, number, !forward).index()] = temper.facing;
                    }
                }
            }
        }
        let price = |edge: &Edge| {
            let red = (edge.fields & !state.signals.0).count_ones() as i32;
            let shut = edge
                .junction
                .is_some_and(|(junction, ways)| state.switches[usize::from(junction)].0 & ways != 0);
            temper.point[ORDINARY]
                + red * temper.signal
                + i32::from(shut) * temper.switch
                + taken[usize::from(edge.to)]
        };
        Prices(self.edges.iter().map(price).collect())
    }

    /// How far it is to a city.
    pub fn field(&self, prices: &Prices, city: CityId, temper: &Temper) -> Field {
        let mut field = Field { cost: [NEVER; MAX_SPOTS], points: [0; MAX_SPOTS] };
        // A ring of spots whose cost has changed: each is in it once at most.
        let mut waiting = [0_u8; MAX_SPOTS];
        let mut queued = [false; MAX_SPOTS];
        let (mut head, mut tail) = (0_u8, 1_u8);
        waiting[0] = city.0;
        field.cost[city.index()] = 0;
        while head != tail {
            let to = usize::from(waiting[usize::from(head)]);
            head = head.wrapping_add(1);
            queued[to] = false;
            let passing = to < self.cities && to != city.index();
            if passing && self.closed >> to & 1 == 1 {
                continue;
            }
            let here = field.cost[to] + if passing { temper.stop } else { 0 };
            let points = field.points[to] + 1;
            for index in self.first[to]..self.first[to + 1] {
                let index = usize::from(index);
                let from = usize::from(self.edges[index].from);
                let cost = here + prices.0[index];
                if cost < field.cost[from] {
                    field.cost[from] = cost;
                    field.points[from] = points;
                    if !queued[from] {
                        queued[from] = true;
                        waiting[usize::from(tail)] = from as u8;
                        tail = tail.wrapping_add(1);
                    }
                }
            }
        }
        field
    }
}
