//! Why the strongest would do something, in sentences.

use engine::{Message, Seat};
use great_lakes::{Action, Card, GreatLakes, State};
use rails::RouteId;

use super::harbours::ending;
use super::purse::taken;
use super::rollout::aim::Aim;
use super::rollout::look::Look;
use super::rollout::turn;
use crate::planner::reasons::{self, round_off};

/// What speaks for an action that was tried in so many imagined games; always something.
pub(super) fn reasons(
    game: &GreatLakes,
    state: &State,
    seat: Seat,
    action: Action,
    tries: u32,
) -> Vec<Message> {
    let look = Look::new(game, state, seat);
    let aim = Aim::new(&look, look.me.tickets);
    let why = match action {
        Action::Claim { route, .. } => claim(&look, &aim, route),
        Action::Take(card) => take(&look, &aim, card),
        Action::Blind(_) => vec![Message::new("bots-rails-blind")],
        Action::Refill(_) => vec![Message::new("bots-great-lakes-refill")],
        Action::Tickets if aim.build.is_empty() => vec![Message::new("bots-rails-tickets-done")],
        Action::Tickets => vec![Message::new("bots-rails-tickets-more")],
        Action::Keep(kept) => reasons::keep(look.board, kept, Aim::new(&look, look.me.tickets | kept).goals),
        Action::Pieces(_) => {
            let [trains, ships] = taken(look.board, aim.build);
            vec![Message::new("bots-great-lakes-pieces").with("trains", trains).with("ships", ships)]
        }
        Action::Harbour { city, .. } => match ending(look.board, aim.goals, city) {
            0 => vec![Message::new("bots-great-lakes-harbour-any")],
            tickets => {
                let points = i32::from(look.board.harbour_points(tickets));
                let message = Message::new("bots-great-lakes-harbour").with("tickets", tickets as i32);
                vec![message.with("points", points)]
            }
        },
        Action::Exchange { .. } => vec![Message::new("bots-great-lakes-exchange")],
        Action::Pass => Vec::new(),
    };
    round_off(why, (!look.choosing).then_some(look.turns), tries)
}

/// What a route is good for.
fn claim(look: &Look<'_>, aim: &Aim, route: RouteId) -> Vec<Message> {
    let plan = (look.me.routes, aim.build);
    let mut why = reasons::claim(look.board, plan, (look.me.tickets, aim.goals), route);
    why.push(Message::new("bots-rails-points").with("points", look.points(route)));
    why
}

/// What a card from the market is good for.
fn take(look: &Look<'_>, aim: &Aim, card: Card) -> Vec<Message> {
    if card == Card::Wild {
        return vec![Message::new("bots-rails-wild")];
    }
    let pays = |route: &RouteId| {
        let facts = look.board.route(*route);
        let right =
            facts.kind == card.deck() && facts.colour.is_none_or(|colour| card.colour() == Some(colour));
        right && look.purse.held(facts) < i32::from(facts.length)
    };
    let route = turn::wanted(look, aim).iter().find(pays);
    let mut why: Vec<Message> = route
        .map(|route| Message::new("bots-rails-wanted").with("route", look.board.route_name(route)))
        .into_iter()
        .collect();
    if matches!(card, Card::Ship { double: true, .. }) {
        why.push(Message::new("bots-great-lakes-double"));
    }
    if card.is_marked() && look.me.harbours_left > 0 && look.purse.sets.worth(card) > 0 {
        why.push(Message::new("bots-great-lakes-harbour-card"));
    }
    why
}
