//! Score pads: the end of a game from what lies on the table, and what can't lie there.

use engine::{BySeat, Message};
use rails::pad::{Extent, Fault, HasPad, Laid, Place, Thing, doubled, route_thing, route_thing_name};
use rails::{RouteGame as _, RouteSet};

use crate::card::Kind;
use crate::setup::GreatLakes;
use crate::state::{Ending, Holdings, Phase, State};

/// At least so many of the first tickets are kept (GL-3).
const KEPT: usize = crate::rules::tickets::LEAST_OF_OPENING as usize;
/// So many pieces can be entered as exchanged: the rules know no limit (GL-22).
const MOST_EXCHANGED: u16 = 9999;

impl HasPad for GreatLakes {
    fn extent(&self) -> Extent {
        let board = &*self.board;
        Extent { routes: board.routes.len(), cities: board.cities.len(), tickets: board.tickets.len() }
    }

    fn thing(&self, id: &str) -> Option<Thing> {
        let is_place =
            |thing: &Thing| !matches!(thing, Thing::Building(city) if self.board.junctions.contains(*city));
        route_thing(self, id).filter(is_place)
    }

    fn thing_name(&self, thing: Thing) -> Message {
        route_thing_name(self, thing)
    }

    fn laid_out(&self, laid: &BySeat<Laid>) -> State {
        let board = &*self.board;
        let all = laid.of(self.seats).iter().fold(RouteSet::NONE, |all, laid| all | laid.routes);
        let holdings = BySeat::new(|seat| match seat.index() < self.seats {
            true => {
                let Laid { routes, buildings, tickets, exchanged, .. } = laid[seat];
                Holdings {
                    routes,
                    harbours: buildings,
                    tickets,
                    harbours_left: board.pieces.harbours.saturating_sub(buildings.len() as u8),
                    points: board.route_points(routes),
                    exchanged,
                    ..Holdings::default()
                }
            }
            false => Holdings::default(),
        });
        let closed = self.doubles().closed(&board.network, all);
        State { phase: Phase::Over(Ending::Pieces), closed, holdings, ..self.bare() }
    }

    fn faults(&self, laid: &BySeat<Laid>) -> Vec<Fault> {
        let (board, pieces) = (&*self.board, &self.board.pieces);
        let mut faults = doubled(self, laid, ["GL-18", "GL-18"]);
        for seat in self.all_seats() {
            let own = &laid[seat];
            let message = |key: &'static str| Message::new(key).with("seat", seat);
            let [trains, ships] = self.used(own.routes);
            let counted = [
                ("pad-trains", trains, pieces.trains, "GL-4"),
                ("pad-ships", ships, pieces.ships, "GL-4"),
                ("pad-pieces", trains + ships, pieces.chosen, "GL-4"),
                ("pad-harbours", own.buildings.len() as u16, pieces.harbours, "GL-5"),
            ];
            for (key, count, most, rule) in
                counted.into_iter().filter(|(_, count, most, _)| *count > u16::from(*most))
            {
                let why = message(key).with("count", count).with("most", most).with("rule", rule);
                faults.push(Fault::of(seat, Place::Pieces, why));
            }
            let touched = board.network.touched(own.routes);
            for city in own.buildings.iter() {
                let key = match () {
                    () if !board.ports.contains(city) => "pad-no-port",
                    () if !touched.contains(city) => "pad-no-route-there",
                    () => continue,
                };
                let why = message(key).with("city", board.city_name(city)).with("rule", "GL-20");
                faults.push(Fault::of(seat, Place::At(Thing::Building(city)), why));
            }
            if own.exchanged > MOST_EXCHANGED {
                let why =
                    message("pad-exchanged-many").with("count", own.exchanged).with("most", MOST_EXCHANGED);
                faults.push(Fault::of(seat, Place::Pieces, why.with("rule", "GL-22")));
            }
            if own.tickets.len() < KEPT {
                let why = message("pad-few-tickets").with("least", KEPT).with("rule", "GL-3");
                faults.push(Fault::missing(seat, Place::Tickets, why));
            }
        }
        faults
    }

    fn pieces_left(&self, laid: &Laid) -> Vec<Message> {
        let pieces = &self.board.pieces;
        let [trains, ships] = self.used(laid.routes);
        let harbours = pieces.harbours.saturating_sub(laid.buildings.len() as u8);
        let laid = Message::new("pad-laid-pieces").with("trains", trains).with("ships", ships);
        vec![
            laid.with("left", u16::from(pieces.chosen).saturating_sub(trains + ships)),
            Message::new("pad-left-harbours").with("left", harbours).with("most", pieces.harbours),
        ]
    }

    fn most_exchanged(&self) -> u16 {
        MOST_EXCHANGED
    }
}

impl GreatLakes {
    /// How many trains and ships lie on these routes.
    fn used(&self, routes: RouteSet) -> [u16; 2] {
        let board = &*self.board;
        let of_kind = |kind| routes.iter().filter(|id| board.route(*id).kind == kind).collect::<RouteSet>();
        [Kind::Train, Kind::Ship].map(|kind| board.network.total(of_kind(kind)))
    }
}
