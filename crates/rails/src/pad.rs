//! Score pads: what lies on a table of cardboard when its game is over, so that it can be counted.
//!
//! A pad knows nothing of where it is entered, and is a short text ([`Pad::write`]): all of it can be an
//! address. A game that has one says what it comes to, and why it can't be, by [`HasPad`].

mod text;

use engine::{BySeat, Message, Rules, Seat};

use crate::{CityId, CitySet, RouteGame, RouteId, RouteSet, TicketId, TicketSet};

pub use text::LONGEST_PAD;

/// What lies before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Laid {
    /// The routes with its pieces.
    pub routes: RouteSet,
    /// The cities in which it has built.
    pub buildings: CitySet,
    /// All of its tickets.
    pub tickets: TicketSet,
    /// Those that it has completed in a first scoring and in the last one, where that can't be seen from its
    /// routes.
    pub completed: [TicketSet; 2],
    /// How many pieces it has exchanged.
    pub exchanged: u16,
}

/// A score pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad {
    /// How many have played.
    pub seats: usize,
    /// Whose things are being entered; nobody's where the sheet is looked at.
    pub chosen: Option<Seat>,
    /// What lies before each of them.
    pub laid: BySeat<Laid>,
    /// What they are called; empty where nobody has said.
    pub names: [String; engine::MAX_SEATS],
}

/// How much of everything a board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    /// Its routes.
    pub routes: usize,
    /// Its cities, where something is built in cities.
    pub cities: usize,
    /// Its tickets.
    pub tickets: usize,
}

/// Something of a board that can lie before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A route with its pieces.
    Route(RouteId),
    /// A building in a city.
    Building(CityId),
    /// A ticket.
    Ticket(TicketId),
}

/// Where on a pad something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the board.
    At(Thing),
    /// Among the pieces of a seat.
    Pieces,
    /// Among its tickets.
    Tickets,
}

/// Why what has been entered can't be, or what seems to be missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Before whom; nobody where it is about all of them.
    pub seat: Option<Seat>,
    /// Where.
    pub place: Place,
    /// As a sentence.
    pub why: Message,
    /// Whether no game can end so. Otherwise it may only not be complete yet.
    pub impossible: bool,
}

/// A game that has a score pad.
pub trait HasPad: Rules {
    /// How much of everything there is to enter.
    fn extent(&self) -> Extent;

    /// What is called so: `route:paris-dieppe`, `city:paris`, `ticket:brest-petrograd`.
    fn thing(&self, id: &str) -> Option<Thing>;

    /// What something is called in sentences.
    fn thing_name(&self, thing: Thing) -> Message;

    /// The end of a game, with all in it that counts.
    fn laid_out(&self, laid: &BySeat<Laid>) -> Self::State;

    /// What is wrong with it by the rules.
    fn faults(&self, laid: &BySeat<Laid>) -> Vec<Fault>;

    /// The longest path of a seat, where that counts: its length and its routes.
    fn longest_path(&self, _: &BySeat<Laid>, _: Seat) -> Option<(u16, RouteSet)> {
        None
    }

    /// What a seat's stations are good for: in which city stands which, and which route of another it uses.
    fn borrowed(&self, _: &BySeat<Laid>, _: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// What there is to say of a seat's pieces: how many are left.
    fn pieces_left(&self, _: &Laid) -> Vec<Message> {
        Vec::new()
    }

    /// How many pieces a seat can have exchanged at most; none where nothing is exchanged.
    fn most_exchanged(&self) -> u16 {
        0
    }

    /// Where tickets are ticked as completed, in how many scorings.
    fn scorings(&self) -> usize {
        0
    }
}

impl Laid {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Laid::default()
    }

    /// Whether this lies here.
    pub fn has(&self, thing: Thing) -> bool {
        match thing {
            Thing::Route(id) => self.routes.contains(id),
            Thing::Building(city) => self.buildings.contains(city),
            Thing::Ticket(id) => self.tickets.contains(id),
        }
    }

    /// Puts something here.
    pub fn put(&mut self, thing: Thing) {
        match thing {
            Thing::Route(id) => self.routes = self.routes.with(id),
            Thing::Building(city) => self.buildings = self.buildings.with(city),
            Thing::Ticket(id) => self.tickets = self.tickets.with(id),
        }
    }

    /// Takes something away.
    pub fn take(&mut self, thing: Thing) {
        match thing {
            Thing::Route(id) => self.routes = self.routes.without(id),
            Thing::Building(city) => self.buildings = self.buildings.without(city),
            Thing::Ticket(id) => {
                self.tickets = self.tickets.without(id);
                self.completed = self.completed.map(|completed| completed.without(id));
            }
        }
    }
}

impl Fault {
    /// What is wrong on a seat's side of the table.
    pub fn of(seat: Seat, place: Place, why: Message) -> Fault {
        Fault { seat: Some(seat), place, why, impossible: true }
    }

    /// What seems to be missing there.
    pub fn missing(seat: Seat, place: Place, why: Message) -> Fault {
        Fault { impossible: false, ..Fault::of(seat, place, why) }
    }
}

impl Pad {
    /// A pad with nothing on it.
    pub fn new(seats: usize) -> Pad {
        Pad { seats, chosen: Some(Seat::default()), laid: BySeat::default(), names: Default::default() }
    }

    /// Before whom something lies.
    pub fn owner(&self, thing: Thing) -> Option<Seat> {
        self.laid.seats_where(|laid| laid.has(thing)).next()
    }
}

/// The things of a board of routes by their names.
pub fn route_thing<G: RouteGame>(game: &G, id: &str) -> Option<Thing> {
    use crate::TicketNames as _;
    let chart = game.chart();
    match id.split_once(':')? {
        ("route", id) => chart.read_route(id).ok().map(Thing::Route),
        ("city", id) => chart.read_city(id).ok().map(Thing::Building),
        ("ticket", id) => chart.read_ticket(id).ok().map(Thing::Ticket),
        _ => None,
    }
}

/// What a thing of a board of routes is called.
pub fn route_thing_name<G: RouteGame>(game: &G, thing: Thing) -> Message {
    let chart = game.chart();
    match thing {
        Thing::Route(id) => chart.route_name(id),
        Thing::Ticket(id) => chart.ticket_name(id),
        Thing::Building(city) => Message::new("pad-city").with("city", chart.city_name(city)),
    }
}

/// Which double routes nobody can own so: this is `rule` in their rules, or `closed`.
pub fn doubled<G: RouteGame>(game: &G, laid: &BySeat<Laid>, [rule, closed]: [&str; 2]) -> Vec<Fault> {
    let (network, doubles) = (&game.chart().network, game.doubles());
    let all = laid.of(game.seats()).iter().fold(RouteSet::NONE, |all, laid| all | laid.routes);
    let mut faults = Vec::new();
    for (seat, own) in Seat::all(game.seats()).zip(laid.of(game.seats())) {
        let twins = |id: RouteId, of: RouteSet| !(network.twin(id) & of).is_empty();
        let both = doubles.barred(network, own.routes) & own.routes;
        let others = if doubles.one_of_two { all - own.routes } else { RouteSet::NONE };
        for id in own.routes.iter() {
            let key = match () {
                // Once for both halves.
                () if both.contains(id) && network.twin(id).iter().all(|twin| id < twin) => {
                    ("pad-twins", rule)
                }
                () if twins(id, others) => ("pad-twin-closed", closed),
                () => continue,
            };
            let why = Message::new(key.0).with("seat", seat).with("route", game.chart().route_name(id));
            faults.push(Fault::of(seat, Place::At(Thing::Route(id)), why.with("rule", key.1)));
        }
    }
    faults
}
