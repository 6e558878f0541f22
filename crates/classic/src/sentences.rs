//! Events, actions and refusals as sentences: keys with what goes into them, in no language yet.

pub(crate) mod board;

use engine::Message;
use rails::Card as _;

use crate::action::Action;
use crate::card::{Card, Cards, KINDS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{Payment, WrongPayment};
use crate::setup::Classic;
use crate::state::Ending;

/// Cards of several kinds.
fn stacks(cards: &Cards) -> Vec<Message> {
    rails::card::stacks::<Card, KINDS>(cards, 0)
}

fn paid(payment: Payment) -> Vec<Message> {
    stacks(&payment.cards())
}

/// What happened.
pub(crate) fn event(game: &Classic, event: &Event) -> Option<Message> {
    let board = &*game.board;
    let message = match event {
        Event::Dealt { seat, cards: Some(cards), tickets: Some(dealt) } => Message::new("classic-dealt")
            .with("seat", *seat)
            .with("cards", stacks(cards))
            .with("tickets", board.ticket_names(*dealt)),
        Event::Dealt { seat, .. } => Message::new("classic-dealt-hidden").with("seat", *seat),
        Event::First { seat } => Message::new("classic-first").with("seat", *seat),
        Event::Opened { seat, count, kept } => match kept {
            Some(kept) => Message::new("classic-opened").with("tickets", board.ticket_names(*kept)),
            None => Message::new("classic-opened-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count),
        Event::Returned { count } => Message::new("classic-returned").with("count", *count),
        Event::Started => Message::new("classic-started"),
        Event::Took { seat, card } => {
            Message::new("classic-took").with("seat", *seat).with("card", card.taken())
        }
        Event::Drew { seat, card: Some(card) } => {
            Message::new("classic-drew").with("seat", *seat).with("card", card.taken())
        }
        Event::Drew { seat, card: None } => Message::new("classic-drew-hidden").with("seat", *seat),
        Event::Refilled { card } => Message::new("classic-refilled").with("card", card.taken()),
        Event::Flushed { cards } => Message::new("classic-flushed").with("cards", stacks(cards)),
        Event::Reshuffled { cards } => Message::new("classic-reshuffled").with("count", *cards),
        Event::Dug { seat, route: id, laid, turned, extra } => match turned.is_empty() {
            true => Message::new("classic-dug-nothing"),
            false => Message::new("classic-dug").with("turned", stacks(turned)).with("extra", *extra),
        }
        .with("seat", *seat)
        .with("route", board.route_name(*id))
        .with("laid", paid(*laid)),
        Event::Paid { seat, payment } => {
            Message::new("classic-paid").with("seat", *seat).with("cards", paid(*payment))
        }
        Event::Withdrew { seat, route: id, unable, .. } => {
            let key = if *unable { "classic-withdrew-unable" } else { "classic-withdrew" };
            Message::new(key).with("seat", *seat).with("route", board.route_name(*id))
        }
        Event::Claimed { seat, route: id, payment, points } => Message::new("classic-claimed")
            .with("seat", *seat)
            .with("route", board.route_name(*id))
            .with("cards", paid(*payment))
            .with("points", *points),
        Event::DrewTickets { seat, count, tickets: drawn } => match drawn {
            Some(drawn) => Message::new("classic-drew-tickets").with("tickets", board.ticket_names(*drawn)),
            None => Message::new("classic-drew-tickets-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count),
        Event::KeptTickets { seat, count, kept, returned, .. } => match kept {
            Some(kept) => Message::new("classic-kept-tickets").with("tickets", board.ticket_names(*kept)),
            None => Message::new("classic-kept-tickets-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count)
        .with("returned", *returned),
        Event::Built { seat, city: at, payment } => Message::new("classic-built")
            .with("seat", *seat)
            .with("city", board.city_name(*at))
            .with("cards", paid(*payment)),
        Event::Passed { seat } => Message::new("classic-passed").with("seat", *seat),
        Event::LastRound { seat, cars } => Message::new("classic-last-round")
            .with("seat", *seat)
            .with("cars", *cars)
            .with("turns", board.terms.last_turns),
        Event::Over { ending: Ending::Cars } => Message::new("classic-over-cars"),
        Event::Over { ending: Ending::Passes } => Message::new("classic-over-passes"),
    };
    Some(message)
}

/// What an action does.
pub(crate) fn action(game: &Classic, action: Action) -> Message {
    let board = &*game.board;
    match action {
        Action::Keep(kept) => Message::new("classic-action-keep").with("tickets", board.ticket_names(kept)),
        Action::Take(card) => Message::new("classic-action-take").with("card", card.taken()),
        Action::Blind => Message::new("classic-action-blind"),
        Action::Claim { route: id, payment } => Message::new("classic-action-claim")
            .with("route", board.route_name(id))
            .with("cards", paid(payment)),
        Action::Pay(payment) => Message::new("classic-action-pay").with("cards", paid(payment)),
        Action::Decline => Message::new("classic-action-decline"),
        Action::Tickets => Message::new("classic-action-tickets"),
        Action::Station { city: at, payment } => Message::new("classic-action-station")
            .with("city", board.city_name(at))
            .with("cards", paid(payment)),
        Action::Pass => Message::new("classic-action-pass"),
    }
}

/// Why an action can't be done.
pub(crate) fn illegal(game: &Classic, illegal: &Illegal) -> Message {
    let board = &*game.board;
    let message = match *illegal {
        Illegal::GameOver => Message::new("classic-illegal-over"),
        Illegal::WaitForOthers => Message::new("classic-illegal-wait"),
        Illegal::NotYourTurn { turn } => Message::new("classic-illegal-turn").with("seat", turn),
        Illegal::ChooseTickets { .. } => Message::new("classic-illegal-choose-tickets"),
        Illegal::TakeSecondCard => Message::new("classic-illegal-take-second"),
        Illegal::AnswerTunnel => Message::new("classic-illegal-answer-tunnel"),
        Illegal::NoOffer => Message::new("classic-illegal-no-offer"),
        Illegal::NoTunnel => Message::new("classic-illegal-no-tunnel"),
        Illegal::KeepMore { least, .. } => Message::new("classic-illegal-keep-more").with("least", least),
        Illegal::NotOffered { .. } => Message::new("classic-illegal-not-offered"),
        Illegal::CanAct => Message::new("classic-illegal-can-act"),
        Illegal::NotInMarket { card } => {
            Message::new("classic-illegal-not-in-market").with("card", card.stack(1))
        }
        Illegal::SecondLocomotive => Message::new("classic-illegal-second-locomotive"),
        Illegal::NoCardLeft => Message::new("classic-illegal-no-card"),
        Illegal::NoSuchRoute => Message::new("classic-illegal-no-route"),
        Illegal::RouteTaken { route: id, by } => {
            Message::new("classic-illegal-route-taken").with("route", board.route_name(id)).with("seat", by)
        }
        Illegal::TooFewCars { needed, left } => {
            Message::new("classic-illegal-few-cars").with("needed", needed).with("left", left)
        }
        Illegal::OwnTwin { route: id } => {
            Message::new("classic-illegal-own-twin").with("route", board.route_name(id))
        }
        Illegal::TwinClosed { route: id } => {
            Message::new("classic-illegal-twin-closed").with("route", board.route_name(id))
        }
        Illegal::RoutePayment { wrong, .. }
        | Illegal::TunnelPayment { wrong }
        | Illegal::StationPayment { wrong } => wrong_payment(wrong),
        Illegal::NoTicketLeft => Message::new("classic-illegal-no-ticket"),
        Illegal::NoSuchCity => Message::new("classic-illegal-no-city"),
        Illegal::StationTaken { city: at, by } => {
            Message::new("classic-illegal-station-taken").with("city", board.city_name(at)).with("seat", by)
        }
        Illegal::NoStationLeft => Message::new("classic-illegal-no-station"),
    };
    message.with("rule", board.rule(illegal.rule()))
}

fn wrong_payment(wrong: WrongPayment) -> Message {
    match wrong {
        WrongPayment::Number { needed, laid } => {
            Message::new("classic-illegal-number").with("needed", needed).with("laid", laid)
        }
        WrongPayment::TooFewLocomotives { needed, laid } => {
            Message::new("classic-illegal-few-locomotives").with("needed", needed).with("laid", laid)
        }
        WrongPayment::Colour { needed, laid } => {
            Message::new("classic-illegal-colour").with("needed", needed.phrase()).with("laid", laid.phrase())
        }
        WrongPayment::OnlyLocomotives => Message::new("classic-illegal-only-locomotives"),
        WrongPayment::NotInHand { card, held, laid } => {
            Message::new("classic-illegal-not-in-hand").with("laid", card.stack(laid)).with("held", held)
        }
    }
}
