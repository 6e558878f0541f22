//! What a bot makes of its view: what it still may claim, what that is worth, how long the game
//! may last; and what the planner asks the game.

use std::ops::Deref;

use engine::{Chance, Seat, Viewer};
use rails::paths::CLOSED;
use rails::{Card, Chart, Doubles, MAX_LENGTH, RouteGame, RouteId, RouteSet, TicketSet, Track};

use super::DivCeil;
use super::plan::Plan;
use super::shopping::{MOST_KINDS, Shopping};

/// What a bot's play depends on beside what it sees.
#[derive(Clone, Copy)]
pub(crate) struct Profile {
    /// How many tickets it pursues at a time.
    pub goals: usize,
    /// Whether it heeds what the others do.
    pub heeds_others: bool,
    /// Whether it keeps as few tickets as it may.
    pub keeps_few: bool,
    /// With so many pieces left it draws more tickets; so many turns must be left as well.
    pub more_tickets: (u8, i32),
    /// Points that a turn is worth, in hundredths: what a ticket's effort is weighed against.
    pub turn_worth: i32,
    /// Routes of this length are claimed at once, whatever the plan was: see [`super::novice`].
    pub tempted: i32,
    /// Whether it draws cards by their looks, and not for a plan.
    pub by_looks: bool,
}

impl Profile {
    /// So long is no route: nothing tempts.
    pub const NEVER: i32 = i32::MAX;
}

/// What a bot sees of a ticket game, whichever it is.
#[derive(Clone, Copy)]
pub(crate) struct Situation<'a, R> {
    pub chart: &'a Chart<R>,
    pub profile: Profile,
    /// Points for a route, by its length.
    pub by_length: &'a [u8; MAX_LENGTH + 1],
    /// What becomes of double routes.
    pub doubles: Doubles,
    /// Its tickets.
    pub tickets: TicketSet,
    /// How many cards it holds.
    pub hand: u8,
    /// How many pieces it has left.
    pub pieces: u8,
    /// Its routes.
    pub mine: RouteSet,
    /// The routes of all others.
    pub others: RouteSet,
    /// The routes it may still claim, cards and pieces aside.
    pub open: RouteSet,
    /// A guess at how many turns it still has, this one included.
    pub turns: i32,
}

impl<R: Track> Situation<'_, R> {
    /// The points for a route.
    pub fn points(&self, route: RouteId) -> i32 {
        self.by_length.get(self.length(route) as usize).copied().unwrap_or(0).into()
    }

    /// The pieces that a route takes.
    pub fn length(&self, route: RouteId) -> i32 {
        self.chart.network.length(route).into()
    }
}

/// The seat that looks, if it is one.
pub(crate) fn seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// The routes of all others, and those that the seat may still claim.
pub(crate) fn others_and_open<G: RouteGame>(game: &G, view: &G::View, seat: Seat) -> (RouteSet, RouteSet) {
    (game.claimed(view) - G::routes_of(view, seat), game.open_routes(view, Some(seat)))
}

/// What an action means in every ticket game.
pub(crate) enum Meaning<C, P> {
    /// Keeps these tickets.
    Keep(TicketSet),
    /// Claims a route with these cards.
    Claim(RouteId, P),
    /// Draws tickets.
    Tickets,
    /// Takes a card from the market.
    Take(C),
    /// Draws a card from this deck.
    Blind(usize),
    /// Something that only this game has.
    Other,
}

/// The meaning of an action in a game.
pub(crate) type MeaningFor<'a, S> =
    Meaning<<S as PlannerQueries<'a>>::Card, <S as PlannerQueries<'a>>::Payment>;

/// What the planner asks the game: the game's own situation, which has the common one inside, answers.
pub(crate) trait PlannerQueries<'a>: Deref<Target = Situation<'a, Self::Route>> {
    type Route: Track + 'a;
    type Action: Copy + PartialEq;
    type Payment: Copy;
    type Card: Card;

    /// The card that stands in for any other. Taken from the market it is a whole turn.
    const WILD: Self::Card;

    /// What an action means.
    fn meaning(action: &Self::Action) -> MeaningFor<'a, Self>;

    /// What it costs to claim a route: about ten for each card and twenty for a turn, less what
    /// points are worth.
    fn claim_cost(&self, route: RouteId) -> u16;

    /// What it costs to use a route of another; most games don't allow that.
    fn borrow_cost(&self, _: RouteId) -> u16 {
        CLOSED
    }

    /// Whether all these routes of others can be used.
    fn can_borrow(&self, routes: RouteSet) -> bool {
        routes.is_empty()
    }

    /// How many cards it has to draw before it claims a route by itself.
    fn lacking(&self, route: RouteId) -> i32;

    /// How many turns it takes to claim a route by itself, cards drawn first.
    fn turns_for(&self, route: RouteId) -> i32 {
        1 + self.lacking(route).div_ceil_by(2)
    }

    /// Whether a claim may fail, so that it waits for more cards.
    fn is_risky(&self, _: RouteId) -> bool {
        false
    }

    /// Whether it has the pieces for these routes.
    fn has_pieces(&self, routes: RouteSet) -> bool;

    /// How many pieces it has for a route beside what others take.
    fn pieces_beside(&self, kept: RouteSet, route: RouteId) -> i32;

    /// How many turns a plan takes beside those for its routes.
    fn more_turns(&self, _: &Plan) -> i32 {
        0
    }

    /// How many points a plan brings, or takes, beside those for its routes and tickets.
    fn more_points(&self, plan: &Plan) -> i32;

    /// What cards these routes need beside those in hand.
    fn shopping(&self, routes: RouteSet) -> Shopping;

    /// What a payment costs beside plain cards, in hundredths of a point, where some are reserved.
    fn loss(&self, payment: Self::Payment, reserved: &Shopping) -> i32;

    /// What each kind of card is worth to the hand, in hundredths of a useful card.
    fn card_worths(&self, shopping: &Shopping) -> [i32; MOST_KINDS];

    /// How many cards of a kind it holds.
    fn in_hand(&self, card: Self::Card) -> u8;

    /// How many wilds a payment takes.
    fn wilds(payment: Self::Payment) -> i32;

    /// How many cards of a kind lie in the market.
    fn in_market(&self, card: Self::Card) -> u8;

    /// How many cards of a kind nobody has shown yet.
    fn unseen(&self, card: Self::Card) -> i32;

    /// The deck that a kind of card is drawn from.
    fn deck(card: Self::Card) -> usize;

    /// Whether the turn has still to begin: the first of two cards is to be drawn.
    fn is_first_card(&self) -> bool;

    /// What the plan asks for beside routes, once no planned one can be had.
    fn beside_routes(&self, plan: &Plan, legal: &[Self::Action]) -> Option<Self::Action>;

    /// Whether more tickets are out of the question, whatever is left.
    fn has_tickets_enough(&self, _: &Plan) -> bool {
        false
    }

    /// The last turn: what brings the most points at once, if anything does.
    fn last(&self, legal: &[Self::Action], chance: &mut impl Chance) -> Option<Self::Action>;

    /// How much something that only this game has is liked where nothing better has come to mind: a claim
    /// is liked by 200 at the least, a blind card by 60 and one from the market by 50.
    fn liking(&self, action: &Self::Action) -> i32;
}
