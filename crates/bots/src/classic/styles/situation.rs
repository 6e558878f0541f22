//! What a style makes of its view.

use std::ops::Deref;

use classic::{Classic, View};
use rails::{RouteSet, TicketSet};

use crate::Level;
use crate::classic::situation::ClassicSituation;
use crate::planner::completed;

/// A view with what a style wants to know of it: what a level sees, and a little more.
pub(in crate::classic) struct StyleSituation<'a> {
    situation: ClassicSituation<'a>,
    /// The routes it may still claim, with the cars it has left, cards aside.
    pub open: RouteSet,
    /// Its tickets that its own routes don't connect.
    pub undone: TicketSet,
}

impl<'a> Deref for StyleSituation<'a> {
    type Target = ClassicSituation<'a>;

    fn deref(&self) -> &ClassicSituation<'a> {
        &self.situation
    }
}

impl<'a> StyleSituation<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a Classic, view: &'a View) -> Option<StyleSituation<'a>> {
        let situation = ClassicSituation::new(game, view, Level::Driver)?;
        let network = &situation.board.network;
        let open = situation.open.iter().filter(|route| network.length(*route) <= situation.pieces).collect();
        let undone = situation.tickets - completed(situation.board, situation.mine, situation.tickets);
        Some(StyleSituation { situation, open, undone })
    }

    /// Whether this is its last turn (EU-34).
    pub fn is_last_turn(&self) -> bool {
        self.view.turns_left.is_some()
    }

    /// How many cars it has left.
    pub fn cars(&self) -> i32 {
        self.pieces.into()
    }
}
