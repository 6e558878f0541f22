//! The open cards and the decks.

use engine::Message;
use maud::{Markup, html};

use super::cards::Carded;
use super::wells::{Well, wells};
use super::{Doing, TicketGame, cards, may};
use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::say;

/// A kind of cards that lie open.
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
    lying(
        screen,
        open.collect(),
        market.decks.iter().map(deck).collect(),
        market.discards,
        &G::market_links(screen),
    )
}

/// The open cards, each in its place, and the decks.
pub(crate) fn lying<R: Carded>(
    screen: &Screen<'_, R>,
    open: Vec<Open<R>>,
    decks: Vec<Deck<R::Action>>,
    discards: u8,
    links: &Markup,
) -> Markup {
    let acting = open.iter().any(|card| card.take.is_some()) || decks.iter().any(|deck| deck.draw.is_some());
    let told = screen.events.iter().filter_map(|(step, event)| Some((*step, R::market_change(event)?)));
    let now: Vec<(R::Card, u8)> = open.iter().map(|open| (open.card, open.count)).collect();
    let row = html! {
        @for (place, well) in wells(screen.rules.market_size(), told, screen.step, &now).into_iter().enumerate() {
            @let Well { card, landed } = well;
            span.place .empty[card.is_none()] .landed[landed] data-place=(place) {
                @if let Some(open) = open.iter().find(|open| card == Some(open.card)) { (open_card(screen, open)) }
            }
        }
        @for deck in decks { (pile(screen, deck)) }
    };
    html! {
        section #market .can[acting] {
            div.heading {
                h2 { (screen.words.text("market-title")) }
                (links)
                span.hint { (say(screen, &cards::counted("market-discards", discards))) }
            }
            @if acting { (form(screen, "row", row)) } @else { div.row { (row) } }
        }
    }
}

fn open_card<R: Carded>(screen: &Screen<'_, R>, open: &Open<R>) -> Markup {
    let class = cards::class::<R>(open.card);
    let face = cards::face(screen, open.card, 1);
    if let Some(take) = open.take {
        return button(screen, take, &class, face);
    }
    // Say why where one would try.
    let in_words = || cards::in_words(screen, open.card, 1);
    let title = open.barred.as_ref().map_or_else(in_words, |why| say(screen, why));
    html! { span .(class) .barred[open.barred.is_some()] title=(title) { (face) } }
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
