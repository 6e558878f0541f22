//! Cards: each kind has a colour, a symbol and a name, so that colour is never the only sign.

use engine::{Message, Notation};
use maud::{Markup, PreEscaped, html};
use rails::{Card, train_cards};

use super::{MarketChange, TicketGame};
use crate::map::{LOCOMOTIVE_PATH, sign_path};
use crate::parts::say;
use crate::{HasPages, Screen};

/// What a card looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// Its colour, which is also its short name: the id of a colour, or `locomotive` for a wild card.
    pub colour: &'static str,
    /// What is drawn on it, as SVG in a box 12 wide around the origin.
    pub art: String,
}

impl CardFace {
    /// That of a card of the games with eight colours and the locomotive: the same as on the map's routes.
    pub(crate) fn of(card: train_cards::Card) -> CardFace {
        let sign = match card {
            train_cards::Card::Car(colour) => sign_path(colour.id()),
            train_cards::Card::Locomotive => LOCOMOTIVE_PATH,
        };
        CardFace { colour: card.id(), art: format!("<path d=\"{sign}\"/>") }
    }
}

/// Cards of those games, by kind.
pub(crate) fn kinds(cards: &train_cards::Cards) -> Vec<(train_cards::Card, u8)> {
    cards.kinds().map(|kind| (train_cards::Card::of_kind(kind), cards.of(kind))).collect()
}

/// A game with cards, as far as drawing them needs it. All ticket games are such.
pub trait Carded: Notation + HasPages {
    /// Its cards.
    type Card: Card;

    /// The key of where cards can be that are out of sight.
    const UNSEEN: &'static str = "unseen-where";

    /// What a card looks like.
    fn card_face(card: Self::Card) -> CardFace;
    /// How many cards lie open.
    fn market_size(&self) -> usize;
    /// What an event does to the open cards.
    fn market_change(event: &Self::Event) -> Option<MarketChange<Self::Card>>;
    /// Cards that are out of the viewer's sight, whoever has them: all there are but those that lie open, are
    /// theirs, or were taken openly.
    fn unseen(&self, view: &Self::View) -> Vec<(Self::Card, u8)>;
}

impl<G: TicketGame> Carded for G {
    type Card = <G as TicketGame>::Card;

    fn card_face(card: Self::Card) -> CardFace {
        <G as TicketGame>::card_face(card)
    }

    fn market_size(&self) -> usize {
        TicketGame::market_size(self)
    }

    fn market_change(event: &Self::Event) -> Option<MarketChange<Self::Card>> {
        <G as TicketGame>::market_change(event)
    }

    fn unseen(&self, view: &Self::View) -> Vec<(Self::Card, u8)> {
        TicketGame::unseen(self, view)
    }
}

/// The symbols of all cards, drawn once and used by name: the same as on the map's routes.
pub(crate) fn symbols<G: Carded>() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" {
            defs {
                @for card in (0..G::Card::KINDS).map(G::Card::of_kind) {
                    g id=(format!("sign_{}", card.id())) { (PreEscaped(G::card_face(card).art)) }
                }
                g #sign_back { (PreEscaped(WHEEL)) }
                g #sign_back-ship { (PreEscaped(HELM)) }
            }
        }
    }
}

/// The back of the cards: a wheel.
const WHEEL: &str = concat!(
    r#"<g fill="none" stroke="currentColor" stroke-width=".700"><circle r="4.800"/><circle r="1.200"/>"#,
    r#"<path d="M0-4.800V4.800M-4.800 0H4.800M-3.400-3.400 3.400 3.400M-3.400 3.400 3.400-3.400"/></g>"#
);

/// The back of cards with ships: a steering wheel.
const HELM: &str = concat!(
    r#"<g fill="none" stroke="currentColor" stroke-width=".700"><circle r="3.200"/><circle r="1"/>"#,
    r#"<path d="M0-5.400V5.400M-5.400 0H5.400M-3.800-3.800 3.800 3.800M-3.800 3.800 3.800-3.800"/></g>"#
);

/// What is on the back of a deck's cards.
pub(crate) fn back(deck: &str) -> Markup {
    let sign = if deck == "ship" { "#sign_back-ship" } else { "#sign_back" };
    html! { svg.sign viewBox="-6 -6 12 12" aria-hidden="true" { use href=(sign) {} } }
}

/// The symbol of a kind of cards.
pub(crate) fn symbol<G: Carded>(card: G::Card) -> Markup {
    html! {
        svg.sign viewBox="-6 -6 12 12" aria-hidden="true" { use href=(format!("#sign_{}", card.id())) {} }
    }
}

/// The face of a card, with how many of them there are.
pub(crate) fn face<G: Carded>(screen: &Screen<'_, G>, card: G::Card, count: u8) -> Markup {
    html! {
        span.face { (symbol::<G>(card)) }
        span.nm { (screen.words.text(&format!("face-{}", G::card_face(card).colour))) }
        @if count > 1 { b.count { (count) } }
    }
}

/// The classes of a card.
pub(crate) fn class<G: Carded>(card: G::Card) -> String {
    format!("card k_{} w_{}", G::card_face(card).colour, card.id())
}

/// The place of a card that isn't held: the others keep theirs.
pub(crate) fn gap<G: Carded>(screen: &Screen<'_, G>, card: G::Card) -> Markup {
    html! { span class={ (class::<G>(card)) " none" } aria-hidden="true" { (face(screen, card, 0)) } }
}

/// So many cards of a kind in words.
pub(crate) fn in_words<G: Carded>(screen: &Screen<'_, G>, card: G::Card, count: u8) -> String {
    say(screen, &counted(&format!("cards-{}", card.id()), count))
}

/// Cards as a little stack, one behind the other, some of them marked.
pub(crate) fn stack<G: Carded>(
    screen: &Screen<'_, G>,
    cards: &[(G::Card, u8)],
    marked: impl Fn(G::Card) -> bool,
) -> Markup {
    let each = cards.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, usize::from(*count)));
    html! {
        span.stack role="img" aria-label=(all_in_words(screen, cards, ", ")) {
            @for card in each { (mini::<G>(card, marked(card))) }
        }
    }
}

/// A little card.
pub(crate) fn mini<G: Carded>(card: G::Card, marked: bool) -> Markup {
    html! { span.mini.(format!("k_{}", G::card_face(card).colour)) .marked[marked] { (symbol::<G>(card)) } }
}

/// What is paid, as a stack with its words.
pub(crate) fn payment<G: Carded>(screen: &Screen<'_, G>, cards: &[(G::Card, u8)]) -> Markup {
    html! { (stack(screen, cards, |_| false)) span.sum { (all_in_words(screen, cards, " + ")) } }
}

/// Cards in words, one kind after the other.
pub(crate) fn all_in_words<G: Carded>(
    screen: &Screen<'_, G>,
    cards: &[(G::Card, u8)],
    between: &str,
) -> String {
    let words: Vec<String> = cards.iter().map(|(card, count)| in_words(screen, *card, *count)).collect();
    words.join(between)
}

/// How many of something there are to choose from, for titles.
pub(crate) fn counted(key: &str, count: u8) -> Message {
    Message::new(key.to_owned()).with("count", count)
}
