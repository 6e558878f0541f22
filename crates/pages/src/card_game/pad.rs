//! A score pad without a board: whose each ticket is, and whether it was completed.

use ::card_game::CardGame;
use engine::Seat;
use maud::Markup;
use rails::{TicketId, TicketNames as _, TicketSet};

use super::{score, tickets};
use crate::Screen;
use crate::pad::PadGame;
use crate::ticket_game::tickets::Fate;

impl PadGame for CardGame {
    const CLASS: &'static str = "card-game";

    fn ticket_id(&self, id: TicketId) -> String {
        self.board().write_ticket(id)
    }

    fn ticket(screen: &Screen<'_, Self>, id: TicketId, fate: Fate) -> (String, Markup) {
        (tickets::class(fate), tickets::face(screen, id, fate))
    }

    fn completed(screen: &Screen<'_, Self>, seat: Seat) -> TicketSet {
        screen.view.seats[seat.index()].all_completed()
    }

    fn earned(screen: &Screen<'_, Self>, seat: Seat) -> Markup {
        score::earned(screen, seat)
    }
}
