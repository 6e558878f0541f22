//! The open cards and the decks.

use engine::Message;
use maud::{Markup, html};

use super::cards::Carded;
use super::{Doing, TicketGame, cards, may};
use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::say;

/// A card that lies open.
pub(crate) struct Open<R: Carded> {
    /// Which.
    pub card: R::Card,
    /// How many of them.
    pub count: u8,
    /// The action that takes it, if it may be taken now.
    pub take: Option<R::Action>,
    /// Why it may not, where one would try.
    pub barred: Option<Message>,
}

/// A deck to draw from.
pub(crate) struct Deck<A> {
    /// Its id.
    pub id: &'static str,
    /// How many cards it has.
    pub size: u8,
    /// The action that draws from it, if that may be done now.
    pub draw: Option<A>,
}

/// The open cards and the decks of a ticket game.
pub(super) fn market<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let market = G::market(screen.view);
    let open = market.open.iter().map(|(card, count)| Open {
        card: *card,
        count: *count,
        take: may(screen, Doing::Take(*card)),
        barred: G::barred(screen, *card).filter(|_| !screen.legal.is_empty()),
    });
    let deck = |(id, size): &(&'static str, u8)| Deck { id, size: *size, draw: may(screen, Doing::Deck(id)) };
    lying(screen, open.collect(), market.decks.iter().map(deck).collect(), market.discards)
}

/// The open cards, each kind once, and the decks.
pub(crate) fn lying<R: Carded>(
    screen: &Screen<'_, R>,
    open: Vec<Open<R>>,
    decks: Vec<Deck<R::Action>>,
    discards: u8,
) -> Markup {
    let acting = open.iter().any(|card| card.take.is_some()) || decks.iter().any(|deck| deck.draw.is_some());
    let row = html! {
        @for card in open { (open_card(screen, card)) }
        @for deck in decks { (pile(screen, deck)) }
    };
    html! {
        section #market .can[acting] {
            div.heading {
                h2 { (screen.words.text("market-title")) }
                span.hint { (say(screen, &cards::counted("market-discards", discards))) }
            }
            @if acting { (form(screen, "row", row)) } @else { div.row { (row) } }
        }
    }
}

fn open_card<R: Carded>(screen: &Screen<'_, R>, open: Open<R>) -> Markup {
    let Open { card, count, take, barred } = open;
    let class = cards::class::<R>(card);
    if let Some(take) = take {
        return button(screen, take, &class, cards::face(screen, card, count));
    }
    // Say why where one would try.
    let is_barred = barred.is_some();
    let title = barred.map_or_else(|| cards::in_words(screen, card, count), |why| say(screen, &why));
    html! { span .(class) .barred[is_barred] title=(title) { (cards::face(screen, card, count)) } }
}

fn pile<R: Carded>(screen: &Screen<'_, R>, deck: Deck<R::Action>) -> Markup {
    let Deck { id, size, draw } = deck;
    let back = html! {
        span.face { (cards::back(id)) }
        span.nm { (screen.words.text(&format!("market-{id}"))) }
        b.count { (size) }
    };
    let class = format!("card deck {id}");
    if let Some(draw) = draw {
        return button(screen, draw, &class, back);
    }
    let title = say(screen, &cards::counted("market-deck-size", size));
    html! { span class=(class) title=(title) { (back) } }
}
