//! The open cards and the deck.

use ::card_game::{Action, Card, CardGame, Illegal, Phase};
use engine::Rules;
use maud::Markup;

use super::{kinds, may};
use crate::Screen;
use crate::ticket_game::market::{Deck, Open, lying};

/// The open cards and the deck.
pub(super) fn market(screen: &Screen<'_, CardGame>) -> Markup {
    let view = screen.view;
    // As the second card a locomotive can't be taken (CG-11).
    let second = view.phase == Phase::SecondCard && !screen.legal.is_empty();
    let open = kinds(&view.market).into_iter().map(|(card, count)| Open {
        card,
        count,
        take: may(screen, Action::Take(card)),
        barred: (second && card == Card::Locomotive)
            .then(|| screen.rules.explain(&Illegal::SecondLocomotive)),
    });
    let deck = Deck { id: "deck", size: view.deck, draw: may(screen, Action::Blind) };
    lying(screen, open.collect(), vec![deck], view.discards.total(), &Markup::default())
}
