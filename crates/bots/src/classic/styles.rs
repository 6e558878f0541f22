//! Four ways to play Europe, as fixed yardsticks: after the agents that de Mesentier Silva, Lee,
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
//! - [`outlook`]: what they make of their view
//! - [`ways`]: what it costs to go over each route
//! - [`tour`]: the routes that connect several tickets
//! - [`purse`]: what a hand has for a route, how it pays, which cards to draw
//! - [`turn`]: how an intent is carried out, tunnels and the last turn

mod hungry;
mod long;
mod outlook;
mod path;
mod purse;
mod step;
mod tour;
mod turn;
mod ways;

use classic::{Action, Classic, Phase, View};
use rails::{RouteId, RouteSet, TicketSet};

pub(super) use outlook::Outlook;
pub(super) use path::for_points;
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
    fn tour(outlook: &Outlook<'_>, tour: Tour) -> Intent {
        let intent = match tour.routes.is_empty() {
            true => Intent::save_up(for_points(outlook)),
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
    decide(style, &Outlook::new(game, view)?, legal)
}

fn decide(style: Style, outlook: &Outlook<'_>, legal: &[Action]) -> Option<Action> {
    match outlook.view.phase {
        Phase::Opening | Phase::Tickets => keep(legal, |least| wanted(style, outlook, least)),
        Phase::Tunnel { route, extra, .. } => pay_for_tunnel(outlook, route, extra, legal),
        Phase::SecondCard => draw(outlook, &intent(style, outlook).collect, legal),
        Phase::Turn if outlook.is_last_turn() => last(outlook, legal).or_else(|| leftover(outlook, legal)),
        Phase::Turn => {
            carry_out(outlook, &intent(style, outlook), legal).or_else(|| leftover(outlook, legal))
        }
        Phase::Over(_) => None,
    }
}

/// Which of the tickets on offer a style keeps, at least so many.
fn wanted(style: Style, outlook: &Outlook<'_>, least: usize) -> TicketSet {
    match style {
        Style::Long => long::keep(outlook, least),
        Style::Step => step::keep(outlook, least),
        Style::Hungry => hungry::keep(outlook, least),
        Style::Path => path::keep(outlook, least),
    }
}

/// What a style is up to.
fn intent(style: Style, outlook: &Outlook<'_>) -> Intent {
    match style {
        Style::Long => long::intent(outlook),
        Style::Step => step::intent(outlook),
        Style::Hungry => hungry::intent(outlook),
        Style::Path => path::intent(outlook),
    }
}
