//! What a style makes of its view.

use std::ops::Deref;

use classic::{Classic, View};
use rails::{RouteSet, TicketSet};

use crate::Level;
use crate::classic::sight::ClassicSight;
use crate::planner::completed;

/// A view with what a style wants to know of it: what a level sees, and a little more.
pub(in crate::classic) struct Outlook<'a> {
    sight: ClassicSight<'a>,
    /// The routes it may still claim, with the cars it has left, cards aside.
    pub open: RouteSet,
    /// Its tickets that its own routes don't connect.
    pub undone: TicketSet,
}

impl<'a> Deref for Outlook<'a> {
    type Target = ClassicSight<'a>;

    fn deref(&self) -> &ClassicSight<'a> {
        &self.sight
    }
}

impl<'a> Outlook<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a Classic, view: &'a View) -> Option<Outlook<'a>> {
        let sight = ClassicSight::new(game, view, Level::Driver)?;
        let network = &sight.board.network;
        let open = sight.open.iter().filter(|route| network.length(*route) <= sight.pieces).collect();
        let undone = sight.tickets - completed(sight.board, sight.mine, sight.tickets);
        Some(Outlook { sight, open, undone })
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
