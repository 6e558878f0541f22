//! The cheapest ways of tickets as things stand now, what they still take, and a plan for several of them.

use engine::{Message, Seat};
use rails::{CityId, CitySet, RouteId, RouteSet, TicketId, Track};

use super::{TicketGame, seats};
use crate::Screen;
use crate::map::{Line, Means, Way, best_way};
use crate::parts::{my_seat, say};

/// What somebody can go by on a board, asked once.
pub(crate) struct Ways<'a, G: TicketGame> {
    screen: &'a Screen<'a, G>,
    mine: Option<Seat>,
    means: Means,
}

/// What can become of a ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outlook {
    /// Its cities are connected, by these routes.
    Done(RouteSet),
    /// This is its cheapest way, and these routes of it have to be claimed still.
    Way(RouteSet, RouteSet),
    /// There is a way, but not pieces enough for it.
    TooFew(RouteSet, RouteSet),
    /// There is no way left.
    None,
}

impl Outlook {
    /// The way.
    pub fn routes(self) -> RouteSet {
        match self {
            Outlook::Done(routes) | Outlook::Way(routes, _) | Outlook::TooFew(routes, _) => routes,
            Outlook::None => RouteSet::NONE,
        }
    }
}

/// Ways for several tickets that go well together.
pub(crate) struct Plan {
    /// Each ticket with what can become of it, by what has been planned for those before it.
    pub tickets: Vec<(TicketId, Outlook)>,
    /// All routes of it.
    pub routes: RouteSet,
    /// Those that have to be claimed still.
    pub to_claim: RouteSet,
}

impl<'a, G: TicketGame> Ways<'a, G> {
    /// Those of the viewer; for a spectator, over what is free.
    pub fn new(screen: &'a Screen<'a, G>) -> Ways<'a, G> {
        let mine = my_seat(screen);
        let taken = seats(screen).map(|seat| G::sitting(screen.view, seat).routes);
        let taken = taken.fold(RouteSet::NONE, |all, routes| all | routes);
        let own = mine.map_or(RouteSet::NONE, |seat| G::sitting(screen.view, seat).routes);
        let means = Means {
            own,
            open: screen.rules.open_routes(screen.view, mine),
            others: taken - own,
            stations: mine.map_or(CitySet::NONE, |seat| G::lenders(screen.view, seat)),
        };
        Ways { screen, mine, means }
    }

    /// What can become of a ticket with these ends, where other routes are planned already.
    pub fn outlook(&self, ends: [CityId; 2], planned: RouteSet) -> Outlook {
        let means = Means { own: self.means.own | planned, ..self.means };
        let network = &self.screen.rules.chart().network;
        let Some(Way { routes, .. }) = best_way(network, ends, &means) else { return Outlook::None };
        let to_claim = (routes & self.means.open) - self.means.own;
        match to_claim.is_empty() {
            true => Outlook::Done(routes),
            false if self.is_within(to_claim | planned) => Outlook::Way(routes, to_claim),
            false => Outlook::TooFew(routes, to_claim),
        }
    }

    /// A plan: the ticket that takes least beside what is planned already comes first.
    pub fn plan(&self, tickets: &[TicketId]) -> Plan {
        let chart = self.screen.rules.chart();
        let mut plan = Plan { tickets: Vec::new(), routes: RouteSet::NONE, to_claim: RouteSet::NONE };
        let mut left = tickets.to_vec();
        while !left.is_empty() {
            let looked = left.iter().map(|id| (*id, self.outlook(chart.ticket(*id).ends, plan.to_claim)));
            let cost = |outlook: &Outlook| match *outlook {
                Outlook::Done(_) => 0,
                Outlook::Way(_, to_claim) => self.length(to_claim - plan.to_claim),
                // What can't be done with the rest changes nothing.
                Outlook::TooFew(..) | Outlook::None => u32::MAX,
            };
            let Some((id, outlook)) = looked.min_by_key(|(_, outlook)| cost(outlook)) else { break };
            if let Outlook::Done(routes) | Outlook::Way(routes, _) = outlook {
                plan.routes |= routes;
                plan.to_claim |= (routes & self.means.open) - self.means.own;
            }
            plan.tickets.push((id, outlook));
            left.retain(|other| *other != id);
        }
        plan
    }

    /// What is to be said of it: what has to be laid, what the hand is short of, or why it is over.
    pub fn told(&self, outlook: Outlook) -> String {
        let message = |key: &'static str| say(self.screen, &Message::new(key));
        match outlook {
            Outlook::Done(_) => message("need-done"),
            Outlook::None => message("need-none"),
            Outlook::Way(_, to_claim) => {
                format!("{} {}", self.to_lay("need-lay", to_claim), self.cards(to_claim))
            }
            Outlook::TooFew(_, to_claim) => self.to_lay("need-few", to_claim),
        }
    }

    /// The same in a word or two.
    pub fn in_short(&self, outlook: Outlook) -> String {
        let message = |key: &'static str| say(self.screen, &Message::new(key));
        match outlook {
            Outlook::Done(_) => message("need-short-done"),
            Outlook::None => message("need-short-none"),
            Outlook::Way(_, to_claim) => self.laying("need-short-lay", to_claim, false),
            Outlook::TooFew(_, to_claim) => self.laying("need-short-few", to_claim, false),
        }
    }

    /// What a plan takes in all.
    pub fn in_all(&self, plan: &Plan) -> Option<String> {
        (!plan.to_claim.is_empty())
            .then(|| format!("{} {}", self.to_lay("need-all", plan.to_claim), self.cards(plan.to_claim)))
    }

    /// The pieces for routes, with how many there are.
    fn to_lay(&self, key: &'static str, routes: RouteSet) -> String {
        self.laying(key, routes, true)
    }

    fn laying(&self, key: &'static str, routes: RouteSet, of_all: bool) -> String {
        let pieces = self.pieces(routes).into_iter().map(|(line, count, left)| {
            let pieces = line.pieces(count.try_into().unwrap_or(u8::MAX));
            match left.filter(|_| of_all) {
                Some(left) => Message::new("need-pieces").with("pieces", pieces).with("left", left),
                None => pieces,
            }
        });
        say(self.screen, &Message::new(key).with("pieces", pieces.collect::<Vec<_>>()))
    }

    /// What the hand is short of for routes.
    fn cards(&self, routes: RouteSet) -> String {
        let lacks = G::lacks(self.screen, routes);
        let message = match lacks.is_empty() {
            true => Message::new("need-enough"),
            false => Message::new("need-cards").with("cards", lacks),
        };
        say(self.screen, &message)
    }

    fn length(&self, routes: RouteSet) -> u32 {
        routes.iter().map(|id| u32::from(self.route(id).length())).sum()
    }

    fn route(&self, id: RouteId) -> &'a G::Route {
        self.screen.rules.chart().route(id)
    }

    /// How many pieces of each kind routes take, and how many the viewer has, if that is known already.
    fn pieces(&self, routes: RouteSet) -> Vec<(Line, u32, Option<u8>)> {
        let known = self.mine.filter(|_| !G::course(self.screen.view).opening);
        [Line::Rail, Line::Sea]
            .into_iter()
            .filter_map(|line| {
                let wet = line == Line::Sea;
                let of_kind: RouteSet =
                    routes.iter().filter(|id| (G::line(self.route(*id)) == Line::Sea) == wet).collect();
                let one = of_kind.first()?;
                let left = known.map(|seat| G::pieces_for(self.screen.view, seat, self.route(one)));
                Some((line, self.length(of_kind), left))
            })
            .collect()
    }

    /// Whether the viewer has the pieces for all of these routes.
    fn is_within(&self, routes: RouteSet) -> bool {
        let pieces = self.pieces(routes);
        pieces.into_iter().all(|(_, wanted, left)| left.is_none_or(|left| wanted <= u32::from(left)))
    }
}
