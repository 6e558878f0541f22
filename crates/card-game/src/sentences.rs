//! Events, actions and refusals as sentences: keys with what goes into them, in no language yet.

pub(crate) mod board;

use engine::{Arg, Message, Seat};
use rails::{Card as _, CityId, TicketId, TicketSet};

use crate::action::Action;
use crate::card::{Card, Cards, KINDS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::CardGame;
use crate::state::Ending;
use crate::station::Play;

/// Cards of several kinds.
fn stacks(cards: &Cards) -> Vec<Message> {
    rails::card::stacks::<Card, KINDS>(cards, 0)
}

fn city(game: &CardGame, city: CityId) -> Arg {
    Arg::from(&game.board.cities[city.index()].names)
}

/// A ticket by its cities; nothing for one that there isn't.
pub(crate) fn ticket(game: &CardGame, id: TicketId) -> Message {
    let Some(facts) = game.board.tickets.get(id.index()) else { return Message::new("list-none") };
    let [from, to] = facts.ends;
    Message::new("ticket")
        .with("from", city(game, from))
        .with("to", city(game, to))
        .with("points", facts.points)
}

fn tickets(game: &CardGame, tickets: TicketSet) -> Vec<Message> {
    tickets.iter().map(|id| ticket(game, id)).collect()
}

/// What happened.
pub(crate) fn event(game: &CardGame, event: &Event) -> Option<Message> {
    let message = match event {
        Event::Dealt { seat, cards: Some(cards), tickets: Some(dealt) } => Message::new("card-game-dealt")
            .with("seat", *seat)
            .with("cards", stacks(cards))
            .with("tickets", tickets(game, *dealt)),
        Event::Dealt { seat, .. } => Message::new("card-game-dealt-hidden").with("seat", *seat),
        Event::First { seat } => Message::new("card-game-first").with("seat", *seat),
        Event::Opened { seat, count, kept } => match kept {
            Some(kept) => Message::new("card-game-opened").with("tickets", tickets(game, *kept)),
            None => Message::new("card-game-opened-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count),
        Event::Started => Message::new("card-game-started"),
        Event::SentOff { seat, count } => {
            Message::new("card-game-sent-off").with("seat", *seat).with("count", *count)
        }
        Event::Took { seat, card } => {
            Message::new("card-game-took").with("seat", *seat).with("card", card.taken())
        }
        Event::Drew { seat, card: Some(card) } => {
            Message::new("card-game-drew").with("seat", *seat).with("card", card.taken())
        }
        Event::Drew { seat, card: None } => Message::new("card-game-drew-hidden").with("seat", *seat),
        Event::TurnedUp { card } => Message::new("card-game-turned-up").with("card", card.taken()),
        Event::Played { seat, play } => {
            Message::new("card-game-played").with("seat", *seat).with("cards", stacks(&play.cards()))
        }
        Event::Robbed { seat, by, colour, group } => Message::new("card-game-robbed")
            .with("seat", *by)
            .with("robbed", *seat)
            .with("cards", stacks(&group.cards(*colour))),
        Event::DrewTickets { seat, count, tickets: drawn } => match drawn {
            Some(drawn) => Message::new("card-game-drew-tickets").with("tickets", tickets(game, *drawn)),
            None => Message::new("card-game-drew-tickets-hidden"),
        }
        .with("seat", *seat)
        .with("count", *count),
        Event::KeptTickets { seat, count, kept, returned, .. } => {
            kept_tickets(game, *seat, *count, *kept, *returned)
        }
        Event::Passed { seat } => Message::new("card-game-passed").with("seat", *seat),
        Event::LastTurns { .. } => Message::new("card-game-last-turns"),
        Event::Scoring { .. } => Message::new("card-game-scoring"),
        Event::LaidOpen { seat, train } if stacks(train).is_empty() => {
            Message::new("card-game-laid-open-none").with("seat", *seat)
        }
        Event::LaidOpen { seat, train } => {
            Message::new("card-game-laid-open").with("seat", *seat).with("cards", stacks(train))
        }
        Event::Completed { seat, ticket: id, points, .. } => {
            let [from, to] = game.board.ticket(*id).ends;
            Message::new("card-game-completed")
                .with("seat", *seat)
                .with("from", city(game, from))
                .with("to", city(game, to))
                .with("points", *points)
        }
        Event::Missed { tickets: missed, .. } if missed.is_empty() => return None,
        Event::Missed { seat, tickets: missed, points } => Message::new("card-game-missed")
            .with("seat", *seat)
            .with("tickets", tickets(game, *missed))
            .with("points", *points),
        Event::SecondRound { seat, cards } => {
            Message::new("card-game-second-round").with("seat", *seat).with("count", *cards)
        }
        Event::DealtMore { count: 0, .. } => return None,
        Event::DealtMore { seat, count, cards } => match cards {
            Some(cards) => Message::new("card-game-dealt-more").with("cards", stacks(cards)),
            None => Message::new("card-game-dealt-more-hidden").with("count", *count),
        }
        .with("seat", *seat),
        Event::Bonus { city: at, seats, points } => Message::new("card-game-bonus")
            .with("city", city(game, *at))
            .with("seats", seats.iter().map(name).collect::<Vec<_>>())
            .with("points", *points),
        Event::Over { ending: Ending::Deck } => Message::new("card-game-over"),
    };
    Some(message)
}

fn name(seat: Seat) -> Message {
    Message::new("seat-name").with("seat", seat)
}

/// Whoever keeps none has nothing to enumerate.
fn kept_tickets(game: &CardGame, seat: Seat, count: u8, kept: Option<TicketSet>, returned: u8) -> Message {
    match kept {
        _ if count == 0 => Message::new("card-game-kept-no-tickets"),
        Some(kept) => {
            Message::new("card-game-kept-tickets").with("tickets", tickets(game, kept)).with("count", count)
        }
        None => Message::new("card-game-kept-tickets-hidden").with("count", count),
    }
    .with("seat", seat)
    .with("returned", returned)
}

/// What an action does.
pub(crate) fn action(game: &CardGame, action: Action) -> Message {
    match action {
        Action::Keep(kept) if kept.is_empty() => Message::new("card-game-action-keep-none"),
        Action::Keep(kept) => Message::new("card-game-action-keep").with("tickets", tickets(game, kept)),
        Action::Take(card) => Message::new("card-game-action-take").with("card", card.taken()),
        Action::Blind => Message::new("card-game-action-blind"),
        Action::Play(play @ Play::Group { .. }) => {
            Message::new("card-game-action-group").with("cards", stacks(&play.cards()))
        }
        Action::Play(play @ Play::Row(_)) => {
            Message::new("card-game-action-row").with("cards", stacks(&play.cards()))
        }
        Action::Tickets => Message::new("card-game-action-tickets"),
        Action::Complete(id) => Message::new("card-game-action-complete").with("ticket", ticket(game, id)),
        Action::Pass => Message::new("card-game-action-pass"),
    }
}

/// Why an action can't be done.
pub(crate) fn illegal(game: &CardGame, illegal: &Illegal) -> Message {
    let message = match *illegal {
        Illegal::GameOver => Message::new("card-game-illegal-over"),
        Illegal::WaitForOthers => Message::new("card-game-illegal-wait"),
        Illegal::NotYourTurn { turn } => Message::new("card-game-illegal-turn").with("seat", turn),
        Illegal::NotYourScoring { chooser } => {
            Message::new("card-game-illegal-scoring-turn").with("seat", chooser)
        }
        Illegal::ChooseTickets { .. } => Message::new("card-game-illegal-choose-tickets"),
        Illegal::TakeSecondCard => Message::new("card-game-illegal-take-second"),
        Illegal::CompleteTickets => Message::new("card-game-illegal-complete-first"),
        Illegal::NotScoring => Message::new("card-game-illegal-not-scoring"),
        Illegal::NoOffer => Message::new("card-game-illegal-no-offer"),
        Illegal::KeepMore { least } => Message::new("card-game-illegal-keep-more").with("least", least),
        Illegal::NotOffered { .. } => Message::new("card-game-illegal-not-offered"),
        Illegal::CanAct => Message::new("card-game-illegal-can-act"),
        Illegal::NotInMarket { card } => {
            Message::new("card-game-illegal-not-in-market").with("card", card.stack(1))
        }
        Illegal::SecondLocomotive => Message::new("card-game-illegal-second-locomotive"),
        Illegal::NoCardLeft => Message::new("card-game-illegal-no-card"),
        Illegal::NotInHand { card, held, laid } => {
            Message::new("card-game-illegal-not-in-hand").with("laid", card.stack(laid)).with("held", held)
        }
        Illegal::SmallGroup { least } => Message::new("card-game-illegal-small-group").with("least", least),
        Illegal::NoCarOfColour => Message::new("card-game-illegal-no-car"),
        Illegal::NotThreeColours => Message::new("card-game-illegal-not-three-colours"),
        Illegal::NotMore { colour: of, rival, lies, laid } => Message::new("card-game-illegal-not-more")
            .with("colour", of.phrase())
            .with("seat", rival)
            .with("lies", lies)
            .with("laid", laid),
        Illegal::RowRival { colour: of, rival } => {
            Message::new("card-game-illegal-row-rival").with("colour", of.phrase()).with("seat", rival)
        }
        Illegal::OwnColour { colour: of } => {
            Message::new("card-game-illegal-own-colour").with("colour", of.phrase())
        }
        Illegal::NoTicketLeft => Message::new("card-game-illegal-no-ticket"),
        Illegal::NotHeld => Message::new("card-game-illegal-not-held"),
        Illegal::CannotComplete { ticket: id, missing, locomotives } => {
            Message::new("card-game-illegal-cannot-complete")
                .with("ticket", ticket(game, id))
                .with("missing", missing)
                .with("locomotives", locomotives)
        }
    };
    message.with("rule", illegal.rule())
}
