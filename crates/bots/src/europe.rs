//! How programs play Europe.
//!
//! - [`sight`]: what a bot makes of its view
//! - [`plan`]: the routes that its tickets need, and what they cost
//! - [`tickets`]: which tickets to keep, and when to draw more
//! - [`claim`]: which route to claim, with which cards, and where to build a station
//! - [`draw`]: which cards to draw

mod claim;
mod draw;
mod plan;
mod sight;
mod tickets;

use engine::{Chance, Viewer};
use europe::{Action, Europe, Event, Phase, View};

use crate::{Level, Plays};
use plan::Plan;
use sight::{Sight, Temper};

impl Plays for Europe {
    type Memory = ();

    fn memory(&self, _: Viewer) {}

    fn watch(&self, (): &mut (), _: &Event) {}

    fn choose(
        &self,
        level: Level,
        view: &View,
        (): &(),
        legal: &[Action],
        chance: &mut impl Chance,
    ) -> Option<Action> {
        let temper = match level {
            Level::Easy => Temper::EASY,
            Level::Fair => Temper::FAIR,
        };
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        let Some(sight) = Sight::new(self, view, temper) else {
            return any(legal, chance);
        };
        let hopeful: Vec<Action> =
            legal.iter().copied().filter(|action| !claim::is_hopeless(&sight, action)).collect();
        let legal = if hopeful.is_empty() { legal } else { &hopeful };
        decide(&sight, legal, chance).or_else(|| any(legal, chance))
    }
}

/// What to do in the phase at hand.
fn decide(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    match sight.view.phase {
        Phase::Opening | Phase::Tickets => tickets::keep(sight, legal, chance),
        Phase::Tunnel { route, .. } => claim::pay_for_tunnel(sight, route, legal),
        Phase::Turn | Phase::SecondCard if slips(sight, chance) => slip(legal, chance),
        Phase::SecondCard => {
            let plan = Plan::new(sight, sight.own.tickets);
            draw::card(sight, claim::aims(sight, &plan), legal, chance)
        }
        Phase::Turn => turn(sight, legal, chance),
        Phase::Over(_) => None,
    }
}

/// What to do with a whole turn.
fn turn(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    if sight.turns <= 1 {
        return claim::last(sight, legal, chance).or_else(|| leftover(sight, legal, chance));
    }
    let plan = Plan::new(sight, sight.own.tickets);
    claim::planned(sight, &plan, legal, chance)
        .or_else(|| claim::station(sight, &plan, legal))
        .or_else(|| tickets::draw(sight, &plan, legal))
        .or_else(|| claim::for_points(sight, &plan, legal, chance))
        .or_else(|| draw::card(sight, claim::aims(sight, &plan), legal, chance))
        .or_else(|| leftover(sight, legal, chance))
}

/// What to do where nothing better has come to mind: no cards are left to draw, or it is too late
/// for them to matter.
fn leftover(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Claim { route, payment } => 100 + 10 * sight.points(*route) - i32::from(payment.locomotives),
        Action::Blind => 60,
        Action::Take(_) => 50,
        Action::Pass => 40,
        Action::Station { payment, .. } => 20 - i32::from(payment.locomotives),
        _ => 0,
    };
    best(legal.iter().copied(), worth, chance)
}

/// Whether attention fails this time.
fn slips(sight: &Sight<'_>, chance: &mut impl Chance) -> bool {
    sight.temper.slips > 0 && chance.below(100) < sight.temper.slips
}

/// Something a beginner might do: some route or some card.
fn slip(legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let claims = |action: &&Action| matches!(action, Action::Claim { .. });
    let cards = |action: &&Action| matches!(action, Action::Take(_) | Action::Blind);
    let counts = [legal.iter().filter(claims).count(), legal.iter().filter(cards).count()];
    let wants_cards = counts[0] == 0 || counts[1] > 0 && chance.below(3) > 0;
    let choice = chance.below(counts[usize::from(wants_cards)] as u32) as usize;
    let chosen = match wants_cards {
        true => legal.iter().filter(cards).nth(choice),
        false => legal.iter().filter(claims).nth(choice),
    };
    chosen.copied()
}

/// Any of them.
fn any(legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    legal.get(chance.below(legal.len() as u32) as usize).copied()
}

/// The one of most worth; chance decides among equals.
fn best<T: Copy>(
    all: impl Iterator<Item = T>,
    worth: impl Fn(&T) -> i32,
    chance: &mut impl Chance,
) -> Option<T> {
    let mut best = None;
    let mut equals = 1;
    for one in all {
        let value = worth(&one);
        match best {
            Some((_, most)) if value < most => {}
            Some((_, most)) if value == most => {
                equals += 1;
                if chance.below(equals) == 0 {
                    best = Some((one, value));
                }
            }
            _ => {
                equals = 1;
                best = Some((one, value));
            }
        }
    }
    best.map(|(one, _)| one)
}

/// The seat that looks, if it is one.
fn looking(view: &View) -> Option<usize> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator => None,
    }
}
