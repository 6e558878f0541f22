//! A yardstick: does what brings most at once, and never thinks of the next turn.

use engine::Chance;
use great_lakes::{Action, Board, Card, Cards, GreatLakes, Phase, SeatView, View};
use rails::paths::Tolls;
use rails::{RouteGame, RouteSet, TicketSet};

use super::harbours;
use crate::planner::situation::seat;
use crate::planner::{best, completed};

/// It lays no more wilds than this for a route.
const MOST_WILDS: u8 = 2;

/// What it does: the best claim or harbour of this moment; if there is none, the card of which it has
/// most. It keeps the fewest tickets, those that are easiest to do.
pub(super) fn choose(
    game: &GreatLakes,
    view: &View,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let (board, own) = (game.board(), view.own.as_ref()?);
    let me = view.seats.get(seat(view.viewer)?.index())?;
    let step = Step::new(game, view, me, own.tickets);
    let before = step.score(me.routes);
    let worth = |action: &Action| match *action {
        Action::Claim { route, payment } => {
            let points = board.scoring.by_length.get(usize::from(board.route(route).length));
            let gain = step.score(me.routes.with(route)) - before;
            1_000_000 + 100 * i32::from(points.copied().unwrap_or(0)) + gain - i32::from(payment.wild)
        }
        Action::Harbour { city, payment } => {
            let gain = harbours::gain(board, completed(board, me.routes, own.tickets), city);
            1_000_000 + 100 * gain - i32::from(payment.wild)
        }
        Action::Keep(tickets) => -step.effort(tickets),
        Action::Pieces(trains) => -(i32::from(trains) - i32::from(board.pieces.suggested_trains)).abs(),
        Action::Take(card) => 10 + alike(&own.hand, card),
        Action::Blind(_) => 10,
        Action::Refill(_) | Action::Tickets | Action::Exchange { .. } | Action::Pass => 0,
    };
    // Claims are weighed route by route, and there are many ways to pay for one.
    let is_cheap = |action: &&Action| match action {
        Action::Claim { payment, .. } if view.phase == Phase::Turn => payment.wild <= MOST_WILDS,
        _ => true,
    };
    best(legal.iter().filter(is_cheap).copied(), worth, chance)
}

/// How much a card adds to what is already in hand.
fn alike(hand: &Cards, card: Card) -> i32 {
    match card {
        Card::Wild => 3,
        Card::Train { colour, .. } => {
            let of = |marked| i32::from(hand.of(Card::Train { colour, marked }));
            of(false) + of(true)
        }
        Card::Ship { colour, double } => {
            let of = |double| i32::from(hand.of(Card::Ship { colour, double }));
            of(false) + 2 * of(true) + i32::from(double)
        }
    }
}

/// How near its tickets are.
struct Step<'a> {
    board: &'a Board,
    tickets: TicketSet,
    /// The routes that can be used: its own and those that are open.
    usable: RouteSet,
}

impl<'a> Step<'a> {
    fn new(game: &'a GreatLakes, view: &View, me: &SeatView, tickets: TicketSet) -> Step<'a> {
        let usable = game.open_routes(view, None) | me.routes;
        Step { board: game.board(), tickets, usable }
    }

    /// How many pieces each ticket still takes by itself, all together.
    fn effort(&self, tickets: TicketSet) -> i32 {
        tickets.iter().map(|ticket| 1 + self.way(RouteSet::NONE, ticket)).sum()
    }

    /// The pieces that the shortest way of a ticket still takes for whoever has these routes.
    fn way(&self, mine: RouteSet, ticket: rails::TicketId) -> i32 {
        let network = &self.board.network;
        let tolls = Tolls::new(mine & self.usable, self.usable - mine, |route| network.length(route).into());
        tolls.way(network, self.board.ticket(ticket).ends).map_or(99, |(_, length)| length as i32)
    }

    /// What its tickets are worth with these routes, in hundredths of a point: the nearer the more.
    fn score(&self, mine: RouteSet) -> i32 {
        let worth = |ticket: rails::TicketId| {
            let points = i32::from(self.board.ticket(ticket).points);
            200 * points / (1 + self.way(mine, ticket))
        };
        self.tickets.iter().map(worth).sum()
    }
}
