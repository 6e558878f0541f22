//! The table of the Card Game: stations side by side, trains that nobody may look into, and the
//! desk with market, hand and tickets.

mod animation;
mod choice;
mod cities;
mod complete;
mod figures;
mod hall;
mod hand;
mod market;
mod play;
mod prompt;
mod row;
mod score;
mod stations;
mod tickets;

use ::card_game::{Action, Card, CardGame, Event, MARKET, Phase, View};
use engine::{Names, Seat, Seats};
use maud::{Markup, html};
use rails::CityId;
use words::Words;

use crate::animation::Transfer;
use crate::livery;
use crate::map::seat_defs;
use crate::parts::{laid, log, side};
use crate::ticket_game::cards::{Carded, kinds, symbols};
use crate::ticket_game::{CardFace, MarketChange};
use crate::{HasPages, Region, Screen};

impl HasPages for CardGame {
    fn regions(screen: &Screen<'_, Self>) -> Vec<Region> {
        let region = |id, html: Markup| Region { id, html: html.into_string() };
        vec![
            region("prompt", prompt::prompt(screen)),
            region("players", stations::stations(screen)),
            region("cities", cities::cities(screen)),
            region("market", market::market(screen)),
            region("hand", hand::hand(screen)),
            region("tickets", tickets::tickets(screen)),
            region("choice", choice::choice(screen)),
            region("log", log::log(screen)),
            region("score", score::score(screen)),
        ]
    }

    fn page(screen: &Screen<'_, Self>) -> Markup {
        let drawings = html! {
            (symbols::<CardGame>())
            svg.defs width="0" height="0" aria-hidden="true" { defs { (seat_defs(&livery::of_chairs(screen.chairs))) (hall::drawing()) } }
        };
        let content = html! {
            div.middle {
                (prompt::prompt(screen))
                div.yard-frame {
                    div.yard { (cities::cities(screen)) (stations::stations(screen)) }
                    (score::score(screen))
                }
            }
            (side(screen, choice::choice(screen)))
            div.desk {
                (market::market(screen))
                (hand::hand(screen))
                (tickets::tickets(screen))
            }
        };
        laid(screen, &drawings, "card-game", content)
    }

    fn drawings(&self) -> Markup {
        html! {
            (symbols::<CardGame>())
            svg.defs width="0" height="0" aria-hidden="true" { defs { (hall::drawing()) } }
        }
    }

    fn figure(&self, words: &Words, figure: &str) -> Option<Markup> {
        figures::figure(self, words, figure)
    }

    /// Which cards are turned up one sees in the market.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::TurnedUp { .. })
    }

    /// Nobody may look into a train pile, and a log of all that was played would be one (CG-8).
    fn keeps_log(&self) -> bool {
        self.peeking()
    }

    fn animate(event: &Event) -> Vec<Transfer> {
        animation::animate(event)
    }

    /// Tickets, and an open locomotive instead of two cards (CG-11).
    fn spends_turn(_: &Screen<'_, Self>, action: &Action) -> bool {
        matches!(action, Action::Tickets | Action::Take(Card::Locomotive))
    }
}

impl Carded for CardGame {
    type Card = Card;

    fn card_face(card: Card) -> CardFace {
        CardFace::of(card)
    }

    fn market_size(&self) -> usize {
        MARKET.into()
    }

    fn market_change(event: &Event) -> Option<MarketChange<Card>> {
        match event {
            Event::Took { card, .. } => Some(MarketChange::Took(*card)),
            Event::TurnedUp { card } => Some(MarketChange::TurnedUp(*card)),
            Event::SecondRound { .. } => Some(MarketChange::Cleared),
            _ => None,
        }
    }
}

/// Whom everyone waits for.
fn acting(view: &View) -> Seats {
    match view.phase {
        Phase::Opening => {
            Seat::all(view.seats.len()).filter(|seat| view.seats[seat.index()].offer > 0).collect()
        }
        Phase::Scoring { seat } => Seats::only(seat),
        Phase::Over(_) => Seats::NONE,
        _ => Seats::only(view.turn),
    }
}

/// Whether the viewer may do this now.
fn may(screen: &Screen<'_, CardGame>, action: Action) -> Option<Action> {
    screen.legal.contains(&action).then_some(action)
}

/// What a city is called in records and in pages.
fn city_names<'s>(screen: &Screen<'s, CardGame>, city: CityId) -> &'s Names {
    &screen.rules.board().cities[city.index()].names
}

/// What a city is called.
fn city_name<'s>(screen: &Screen<'s, CardGame>, city: CityId) -> &'s str {
    screen.words.name(city_names(screen, city))
}
