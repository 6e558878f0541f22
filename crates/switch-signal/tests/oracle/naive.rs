//! A train that feels its way, one space at a time, from the facts of the board alone.

use switch_signal::{
    Board, CityId, End, FieldId, Halt, Helper, JunctionId, Spot, State, SwitchSignal, TrackId, TrainId,
};

/// The way a train went, what it had left, and why it went no further.
pub type Way = (Vec<Spot>, u8, Halt);

/// The signal field of a track at a position.
fn field(board: &Board, track: TrackId, position: u8) -> Option<FieldId> {
    let found = board.fields.iter().position(|field| field.track == track && field.position == position);
    found.map(|index| FieldId(index as u8))
}

/// The red field of a track at a position, if there is one.
fn red(board: &Board, state: &State, track: TrackId, position: u8) -> Option<Halt> {
    let field = field(board, track, position)?;
    if state.signals.iter().any(|green| green == field) { None } else { Some(Halt::Red(field)) }
}

/// A track's first space as seen from this end of it, and where its signal would be.
fn first(board: &Board, track: TrackId, from: usize) -> (Spot, u8) {
    let spaces = board.tracks[track.index()].spaces;
    match from {
        0 => (Spot::Space { track, number: 1, forward: true }, 0),
        _ => (Spot::Space { track, number: spaces, forward: false }, spaces),
    }
}

fn same_place(one: Spot, other: Spot) -> bool {
    match (one, other) {
        (Spot::Space { track: a, number: b, .. }, Spot::Space { track: c, number: d, .. }) => {
            a == c && b == d
        }
        (one, other) => one == other,
    }
}

/// Who else is there.
fn other_there(board: &Board, state: &State, train: TrainId, place: Spot) -> Option<TrainId> {
    TrainId::all()
        .filter(|other| *other != train)
        .find(|other| state.trains[other.index()].at.is_some_and(|at| same_place(board.spot(at), place)))
}

/// The tracks by which a city can be left now, with the space each leads to.
pub fn ways_out(board: &Board, state: &State, train: TrainId, city: CityId) -> Vec<(TrackId, Spot)> {
    let mut ways = Vec::new();
    for (index, facts) in board.tracks.iter().enumerate() {
        let track = TrackId(index as u8);
        for end in [0, 1] {
            if facts.ends[end] == End::City(city) {
                let (space, position) = first(board, track, end);
                if red(board, state, track, position).is_none()
                    && other_there(board, state, train, space).is_none()
                {
                    ways.push((track, space));
                }
            }
        }
    }
    ways
}

/// What comes next on a space, or what is in the way.
fn next(
    board: &Board,
    state: &State,
    track: TrackId,
    number: u8,
    forward: bool,
) -> Result<(Spot, TrackId), Halt> {
    let facts = &board.tracks[track.index()];
    let position = if forward { number } else { number - 1 };
    if let Some(halt) = red(board, state, track, position) {
        return Err(halt);
    }
    let at_end = if forward { number == facts.spaces } else { number == 1 };
    if !at_end {
        let number = if forward { number + 1 } else { number - 1 };
        return Ok((Spot::Space { track, number, forward }, track));
    }
    match facts.ends[usize::from(forward)] {
        End::City(city) => Ok((Spot::City(city), track)),
        End::Departure(departure) => Ok((Spot::Departure(departure), track)),
        End::Junction(id, _) => through(board, state, track, id),
    }
}

/// Through a junction, if that is open.
fn through(board: &Board, state: &State, track: TrackId, id: JunctionId) -> Result<(Spot, TrackId), Halt> {
    let junction = &board.junctions[id.index()];
    let closed: Vec<TrackId> = junction.closed(state.switches[id.index()]).collect();
    if closed.contains(&track) {
        return Err(Halt::Closed(id));
    }
    let open: Vec<TrackId> =
        junction.tracks.iter().copied().filter(|other| *other != track && !closed.contains(other)).collect();
    let [on] = open[..] else { panic!("two ways are open at {}", junction.node.id) };
    let is_here = |end: &End| matches!(end, End::Junction(there, _) if *there == id);
    let from = board.tracks[on.index()].ends.iter().position(is_here).expect("it ends here");
    let (space, position) = first(board, on, from);
    match red(board, state, on, position) {
        Some(halt) => Err(halt),
        None => Ok((space, on)),
    }
}

/// Runs a train: out of a city by this track, if it is in one.
pub fn walk(game: &SwitchSignal, state: &State, train: TrainId, points: u8, exit: Option<TrackId>) -> Way {
    let board = game.board();
    let mut here = board.spot(state.trains[train.index()].at.expect("it is on the network"));
    let (mut path, mut left) = (Vec::new(), points);
    while left > 0 {
        let (place, by) = match here {
            Spot::City(city) => {
                match ways_out(board, state, train, city).into_iter().find(|(track, _)| Some(*track) == exit)
                {
                    Some((track, space)) => (space, track),
                    None => return (path, left, Halt::NoExit),
                }
            }
            Spot::Departure(departure) => {
                let track = board.departures[departure.index()].track;
                let from =
                    board.tracks[track.index()].ends.iter().position(|end| *end == End::Departure(departure));
                let (space, position) = first(board, track, from.expect("it begins here"));
                match red(board, state, track, position) {
                    Some(halt) => return (path, left, halt),
                    None => (space, track),
                }
            }
            Spot::Space { track, number, forward } => match next(board, state, track, number, forward) {
                Ok(next) => next,
                Err(halt) => return (path, left, halt),
            },
        };
        if let Some(other) = other_there(board, state, train, place) {
            let theirs = board.spot(state.trains[other.index()].at.expect("it is there"));
            let halt = match place {
                Spot::City(_) => Halt::CityTaken(other),
                Spot::Departure(_) => Halt::HeadOn(other),
                Spot::Space { .. } if theirs == place => Halt::Behind(other),
                Spot::Space { .. } => Halt::HeadOn(other),
            };
            return (path, left, halt);
        }
        path.push(place);
        here = place;
        left -= 1;
        match place {
            Spot::Departure(_) => return (path, left, Halt::AtDeparture),
            Spot::City(city) => return (path, left, arrival(game, state, train, city, left, by)),
            Spot::Space { .. } => {}
        }
    }
    (path, left, Halt::Spent)
}

/// What a city does to a train that enters it.
fn arrival(game: &SwitchSignal, state: &State, train: TrainId, city: CityId, left: u8, by: TrackId) -> Halt {
    let america = game.board().differences.pass_through;
    let facts = &game.board().cities[city.index()];
    if facts.good.is_none() {
        let port = game.board().ports.iter().position(|port| *port == city).expect("a port");
        let cargo = state.trains[train.index()].cargo;
        if !america || cargo.is_some_and(|good| port_takes(game, state, port, good.index())) {
            return Halt::InPort;
        }
    }
    let on = ways_out(game.board(), state, train, city).iter().any(|(track, _)| *track != by);
    let dispatcher = !america && !state.has_used(Helper::Dispatcher);
    if left > 0 && on && (america || state.dispatching || dispatcher) { Halt::MayPass } else { Halt::InCity }
}

/// Whether a port of North America takes a good: one of each colour, with ten goods one more.
fn port_takes(game: &SwitchSignal, state: &State, port: usize, good: usize) -> bool {
    let has = state.delivered[port];
    let doubles = has.iter().filter(|count| **count > 1).count();
    has[good] == 0 || game.options().ten_goods && doubles == 0
}

/// What it costs to stop so.
pub fn cost(halt: Halt, left: u8) -> u8 {
    match halt {
        Halt::Spent | Halt::InCity | Halt::MayPass | Halt::InPort => 0,
        Halt::HeadOn(_) => left + left,
        Halt::AtDeparture => 2,
        _ => left,
    }
}
