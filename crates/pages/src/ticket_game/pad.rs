//! A score pad with a board to tap on.

use engine::Seat;
use maud::Markup;
use rails::pad::{Place, Thing};
use rails::{RouteSet, TicketId, TicketSet};

use super::tickets::{self, Fate};
use super::{TicketGame, score};
use crate::Screen;
use crate::map::{self, Focus};
use crate::pad::{Board, PadGame, Shown, longest};

impl<G: TicketGame> PadGame for G {
    const CLASS: &'static str = "routes";

    /// Where something is wrong it says so by its number; on the sheet the longest path is shown.
    fn board(shown: &Shown<'_, G>) -> Option<Board> {
        let numbered = (1..).zip(shown.faults).filter_map(|(number, fault)| {
            let place = match fault.place {
                Place::At(Thing::Route(id)) => Focus::Route(id),
                Place::At(Thing::Building(city)) => Focus::City(city),
                _ => return None,
            };
            Some((place, number))
        });
        let told: Vec<(Focus, usize)> = numbered.collect();
        let way = match shown.pad.chosen {
            Some(_) => RouteSet::NONE,
            None => longest(shown).into_iter().fold(RouteSet::NONE, |all, (.., path)| all | path),
        };
        let now = map::entered(shown.screen, way, &told);
        Some(Board { whole: map::laid_under(shown.screen, |_| now.clone()), now })
    }

    fn ticket_id(&self, id: TicketId) -> String {
        self.chart().ticket_id(id)
    }

    fn ticket(screen: &Screen<'_, G>, id: TicketId, fate: Fate) -> (String, Markup) {
        (tickets::classes(screen, id, fate), tickets::face(screen, id, fate))
    }

    fn completed(screen: &Screen<'_, G>, seat: Seat) -> TicketSet {
        <G as TicketGame>::completed(screen, seat)
    }

    fn earned(screen: &Screen<'_, G>, seat: Seat) -> Markup {
        score::seat_tickets(screen, seat)
    }
}
