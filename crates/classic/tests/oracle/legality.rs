//! Which of all conceivable actions a seat may do.

use classic::{Action, Board, Card, Classic, Colour, Payment, Phase, RouteKind, State};
use engine::{Rules, Seat};
use rails::{CityId, RouteId, TicketId, TicketSet};

use super::naive::{Position, members};

/// So many tickets are tried in every combination.
const TRIED_TICKETS: usize = 8;

/// Every payment with so many cars and so many locomotives at the most, also those that nobody
/// would write: a colour without cars, and cars without a colour.
fn payments(most: u8) -> Vec<Payment> {
    let colours = Colour::ALL.into_iter().map(Some).chain([None]);
    let cars = move |colour| (0..=most).map(move |cars| (colour, cars));
    let all = colours
        .flat_map(cars)
        .flat_map(|(colour, cars)| (0..=most).map(move |locomotives| Payment { colour, cars, locomotives }));
    all.collect()
}

/// Everything that could be done on this board, but for choosing tickets and passing. Some of the
/// routes and cities are not on it.
pub fn conceivable(board: &Board) -> Vec<Action> {
    let places = |count: usize| (0..count as u8 + 1).chain([63, 64, 127, 128, 255]);
    let mut actions = vec![Action::Blind, Action::Tickets, Action::Decline, Action::Take(Card::Locomotive)];
    actions.extend(Colour::ALL.map(|colour| Action::Take(Card::Car(colour))));
    let (for_routes, for_stations) = (payments(9), payments(5));
    actions.extend(for_routes.iter().map(|payment| Action::Pay(*payment)));
    for route in places(board.routes.len()).map(RouteId) {
        actions.extend(for_routes.iter().map(|&payment| Action::Claim { route, payment }));
    }
    for city in places(board.cities.len()).map(CityId) {
        actions.extend(for_stations.iter().map(|&payment| Action::Station { city, payment }));
    }
    actions
}

/// Every choice out of what the seat was offered and some tickets that it wasn't.
pub fn conceivable_keeps(state: &State, chooser: Seat) -> Vec<Action> {
    let own = &state.holdings[chooser];
    let under = state.tickets.bottom.iter().map(|returned| returned.ticket.index());
    let others = Seat::all(engine::MAX_SEATS).filter(|other| *other != chooser);
    let mut tried = members(own.offer.bits().into());
    let one_of_each = [own.tickets, own.turned_down, state.tickets.fresh, state.tickets.shuffled];
    tried.extend(one_of_each.into_iter().filter_map(|set| members(set.bits().into()).pop()));
    tried.extend(others.filter_map(|other| members(state.holdings[other].offer.bits().into()).pop()));
    tried.extend(under.take(1).chain([63]));
    tried.truncate(TRIED_TICKETS);
    let choices = 0..1_u32 << tried.len();
    choices
        .map(|choice| {
            let kept = members(choice.into()).into_iter().map(|place| TicketId(tried[place] as u8));
            Action::Keep(kept.collect::<TicketSet>())
        })
        .collect()
}

/// What has to be known of a position to judge what a seat does.
pub struct Judge<'a> {
    position: Position<'a>,
    seat: Seat,
    hand: Vec<Card>,
    /// Of every route, whether the seat may claim it if it can pay.
    open: Vec<bool>,
    /// Of every city, whether somebody's station is there.
    built: Vec<bool>,
    cars_left: usize,
    stations_left: usize,
}

/// Every single card of a list of counts.
fn each(counts: &[u8; 9]) -> Vec<Card> {
    let cars = Colour::ALL.into_iter().map(Card::Car);
    let kinds = cars.chain([Card::Locomotive]).zip(counts);
    kinds.flat_map(|(card, count)| vec![card; usize::from(*count)]).collect()
}

impl<'a> Judge<'a> {
    pub fn new(game: &'a Classic, state: &'a State, who: Seat) -> Judge<'a> {
        let position = Position::new(game, state);
        let at_table = who.index() < game.seats();
        let owned: Vec<(usize, usize)> = (0..game.seats())
            .flat_map(|owner| position.routes_of(owner).into_iter().map(move |route| (owner, route)))
            .collect();
        let is_open = |route: usize| {
            owned.iter().all(|&(owner, claimed)| {
                let terms = &game.board().terms;
                // EU-21, EU-22.
                let barred = owner == who.index() && !terms.doubles_one_owner;
                let closed = game.seats() < terms.doubles_from.into();
                claimed != route && !(position.are_double(route, claimed) && (barred || closed))
            })
        };
        let stations: Vec<usize> = (0..game.seats()).flat_map(|owner| position.stations_of(owner)).collect();
        Judge {
            position,
            seat: who,
            hand: each(state.holdings[who].hand.counts()),
            open: (0..game.board().routes.len()).map(is_open).collect(),
            built: (0..game.board().cities.len()).map(|city| stations.contains(&city)).collect(),
            cars_left: if at_table { position.cars_left(who.index()) } else { 0 },
            stations_left: if at_table { position.stations_left(who.index()) } else { 0 },
        }
    }

    /// Whether the seat may do this, which is anything but passing: that depends on all the rest.
    pub fn allows(&self, action: Action) -> bool {
        let (state, terms) = (self.position.state, &self.position.board.terms);
        // EU-5: in the opening everyone chooses, each once. EU-6: then those whose turn it is.
        let has_say = match state.phase {
            Phase::Opening => state.holdings[self.seat].offer.bits() != 0,
            Phase::Over(_) => false,
            _ => state.turn == self.seat,
        };
        has_say
            && match (state.phase, action) {
                (Phase::Opening, Action::Keep(kept)) => self.may_keep(kept, terms.opening_keep),
                (Phase::Tickets, Action::Keep(kept)) => self.may_keep(kept, terms.drawn_keep),
                (Phase::Turn, Action::Take(card)) => self.lies_in_market(card),
                (Phase::SecondCard, Action::Take(card)) => {
                    // EU-12.
                    card != Card::Locomotive && self.lies_in_market(card)
                }
                // EU-15, EU-16.
                (Phase::Turn | Phase::SecondCard, Action::Blind) => {
                    let left = [&state.pile.deck, &state.pile.discards];
                    left.iter().any(|cards| !each(cards.counts()).is_empty())
                }
                (Phase::Turn, Action::Claim { route, payment }) => self.may_claim(route.index(), payment),
                (Phase::Turn, Action::Station { city, payment }) => self.may_build(city.index(), payment),
                // EU-29.
                (Phase::Turn, Action::Tickets) => {
                    let unordered = [state.tickets.fresh, state.tickets.shuffled];
                    unordered.iter().any(|set| set.bits() != 0) || !state.tickets.bottom.is_empty()
                }
                (Phase::Tunnel { laid, turned, .. }, Action::Pay(payment)) => {
                    self.may_pay(laid, &each(turned.counts()), payment)
                }
                (Phase::Tunnel { .. }, Action::Decline) => true,
                _ => false,
            }
    }

    /// Whether passing would be right if nothing else were (EU-8).
    pub fn has_turn(&self) -> bool {
        self.position.state.phase == Phase::Turn && self.position.state.turn == self.seat
    }

    /// Only what was offered, and at least so many, or all if they are fewer (EU-4, EU-29).
    fn may_keep(&self, kept: TicketSet, least: u8) -> bool {
        let offer = members(self.position.state.holdings[self.seat].offer.bits().into());
        let kept = members(kept.bits().into());
        kept.iter().all(|ticket| offer.contains(ticket)) && kept.len() >= offer.len().min(least.into())
    }

    fn lies_in_market(&self, card: Card) -> bool {
        each(self.position.state.market.counts()).contains(&card)
    }

    fn may_claim(&self, route: usize, payment: Payment) -> bool {
        // EU-19.
        if self.open.get(route) != Some(&true) {
            return false;
        }
        let route = &self.position.board.routes[route];
        let (length, colour) = (usize::from(route.length), route.colour);
        // EU-24.
        let symbols = match route.kind {
            RouteKind::Ferry { locomotives } => usize::from(locomotives),
            RouteKind::Rail | RouteKind::Tunnel => 0,
        };
        // EU-18: a gray route takes any one colour.
        let good = |laid: Colour| colour.is_none() || colour == Some(laid);
        self.cars_left >= length
            && self
                .can_lay(payment, length, good)
                .is_some_and(|laid| laid.iter().filter(|card| **card == Card::Locomotive).count() >= symbols)
    }

    /// The first station costs one card, the second two, and so on (EU-31, EU-32).
    fn may_build(&self, city: usize, payment: Payment) -> bool {
        let price = usize::from(self.position.board.pieces.stations) - self.stations_left + 1;
        self.built.get(city) == Some(&false)
            && self.stations_left > 0
            && self.can_lay(payment, price, |_| true).is_some()
    }

    /// One more card for each turned up that matches (EU-25, EU-26).
    fn may_pay(&self, laid: Payment, turned: &[Card], payment: Payment) -> bool {
        let matching = |card: &&Card| match card {
            Card::Locomotive => true,
            Card::Car(colour) => laid.cars > 0 && laid.colour == Some(*colour),
        };
        let extra = turned.iter().filter(matching).count();
        let good = |colour: Colour| laid.cars > 0 && laid.colour == Some(colour);
        self.can_lay(payment, extra, good).is_some()
    }

    /// The cards of a payment, if they are so many, each good, and all in the hand. A payment is
    /// written in one way: with a colour if there are cars, and only then.
    fn can_lay(&self, payment: Payment, count: usize, good: impl Fn(Colour) -> bool) -> Option<Vec<Card>> {
        let Payment { colour, cars, locomotives } = payment;
        if usize::from(cars) + usize::from(locomotives) != count {
            return None;
        }
        let mut laid = vec![Card::Locomotive; locomotives.into()];
        match colour {
            Some(colour) if cars > 0 && good(colour) => {
                laid.extend(vec![Card::Car(colour); cars.into()]);
            }
            None if cars == 0 => {}
            _ => return None,
        }
        let mut hand = self.hand.clone();
        for card in &laid {
            let place = hand.iter().position(|held| held == card)?;
            hand.swap_remove(place);
        }
        Some(laid)
    }
}
