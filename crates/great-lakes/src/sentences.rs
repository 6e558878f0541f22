//! Events, actions and refusals as sentences: keys with what goes into them, in no language yet.

pub(crate) mod board;

use engine::Message;
use rails::Card as _;

use crate::action::Action;
use crate::card::{Card, Cards, Kind, TRAIN_KINDS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{Payment, WrongPayment};
use crate::setup::GreatLakes;
use crate::state::Ending;

/// Cards of several kinds.
fn stacks(cards: &Cards) -> Vec<Message> {
    let mut stacks = rails::card::stacks::<Card, _>(&cards.trains, 0);
    stacks.extend(rails::card::stacks::<Card, _>(&cards.ships, TRAIN_KINDS));
    stacks
}

fn paid(payment: Payment) -> Vec<Message> {
    stacks(&payment.cards())
}

/// So many trains or ships, in the form that "takes", "has" and the like ask for.
fn pieces(kind: Kind, count: u8) -> Message {
    let key = match kind {
        Kind::Train => "great-lakes-trains",
        Kind::Ship => "great-lakes-ships",
    };
    Message::new(key).with("count", count)
}

/// One of two keys.
fn by_kind(kind: Kind, train: &'static str, ship: &'static str) -> Message {
    Message::new(if kind == Kind::Train { train } else { ship })
}

/// What happened.
pub(crate) fn event(game: &GreatLakes, event: &Event) -> Option<Message> {
    let board = &*game.board;
    let (seat, message) = match event {
        Event::Dealt { seat, cards, tickets } => {
            let message = match (cards, tickets) {
                (Some(cards), Some(dealt)) => Message::new("great-lakes-dealt")
                    .with("cards", stacks(cards))
                    .with("tickets", board.ticket_names(*dealt)),
                _ => Message::new("great-lakes-dealt-hidden"),
            };
            (seat, message)
        }
        Event::First { seat } => (seat, Message::new("great-lakes-first")),
        Event::Opened { seat, count, kept } => {
            let message = match kept {
                Some(kept) => Message::new("great-lakes-opened").with("tickets", board.ticket_names(*kept)),
                None => Message::new("great-lakes-opened-hidden"),
            };
            (seat, message.with("count", *count))
        }
        Event::Returned { count } => return Some(Message::new("great-lakes-returned").with("count", *count)),
        Event::Chose { seat, trains } => {
            let own = trains.map(|trains| {
                let ships = game.board.pieces.chosen.saturating_sub(trains);
                let message = Message::new("great-lakes-chose");
                message.with("trains", pieces(Kind::Train, trains)).with("ships", pieces(Kind::Ship, ships))
            });
            (seat, own.unwrap_or_else(|| Message::new("great-lakes-chose-hidden")))
        }
        Event::Starts { seat, trains, ships } => {
            let message = Message::new("great-lakes-starts").with("trains", pieces(Kind::Train, *trains));
            (seat, message.with("ships", pieces(Kind::Ship, *ships)))
        }
        Event::Started => return Some(Message::new("great-lakes-started")),
        Event::Took { seat, card } => (seat, Message::new("great-lakes-took").with("card", card.taken())),
        Event::Drew { seat, deck, card } => {
            let message = match card {
                Some(card) => by_kind(*deck, "great-lakes-drew-train", "great-lakes-drew-ship")
                    .with("card", card.taken()),
                None => by_kind(*deck, "great-lakes-drew-train-hidden", "great-lakes-drew-ship-hidden"),
            };
            (seat, message)
        }
        Event::Refilled { card } => {
            return Some(Message::new("great-lakes-refilled").with("card", card.taken()));
        }
        Event::Flushed { cards } => {
            return Some(Message::new("great-lakes-flushed").with("cards", stacks(cards)));
        }
        Event::Reshuffled { deck, cards } => {
            let message = by_kind(*deck, "great-lakes-reshuffled-train", "great-lakes-reshuffled-ship");
            return Some(message.with("count", *cards));
        }
        Event::Claimed { seat, route, payment, points } => {
            let message = Message::new("great-lakes-claimed").with("route", board.route_name(*route));
            (seat, message.with("cards", paid(*payment)).with("points", *points))
        }
        Event::DrewTickets { seat, count, tickets } => {
            let message = match tickets {
                Some(drawn) => {
                    Message::new("great-lakes-drew-tickets").with("tickets", board.ticket_names(*drawn))
                }
                None => Message::new("great-lakes-drew-tickets-hidden"),
            };
            (seat, message.with("count", *count))
        }
        Event::KeptTickets { seat, count, kept, returned, .. } => {
            let message = match kept {
                Some(kept) => {
                    Message::new("great-lakes-kept-tickets").with("tickets", board.ticket_names(*kept))
                }
                None => Message::new("great-lakes-kept-tickets-hidden"),
            };
            (seat, message.with("count", *count).with("returned", *returned))
        }
        Event::Built { seat, city, payment } => {
            let message = Message::new("great-lakes-built").with("city", board.city_name(*city));
            (seat, message.with("cards", paid(*payment)))
        }
        Event::Exchanged { seat, give, count, points } => {
            let message = Message::new("great-lakes-exchanged").with("given", pieces(*give, *count));
            (seat, message.with("taken", pieces(give.other(), *count)).with("points", *points))
        }
        Event::Passed { seat } => (seat, Message::new("great-lakes-passed")),
        Event::LastRounds { seat, pieces } => {
            (seat, Message::new("great-lakes-last-rounds").with("pieces", *pieces))
        }
        Event::Over { ending: Ending::Pieces } => return Some(Message::new("great-lakes-over-pieces")),
        Event::Over { ending: Ending::Passes } => return Some(Message::new("great-lakes-over-passes")),
    };
    Some(message.with("seat", *seat))
}

/// What an action does.
pub(crate) fn action(game: &GreatLakes, action: Action) -> Message {
    let board = &*game.board;
    match action {
        Action::Keep(kept) => {
            Message::new("great-lakes-action-keep").with("tickets", board.ticket_names(kept))
        }
        Action::Pieces(trains) => {
            let ships = board.pieces.chosen.saturating_sub(trains);
            let message =
                Message::new("great-lakes-action-pieces").with("trains", pieces(Kind::Train, trains));
            message.with("ships", pieces(Kind::Ship, ships))
        }
        Action::Take(card) => Message::new("great-lakes-action-take").with("card", card.taken()),
        Action::Refill(deck) => {
            by_kind(deck, "great-lakes-action-refill-train", "great-lakes-action-refill-ship")
        }
        Action::Blind(deck) => {
            by_kind(deck, "great-lakes-action-blind-train", "great-lakes-action-blind-ship")
        }
        Action::Claim { route, payment } => {
            let message = Message::new("great-lakes-action-claim").with("route", board.route_name(route));
            message.with("cards", paid(payment))
        }
        Action::Tickets => Message::new("great-lakes-action-tickets"),
        Action::Harbour { city, payment } => {
            let message = Message::new("great-lakes-action-harbour").with("city", board.city_name(city));
            message.with("cards", paid(payment))
        }
        Action::Exchange { give, count } => {
            let message = Message::new("great-lakes-action-exchange").with("given", pieces(give, count));
            message.with("taken", pieces(give.other(), count))
        }
        Action::Pass => Message::new("great-lakes-action-pass"),
    }
}

/// Why an action can't be done.
pub(crate) fn illegal(game: &GreatLakes, illegal: &Illegal) -> Message {
    let board = &*game.board;
    let message = match *illegal {
        Illegal::GameOver => Message::new("great-lakes-illegal-over"),
        Illegal::WaitForOthers { .. } => Message::new("great-lakes-illegal-wait"),
        Illegal::NotYourTurn { turn } => Message::new("great-lakes-illegal-turn").with("seat", turn),
        Illegal::ChooseTickets { .. } => Message::new("great-lakes-illegal-choose-tickets"),
        Illegal::ChoosePieces => Message::new("great-lakes-illegal-choose-pieces"),
        Illegal::TakeSecondCard => Message::new("great-lakes-illegal-take-second"),
        Illegal::RefillFirst => Message::new("great-lakes-illegal-refill-first"),
        Illegal::NoOffer => Message::new("great-lakes-illegal-no-offer"),
        Illegal::NoPiecesNow => Message::new("great-lakes-illegal-no-pieces-now"),
        Illegal::NoGap => Message::new("great-lakes-illegal-no-gap"),
        Illegal::KeepMore { least, .. } => Message::new("great-lakes-illegal-keep-more").with("least", least),
        Illegal::NotOffered { .. } => Message::new("great-lakes-illegal-not-offered"),
        Illegal::WrongPieces { least, most } => {
            Message::new("great-lakes-illegal-wrong-pieces").with("least", least).with("most", most)
        }
        Illegal::CanAct => Message::new("great-lakes-illegal-can-act"),
        Illegal::NotInMarket { card } => {
            Message::new("great-lakes-illegal-not-in-market").with("card", card.stack(1))
        }
        Illegal::SecondWild => Message::new("great-lakes-illegal-second-wild"),
        Illegal::NoCardLeft { deck, .. } => {
            by_kind(deck, "great-lakes-illegal-no-train-card", "great-lakes-illegal-no-ship-card")
        }
        Illegal::NoSuchRoute => Message::new("great-lakes-illegal-no-route"),
        Illegal::RouteTaken { route, by } => {
            let message = Message::new("great-lakes-illegal-route-taken");
            message.with("route", board.route_name(route)).with("seat", by)
        }
        Illegal::TooFewPieces { kind, needed, left } => {
            let message = Message::new("great-lakes-illegal-few-pieces").with("needed", pieces(kind, needed));
            message.with("left", left)
        }
        Illegal::OwnTwin { route } => {
            Message::new("great-lakes-illegal-own-twin").with("route", board.route_name(route))
        }
        Illegal::TwinClosed { route } => {
            Message::new("great-lakes-illegal-twin-closed").with("route", board.route_name(route))
        }
        Illegal::RoutePayment { wrong, .. } | Illegal::HarbourPayment { wrong } => wrong_payment(wrong),
        Illegal::NoTicketLeft => Message::new("great-lakes-illegal-no-ticket"),
        Illegal::NoSuchCity => Message::new("great-lakes-illegal-no-city"),
        Illegal::NoPort { city } => {
            Message::new("great-lakes-illegal-no-port").with("city", board.city_name(city))
        }
        Illegal::HarbourTaken { city, by } => {
            let message = Message::new("great-lakes-illegal-harbour-taken");
            message.with("city", board.city_name(city)).with("seat", by)
        }
        Illegal::NoRouteThere { city } => {
            Message::new("great-lakes-illegal-no-route-there").with("city", board.city_name(city))
        }
        Illegal::NoHarbourLeft => Message::new("great-lakes-illegal-no-harbour"),
        Illegal::ExchangeSupply { kind, left } => {
            Message::new("great-lakes-illegal-exchange-supply").with("left", pieces(kind, left))
        }
        Illegal::ExchangeBox { kind, left } => {
            Message::new("great-lakes-illegal-exchange-box").with("left", pieces(kind, left))
        }
    };
    message.with("rule", illegal.rule())
}

fn wrong_payment(wrong: WrongPayment) -> Message {
    match wrong {
        WrongPayment::Number { needed, laid } => {
            Message::new("great-lakes-illegal-number").with("needed", needed).with("laid", laid)
        }
        WrongPayment::Kind { needed } => {
            by_kind(needed, "great-lakes-illegal-only-trains", "great-lakes-illegal-only-ships")
        }
        WrongPayment::Colour { needed, laid } => {
            let message = Message::new("great-lakes-illegal-colour");
            message.with("needed", needed.phrase()).with("laid", laid.phrase())
        }
        WrongPayment::SpareMarked => Message::new("great-lakes-illegal-spare-marked"),
        WrongPayment::NotForHarbour => Message::new("great-lakes-illegal-not-for-harbour"),
        WrongPayment::NotInHand { card, held, laid } => {
            Message::new("great-lakes-illegal-not-in-hand").with("laid", card.stack(laid)).with("held", held)
        }
    }
}
