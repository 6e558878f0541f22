//! Why the strongest would do something, in sentences.

use engine::{Message, Seat};
use great_lakes::{Action, Card, GreatLakes, State};
use rails::RouteId;

use super::harbours::ending;
use super::purse::taken;
use super::rollout::aim::Aim;
use super::rollout::situation::RolloutSituation;
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
    let situation = RolloutSituation::new(game, state, seat);
    let aim = Aim::new(&situation, situation.me.tickets);
    let why = match action {
        Action::Claim { route, .. } => claim(&situation, &aim, route),
        Action::Take(card) => take(&situation, &aim, card),
        Action::Blind(_) => vec![Message::new("bots-rails-blind")],
        Action::Refill(_) => vec![Message::new("bots-great-lakes-refill")],
        Action::Tickets if aim.build.is_empty() => vec![Message::new("bots-rails-tickets-done")],
        Action::Tickets => vec![Message::new("bots-rails-tickets-more")],
        Action::Keep(kept) => {
            reasons::keep(situation.board, kept, Aim::new(&situation, situation.me.tickets | kept).goals)
        }
        Action::Pieces(_) => {
            let [trains, ships] = taken(situation.board, aim.build);
            vec![Message::new("bots-great-lakes-pieces").with("trains", trains).with("ships", ships)]
        }
        Action::Harbour { city, .. } => match ending(situation.board, aim.goals, city) {
            0 => vec![Message::new("bots-great-lakes-harbour-any")],
            tickets => {
                let points = i32::from(situation.board.harbour_points(tickets));
                let message = Message::new("bots-great-lakes-harbour").with("tickets", tickets as i32);
                vec![message.with("points", points)]
            }
        },
        Action::Exchange { .. } => vec![Message::new("bots-great-lakes-exchange")],
        Action::Pass => Vec::new(),
    };
    round_off(why, (!situation.choosing).then_some(situation.turns), tries)
}

/// What a route is good for.
fn claim(situation: &RolloutSituation<'_>, aim: &Aim, route: RouteId) -> Vec<Message> {
    let plan = (situation.me.routes, aim.build);
    let mut why = reasons::claim(situation.board, plan, (situation.me.tickets, aim.goals), route);
    why.push(Message::new("bots-rails-points").with("points", situation.points(route)));
    why
}

/// What a card from the market is good for.
fn take(situation: &RolloutSituation<'_>, aim: &Aim, card: Card) -> Vec<Message> {
    if card == Card::Wild {
        return vec![Message::new("bots-rails-wild")];
    }
    let pays = |route: &RouteId| {
        let facts = situation.board.route(*route);
        let right =
            facts.kind == card.deck() && facts.colour.is_none_or(|colour| card.colour() == Some(colour));
        right && situation.purse.held(facts) < i32::from(facts.length)
    };
    let route = turn::wanted(situation, aim).iter().find(pays);
    let mut why: Vec<Message> = route
        .map(|route| Message::new("bots-rails-wanted").with("route", situation.board.route_name(route)))
        .into_iter()
        .collect();
    if matches!(card, Card::Ship { double: true, .. }) {
        why.push(Message::new("bots-great-lakes-double"));
    }
    if card.is_marked() && situation.me.harbours_left > 0 && situation.purse.sets.worth(card) > 0 {
        why.push(Message::new("bots-great-lakes-harbour-card"));
    }
    why
}
