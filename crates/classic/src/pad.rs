//! Score pads: the end of a game from what lies on the table, and what can't lie there.

use engine::{BySeat, Message, Seat};
use rails::pad::{Extent, Fault, HasPad, Laid, Place, Thing, doubled, route_thing, route_thing_name};
use rails::{Components, Pile, RouteGame as _, RouteId, RouteSet, TicketDeck, longest_path};

use crate::scoring::ticket_score;
use crate::setup::Classic;
use crate::state::{Ending, Holdings, Phase, State};

impl HasPad for Classic {
    fn extent(&self) -> Extent {
        let board = &*self.board;
        let cities = if board.pieces.stations > 0 { board.cities.len() } else { 0 };
        Extent { routes: board.routes.len(), cities, tickets: board.tickets.len() }
    }

    fn thing(&self, id: &str) -> Option<Thing> {
        let builds = self.board.pieces.stations > 0;
        route_thing(self, id).filter(|thing| builds || !matches!(thing, Thing::Building(_)))
    }

    fn thing_name(&self, thing: Thing) -> Message {
        route_thing_name(self, thing)
    }

    fn laid_out(&self, laid: &BySeat<Laid>) -> State {
        let board = &*self.board;
        let all = laid.of(self.seats).iter().fold(RouteSet::NONE, |all, laid| all | laid.routes);
        let holdings = BySeat::new(|seat| match seat.index() < self.seats {
            true => {
                let Laid { routes, buildings, tickets, .. } = laid[seat];
                Holdings {
                    routes,
                    barred: self.doubles().barred(&board.network, routes),
                    stations: buildings,
                    tickets,
                    cars: left(board.pieces.cars, board.network.total(routes)),
                    stations_left: left(board.pieces.stations, buildings.len() as u16),
                    points: board.route_points(routes),
                    ..Holdings::default()
                }
            }
            false => Holdings::default(),
        });
        State {
            phase: Phase::Over(Ending::Cars),
            turn: Seat::default(),
            passes: 0,
            turns_left: None,
            pile: Pile::new(board.cards()),
            market: Default::default(),
            tickets: TicketDeck::default(),
            closed: self.doubles().closed(&board.network, all),
            holdings,
        }
    }

    fn faults(&self, laid: &BySeat<Laid>) -> Vec<Fault> {
        let (board, terms) = (&*self.board, &self.board.terms);
        let mut faults = doubled(self, laid, [&board.rule(21), &board.rule(22)]);
        for seat in self.all_seats() {
            let own = &laid[seat];
            let cars = board.network.total(own.routes);
            let long = (own.tickets & board.long).len();
            let message = |key: &'static str| Message::new(key).with("seat", seat);
            if cars > board.pieces.cars.into() {
                let why = message("pad-cars").with("count", cars).with("most", board.pieces.cars);
                faults.push(Fault::of(seat, Place::Pieces, why.with("rule", board.rule(1))));
            }
            if own.buildings.len() > board.pieces.stations.into() {
                let why = message("pad-stations").with("count", own.buildings.len());
                let why = why.with("most", board.pieces.stations).with("rule", board.rule(31));
                faults.push(Fault::of(seat, Place::Pieces, why));
            }
            if long > terms.dealt_long.into() {
                let why = message("pad-long").with("count", long).with("most", terms.dealt_long);
                faults.push(Fault::of(seat, Place::Tickets, why.with("rule", board.rule(3))));
            }
            if own.tickets.len() < terms.opening_keep.into() {
                let why = message("pad-few-tickets").with("least", terms.opening_keep);
                faults.push(Fault::missing(seat, Place::Tickets, why.with("rule", board.rule(4))));
            }
        }
        faults
    }

    fn longest_path(&self, laid: &BySeat<Laid>, seat: Seat) -> Option<(u16, RouteSet)> {
        let network = &self.board.network;
        (self.board.scoring.longest_path > 0).then(|| {
            let path = longest_path(network, laid[seat].routes);
            (network.total(path), path)
        })
    }

    /// Those without which it would complete less (EU-33).
    fn borrowed(&self, laid: &BySeat<Laid>, seat: Seat) -> Vec<Message> {
        let (board, own) = (&*self.board, &laid[seat]);
        let score = ticket_score(self, &self.laid_out(laid), seat);
        let all: RouteSet = score.borrowed.iter().copied().collect();
        let spared = |kept: RouteSet, route: RouteId| {
            let rest = kept.without(route);
            let joined = Components::of(&board.network, own.routes | rest);
            if board.completed(&joined, own.tickets).contains_all(score.completed) { rest } else { kept }
        };
        let needed = all.iter().fold(all, spared);
        let mut free = own.buildings;
        let told = needed.iter().filter_map(|route| {
            let at = board.network.ends(route).into_iter().find(|city| free.contains(*city))?;
            free = free.without(at);
            let owner = laid.seats_where(|laid| laid.routes.contains(route)).next()?;
            let message = Message::new("pad-borrowed").with("seat", seat).with("owner", owner);
            Some(message.with("city", board.city_name(at)).with("route", board.route_name(route)))
        });
        told.collect()
    }

    fn pieces_left(&self, laid: &Laid) -> Vec<Message> {
        let pieces = self.board.pieces;
        let cars = left(pieces.cars, self.board.network.total(laid.routes));
        let stations = left(pieces.stations, laid.buildings.len() as u16);
        let told =
            |key: &'static str, left: u8, most: u8| Message::new(key).with("left", left).with("most", most);
        let stations = (pieces.stations > 0).then(|| told("pad-left-stations", stations, pieces.stations));
        [Some(told("pad-left-cars", cars, pieces.cars)), stations].into_iter().flatten().collect()
    }
}

/// How many of so many are left.
fn left(all: u8, used: u16) -> u8 {
    u16::from(all).saturating_sub(used) as u8
}
