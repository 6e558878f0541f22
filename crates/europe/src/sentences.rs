//! Events, actions and refusals as sentences: keys with what goes into them, in no language yet.

pub(crate) mod board;

use engine::Message;
use rails::Card as _;

use crate::action::Action;
use crate::card::{Card, Cards, KINDS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{Payment, WrongPayment};
use crate::setup::Europe;
use crate::state::Ending;

/// Cards of several kinds.
fn stacks(cards: &Cards) -> Vec<Message> {
    rails::card::stacks::<Card, KINDS>(cards, 0)
}

fn paid(payment: Payment) -> Vec<Message> {
    stacks(&payment.cards())
}

/// What happened.
pub(crate) fn event(game: &Europe, event: &Event) -> Option<Message> {
    let board = &*game.board;
    let message = match event {
        Event::Dealt { seat, cards: Some(cards), tickets: Some(dealt) } => Message::new("europe-dealt")
            .with("seat", *seat)
            .with("cards", stacks(cards))
            .with("tickets", board.ticket_names(*dealt)),
        Event::Dealt { seat, .. } => Message::new("europe-dealt-hidden").with("seat", *seat),
        Event::First { seat } => Message::new("europe-first").with("seat", *seat),
        Event::Opened { seat, count, kept } => match kept {
            Some(kept) => Message::new("europe-opened").with("tickets", board.ticket_names(*kept)),
            None => Message::new("europe-opened-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count),
        Event::Started => Message::new("europe-started"),
        Event::Took { seat, card } => {
            Message::new("europe-took").with("seat", *seat).with("card", card.taken())
        }
        Event::Drew { seat, card: Some(card) } => {
            Message::new("europe-drew").with("seat", *seat).with("card", card.taken())
        }
        Event::Drew { seat, card: None } => Message::new("europe-drew-hidden").with("seat", *seat),
        Event::Refilled { card } => Message::new("europe-refilled").with("card", card.taken()),
        Event::Flushed { cards } => Message::new("europe-flushed").with("cards", stacks(cards)),
        Event::Reshuffled { cards } => Message::new("europe-reshuffled").with("count", *cards),
        Event::Dug { seat, route: id, laid, turned, extra } => match turned.is_empty() {
            true => Message::new("europe-dug-nothing"),
            false => Message::new("europe-dug").with("turned", stacks(turned)).with("extra", *extra),
        }
        .with("seat", *seat)
        .with("route", board.route_name(*id))
        .with("laid", paid(*laid)),
        Event::Paid { seat, payment } => {
            Message::new("europe-paid").with("seat", *seat).with("cards", paid(*payment))
        }
        Event::Withdrew { seat, route: id, unable, .. } => {
            let key = if *unable { "europe-withdrew-unable" } else { "europe-withdrew" };
            Message::new(key).with("seat", *seat).with("route", board.route_name(*id))
        }
        Event::Claimed { seat, route: id, payment, points } => Message::new("europe-claimed")
            .with("seat", *seat)
            .with("route", board.route_name(*id))
            .with("cards", paid(*payment))
            .with("points", *points),
        Event::DrewTickets { seat, count, tickets: drawn } => match drawn {
            Some(drawn) => Message::new("europe-drew-tickets").with("tickets", board.ticket_names(*drawn)),
            None => Message::new("europe-drew-tickets-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count),
        Event::KeptTickets { seat, count, kept, returned, .. } => match kept {
            Some(kept) => Message::new("europe-kept-tickets").with("tickets", board.ticket_names(*kept)),
            None => Message::new("europe-kept-tickets-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count)
        .with("returned", *returned),
        Event::Built { seat, city: at, payment } => Message::new("europe-built")
            .with("seat", *seat)
            .with("city", board.city_name(*at))
            .with("cards", paid(*payment)),
        Event::Passed { seat } => Message::new("europe-passed").with("seat", *seat),
        Event::LastRound { seat, cars } => {
            Message::new("europe-last-round").with("seat", *seat).with("cars", *cars)
        }
        Event::Over { ending: Ending::Cars } => Message::new("europe-over-cars"),
        Event::Over { ending: Ending::Passes } => Message::new("europe-over-passes"),
    };
    Some(message)
}

/// What an action does.
pub(crate) fn action(game: &Europe, action: Action) -> Message {
    let board = &*game.board;
    match action {
        Action::Keep(kept) => Message::new("europe-action-keep").with("tickets", board.ticket_names(kept)),
        Action::Take(card) => Message::new("europe-action-take").with("card", card.taken()),
        Action::Blind => Message::new("europe-action-blind"),
        Action::Claim { route: id, payment } => Message::new("europe-action-claim")
            .with("route", board.route_name(id))
            .with("cards", paid(payment)),
        Action::Pay(payment) => Message::new("europe-action-pay").with("cards", paid(payment)),
        Action::Decline => Message::new("europe-action-decline"),
        Action::Tickets => Message::new("europe-action-tickets"),
        Action::Station { city: at, payment } => Message::new("europe-action-station")
            .with("city", board.city_name(at))
            .with("cards", paid(payment)),
        Action::Pass => Message::new("europe-action-pass"),
    }
}

/// Why an action can't be done.
pub(crate) fn illegal(game: &Europe, illegal: &Illegal) -> Message {
    let board = &*game.board;
    let message = match *illegal {
        Illegal::GameOver => Message::new("europe-illegal-over"),
        Illegal::WaitForOthers => Message::new("europe-illegal-wait"),
        Illegal::NotYourTurn { turn } => Message::new("europe-illegal-turn").with("seat", turn),
        Illegal::ChooseTickets { .. } => Message::new("europe-illegal-choose-tickets"),
        Illegal::TakeSecondCard => Message::new("europe-illegal-take-second"),
        Illegal::AnswerTunnel => Message::new("europe-illegal-answer-tunnel"),
        Illegal::NoOffer => Message::new("europe-illegal-no-offer"),
        Illegal::NoTunnel => Message::new("europe-illegal-no-tunnel"),
        Illegal::KeepMore { least, .. } => Message::new("europe-illegal-keep-more").with("least", least),
        Illegal::NotOffered { .. } => Message::new("europe-illegal-not-offered"),
        Illegal::CanAct => Message::new("europe-illegal-can-act"),
        Illegal::NotInMarket { card } => {
            Message::new("europe-illegal-not-in-market").with("card", card.stack(1))
        }
        Illegal::SecondLocomotive => Message::new("europe-illegal-second-locomotive"),
        Illegal::NoCardLeft => Message::new("europe-illegal-no-card"),
        Illegal::NoSuchRoute => Message::new("europe-illegal-no-route"),
        Illegal::RouteTaken { route: id, by } => {
            Message::new("europe-illegal-route-taken").with("route", board.route_name(id)).with("seat", by)
        }
        Illegal::TooFewCars { needed, left } => {
            Message::new("europe-illegal-few-cars").with("needed", needed).with("left", left)
        }
        Illegal::OwnTwin { route: id } => {
            Message::new("europe-illegal-own-twin").with("route", board.route_name(id))
        }
        Illegal::TwinClosed { route: id } => {
            Message::new("europe-illegal-twin-closed").with("route", board.route_name(id))
        }
        Illegal::RoutePayment { wrong, .. }
        | Illegal::TunnelPayment { wrong }
        | Illegal::StationPayment { wrong } => wrong_payment(wrong),
        Illegal::NoTicketLeft => Message::new("europe-illegal-no-ticket"),
        Illegal::NoSuchCity => Message::new("europe-illegal-no-city"),
        Illegal::StationTaken { city: at, by } => {
            Message::new("europe-illegal-station-taken").with("city", board.city_name(at)).with("seat", by)
        }
        Illegal::NoStationLeft => Message::new("europe-illegal-no-station"),
    };
    message.with("rule", illegal.rule())
}

fn wrong_payment(wrong: WrongPayment) -> Message {
    match wrong {
        WrongPayment::Number { needed, laid } => {
            Message::new("europe-illegal-number").with("needed", needed).with("laid", laid)
        }
        WrongPayment::TooFewLocomotives { needed, laid } => {
            Message::new("europe-illegal-few-locomotives").with("needed", needed).with("laid", laid)
        }
        WrongPayment::Colour { needed, laid } => {
            Message::new("europe-illegal-colour").with("needed", needed.phrase()).with("laid", laid.phrase())
        }
        WrongPayment::OnlyLocomotives => Message::new("europe-illegal-only-locomotives"),
        WrongPayment::NotInHand { card, held, laid } => {
            Message::new("europe-illegal-not-in-hand").with("laid", card.stack(laid)).with("held", held)
        }
    }
}
