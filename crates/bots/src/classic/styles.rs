//! Four ways to play classic ticket games, as fixed yardsticks: after the agents that de Mesentier Silva, Lee,
//! Togelius and Nealen describe in "AI-based Playtesting of Contemporary Board Games" (2017). They
//! are ours: each has the character of the agent and not its details, which we had no means to read
//! (see `docs/strength/README.md`).
//!
//! Nothing here depends on the planner of the levels: that one is to become stronger, and these are
//! to stay as they are. What they see they see like a level, and no more than their view. Only where
//! nothing comes to mind does chance choose.
//!
//! A style is which tickets it keeps and what it is up to, its [`Intent`]; the rest they share:
//!
//! - [`long`], [`step`], [`hungry`], [`path`]: the styles
//! - [`situation`]: what they make of their view
//! - [`ways`]: what it costs to go over each route
//! - [`tour`]: the routes that connect several tickets
//! - [`purse`]: what a hand has for a route, how it pays, which cards to draw
//! - [`turn`]: how an intent is carried out, tunnels and the last turn

mod hungry;
mod long;
mod path;
mod purse;
mod situation;
mod step;
mod tour;
mod turn;
mod ways;

use classic::{Action, Classic, Phase, View};
use rails::{RouteId, RouteSet, TicketSet};

pub(super) use path::for_points;
pub(super) use situation::StyleSituation;
pub(super) use turn::{carry_out, draw, keep, last, leftover, pay_for_tunnel};

use crate::{Style, ranked};
use tour::Tour;

/// Routes that it draws cards for, the best of them counted.
const IN_VIEW: usize = 3;

/// The few routes that are worth the most, the best first.
fn in_view(routes: impl Iterator<Item = (RouteId, i32)>) -> Vec<RouteId> {
    let mut routes = ranked(routes);
    routes.truncate(IN_VIEW);
    routes
}

/// What a bot is up to.
#[derive(Default)]
pub(super) struct Intent {
    /// The routes it claims as soon as it can, the most wanted first.
    pub claim: Vec<RouteId>,
    /// The routes it draws cards for, the most wanted first.
    pub collect: Vec<RouteId>,
    /// The others' routes that it means to use with stations.
    pub borrow: RouteSet,
    /// Whether it wants more tickets before anything else.
    pub tickets: bool,
}

impl Intent {
    /// To claim these routes, the most wanted first.
    fn build(routes: Vec<RouteId>) -> Intent {
        Intent { collect: routes.clone(), claim: routes, ..Intent::default() }
    }

    /// To claim the routes of a tour, or what brings points if there are none.
    fn tour(situation: &StyleSituation<'_>, tour: Tour) -> Intent {
        let intent = match tour.routes.is_empty() {
            true => Intent::save_up(for_points(situation)),
            false => Intent::build(tour.routes),
        };
        Intent { borrow: tour.borrow, ..intent }
    }

    /// To save up for the first of these, and to take nothing less before.
    fn save_up(routes: Vec<RouteId>) -> Intent {
        Intent { claim: routes.first().copied().into_iter().collect(), collect: routes, ..Intent::default() }
    }
}

/// What a style does; `None` if it can't make anything of the view, or nothing comes to mind.
pub(super) fn choose(style: Style, game: &Classic, view: &View, legal: &[Action]) -> Option<Action> {
    decide(style, &StyleSituation::new(game, view)?, legal)
}

fn decide(style: Style, situation: &StyleSituation<'_>, legal: &[Action]) -> Option<Action> {
    match situation.view.phase {
        Phase::Opening | Phase::Tickets => keep(legal, |least| wanted(style, situation, least)),
        Phase::Tunnel { route, extra, .. } => pay_for_tunnel(situation, route, extra, legal),
        Phase::SecondCard => draw(situation, &intent(style, situation).collect, legal),
        Phase::Turn if situation.is_last_turn() => {
            last(situation, legal).or_else(|| leftover(situation, legal))
        }
        Phase::Turn => {
            carry_out(situation, &intent(style, situation), legal).or_else(|| leftover(situation, legal))
        }
        Phase::Over(_) => None,
    }
}

/// Which of the tickets on offer a style keeps, at least so many.
fn wanted(style: Style, situation: &StyleSituation<'_>, least: usize) -> TicketSet {
    match style {
        Style::Long => long::keep(situation, least),
        Style::Step => step::keep(situation, least),
        Style::Hungry => hungry::keep(situation, least),
        Style::Path => path::keep(situation, least),
    }
}

/// What a style is up to.
fn intent(style: Style, situation: &StyleSituation<'_>) -> Intent {
    match style {
        Style::Long => long::intent(situation),
        Style::Step => step::intent(situation),
        Style::Hungry => hungry::intent(situation),
        Style::Path => path::intent(situation),
    }
}
