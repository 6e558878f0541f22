//! Which of the dealt or drawn tickets to keep.

use ::europe::{Europe, Phase};
use engine::Message;
use maud::{Markup, html};
use rails::TicketId;

use super::super::form::form;
use super::super::tickets::Fate;
use super::super::{prompt, say, tickets};
use crate::Seen;

/// The offered tickets to tick.
pub(super) fn keep(seen: &Seen<'_, Europe>) -> Markup {
    let words = seen.words;
    let board = seen.rules.board();
    let least = prompt::least_kept(seen);
    let mut offer: Vec<TicketId> = seen.view.own.iter().flat_map(|own| own.offer.iter()).collect();
    offer.sort_by_key(|id| std::cmp::Reverse(board.ticket(*id).points));
    let opening = seen.view.phase == Phase::Opening;
    let title = if opening { "keep-title-opening" } else { "keep-title" };
    let list = html! {
        @for id in offer {
            @let word = board.ticket_id(id);
            @let field = format!("keep_{word}");
            input.tick type="checkbox" name="keep" value=(word) id=(field);
            label for=(field) .(tickets::classes(seen, id, Fate::Open)) { (tickets::face(seen, id, Fate::Open)) }
        }
        button.button.main type="submit" { (words.text("keep-button")) }
    };
    html! {
        h2 { (words.text(title)) }
        p { (say(seen, &Message::new("keep-least").with("count", least))) }
        (form(seen, if least > 1 { "keep two" } else { "keep" }, list))
    }
}
