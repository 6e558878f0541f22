//! Which tickets the others may have: those that fit what they have built are likelier.

use classic::{Classic, State, View};
use engine::{Chance, Rules, Seat, Viewer};
use rails::paths::Tolls;
use rails::{RouteGame, TicketId, TicketSet};

use super::rollout::Harmony;

/// How much likelier a ticket is for each car that its seat has already built for it, in
/// powers of e.
const FIT: f64 = 0.5;
/// And by so many powers of e if it is completed.
const DONE: f64 = 2.5;
/// No ticket is likelier by more than so many powers of e.
const SUREST: f64 = 9.0;
/// How likely a ticket is that can't be completed with own routes any more, beside others.
const BLOCKED: f64 = 0.3;
/// Of so many sets of tickets the one is taken that goes together best: people choose theirs.
const SETS: usize = 5;
/// Weights are counted in parts of this.
const PARTS: f64 = 64.0;

/// How likely each ticket is with each of the others, beside the rest.
pub(crate) struct Guess {
    /// Who looks.
    viewer: Seat,
    /// By seat and ticket.
    weights: Vec<[u32; TicketSet::CAPACITY]>,
    /// The regular tickets that the viewer has ever seen.
    met: TicketSet,
    /// The long ones that it has.
    mine: TicketSet,
}

impl Guess {
    /// What a seat's view tells of the others' tickets.
    pub fn new(game: &Classic, view: &View) -> Option<Guess> {
        let Viewer::Seat(viewer) = view.viewer else { return None };
        let own = view.own.as_ref()?;
        let board = game.board();
        let closed = game.doubles().closed(&board.network, game.claimed(view));
        let weigh = |(place, seat): (usize, &classic::SeatView)| {
            let mut weights = [PARTS as u32; TicketSet::CAPACITY];
            if place == viewer.index() || seat.routes.is_empty() {
                return weights;
            }
            let open = board.network.routes() - closed - seat.routes;
            let tolls = Tolls::new(seat.routes, open, |route| board.network.length(route).into());
            for (ticket, weight) in board.tickets.iter().zip(&mut weights) {
                let fit = match tolls.way(&board.network, ticket.ends) {
                    Some((_, left)) => fit(ticket.points, left),
                    None => BLOCKED,
                };
                *weight = (PARTS * fit.max(0.02)) as u32 + 1;
            }
            weights
        };
        let weights = view.seats.iter().enumerate().map(weigh).collect();
        let mine = (own.tickets | own.offer | own.turned_down) & board.long;
        Some(Guess { viewer, weights, met: own.met, mine })
    }

    /// A position that fits the view, with tickets that fit what the others have built.
    pub fn imagine(&self, game: &Classic, view: &View, chance: &mut impl Chance) -> Option<State> {
        let mut state = game.imagine(view, chance).ok()?;
        let long = game.board().long;
        for seat in game.all_seats().filter(|seat| *seat != self.viewer) {
            if state.of(seat).tickets.is_empty() || view.seats[seat.index()].revealed.is_some() {
                continue;
            }
            let weights = &self.weights[seat.index()];
            let held = state.of(seat).tickets;
            // Those that the viewer has never seen may as well be any that nobody has drawn.
            let hidden = held - long - self.met;
            let all_fresh = state.tickets.fresh | hidden;
            let own_long = held & long;
            let elsewhere = game
                .all_seats()
                .filter(|other| *other != seat)
                .fold(self.mine, |all, other| all | state.of(other).tickets | state.of(other).turned_down);
            let free_long = long - elsewhere - state.of(seat).turned_down;
            let harmony = Harmony::new(game, &state, seat);
            let mut best = (held, i32::MIN);
            for _ in 0..SETS {
                let drawn = draw(all_fresh, hidden.len(), weights, chance);
                let drawn_long = draw(free_long, own_long.len(), weights, chance);
                let tickets = (held - hidden - long) | drawn | drawn_long;
                let worth = harmony.of(tickets);
                if worth > best.1 {
                    best = (tickets, worth);
                }
            }
            let tickets = best.0;
            state.tickets.fresh = all_fresh - tickets;
            let holdings = &mut state.holdings[seat];
            holdings.tickets = tickets;
            holdings.met = (holdings.met - hidden) | (tickets - long);
        }
        Some(state)
    }
}

/// How likely a ticket of so many points is where so many cars are still missing.
fn fit(points: u8, left: u32) -> f64 {
    let done = if left == 0 { DONE } else { 0.0 };
    (FIT * (f64::from(points) - f64::from(left)) + done).min(SUREST).exp()
}

/// Draws so many tickets, the likelier ones more often.
fn draw(
    mut pool: TicketSet,
    count: usize,
    weights: &[u32; TicketSet::CAPACITY],
    chance: &mut impl Chance,
) -> TicketSet {
    let mut drawn = TicketSet::NONE;
    for _ in 0..count {
        let total: u32 = pool.iter().map(|ticket| weights[ticket.index()]).sum();
        let mut rest = chance.below(total);
        let chosen = pool.iter().find(|ticket: &TicketId| {
            let weight = weights[ticket.index()];
            let here = rest < weight;
            rest = rest.wrapping_sub(if here { 0 } else { weight });
            here
        });
        let Some(chosen) = chosen else { break };
        pool -= TicketSet::only(chosen);
        drawn = drawn.with(chosen);
    }
    drawn
}
