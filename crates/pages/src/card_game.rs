//! The table of the Card Game: stations side by side, trains that nobody may look into, and the
//! desk with market, hand and tickets.

mod animation;
mod choice;
mod cities;
mod complete;
mod figures;
mod hall;
mod hand;
mod held;
mod interlude;
mod legend;
mod market;
mod pad;
mod play;
mod prompt;
mod robbery;
mod row;
mod score;
mod stations;
mod tickets;

use ::card_game::{Action, Card, CardGame, Event, MARKET, Phase, State, View};
use engine::{Names, Seat, Seats, Viewer};
use maud::{Markup, html};
use rails::CityId;
use words::Words;

use crate::animation::Transfer;
use crate::keys::{self, Key};
use crate::legend::Sign;
use crate::livery;
use crate::map::seat_defs;
use crate::moment::Moment;
use crate::parts::{laid, log, side};
use crate::ticket_game::cards::{Carded, kinds, symbols};
use crate::ticket_game::{CardFace, MarketChange, chooses, unseen};
use crate::{HasPages, Region, Screen, moment, news, pad as pads, review};

impl HasPages for CardGame {
    const PAD: bool = true;

    fn pad(&self, asked: &pads::Asked<'_>) -> Option<pads::Answer> {
        pads::answer(self, asked)
    }

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
            region("unseen", unseen::unseen(screen)),
            region("news", news::news(screen)),
            region("moments", moment::moments(screen)),
            region("log", log::log(screen)),
            region("heard", log::heard(screen)),
            region("interlude", interlude::interlude(screen)),
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
                    div.yard { (cities::cities(screen)) (stations::stations(screen)) (interlude::interlude(screen)) }
                    (score::score(screen))
                }
            }
            (side(screen, html! { (choice::choice(screen)) (news::news(screen)) (unseen::unseen(screen)) }))
            div.desk {
                (market::market(screen))
                (hand::hand(screen))
                (tickets::tickets(screen))
                (review::open(screen))
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

    /// Whoever may look into their own pile may also see again what went onto it. In the scoring piles lie open.
    fn may_look_back(&self, view: &View, viewer: Viewer) -> bool {
        let peeks = match viewer {
            Viewer::Seat(seat) => self.may_peek(seat),
            Viewer::Spectator => self.peeking(),
        };
        peeks || matches!(view.phase, Phase::Scoring { .. })
    }

    fn held(screen: &Screen<'_, CardGame>, state: &State, seat: Seat) -> Markup {
        held::held(screen, state, seat)
    }

    fn sets_apart(&self, action: &Action) -> &'static str {
        if *action == Action::Take(Card::Locomotive) { "wild" } else { "" }
    }

    fn animate(event: &Event) -> Vec<Transfer> {
        animation::animate(event)
    }

    fn scored(event: &Event) -> Vec<(Seat, i32)> {
        match event {
            Event::Completed { seat, points, .. } => vec![(*seat, (*points).into())],
            Event::Missed { seat, points, .. } if *points > 0 => vec![(*seat, -i32::from(*points))],
            Event::Bonus { seats, points, .. } => seats.iter().map(|seat| (seat, (*points).into())).collect(),
            _ => Vec::new(),
        }
    }

    fn keys() -> Vec<Key> {
        [&keys::CARDS[..], &keys::EVERYWHERE].concat()
    }

    fn signs(&self) -> Vec<Sign> {
        legend::signs()
    }

    fn rule_of(&self, sign: &str) -> Option<String> {
        legend::rule_of(sign).map(|number| format!("CG-{number}"))
    }

    fn is_withheld(view: &View, event: &Event) -> bool {
        chooses(view.phase == Phase::Opening, view.own.as_ref().map(|own| own.offer))
            && matches!(event, Event::Opened { .. })
    }

    fn moment(event: &Event) -> Option<Moment> {
        match event {
            Event::Robbed { .. } => Some(Moment::Robbery),
            Event::LastTurns { .. } => Some(Moment::LastRound),
            Event::Over { .. } => Some(Moment::Victory),
            _ => None,
        }
    }

    /// Tickets, and an open locomotive instead of two cards (CG-11).
    fn spends_turn(_: &Screen<'_, Self>, action: &Action) -> bool {
        matches!(action, Action::Tickets | Action::Take(Card::Locomotive))
    }
}

impl Carded for CardGame {
    type Card = Card;

    const UNSEEN: &'static str = "yard-unseen-where";

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

    /// A view has no memory: what lies in train piles is out of sight, though it lay open once (CG-8).
    fn unseen(&self, view: &View) -> Vec<(Card, u8)> {
        let mut open = vec![view.market, view.discards];
        open.extend(view.own.iter().flat_map(|own| [Some(own.hand), own.train]).flatten());
        open.extend(view.seats.iter().map(|seat| seat.station.cards()));
        // What is laid open to be scored is the viewer's own pile, too, if they may look into that.
        let own = view.own.as_ref().and_then(|own| own.train);
        let laid = view.seats.iter().enumerate().filter(|(seat, _)| own.is_none() || !is_at(view, *seat));
        open.extend(laid.filter_map(|(_, seat)| seat.laid_open));
        kinds(&self.board().cards().rest(&open))
    }
}

/// Whether the viewer sits there.
fn is_at(view: &View, seat: usize) -> bool {
    u8::try_from(seat).ok().and_then(Seat::new).is_some_and(|seat| view.viewer.is(seat))
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
