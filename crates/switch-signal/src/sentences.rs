//! Events, actions and refusals as sentences: keys with what goes into them, in no language yet.

pub(crate) mod board;
mod happened;
pub mod names;

use engine::Message;

pub(crate) use happened::event;
use names::{cards, city, departure, field, helper, joined, junction, track, train, trains};

use crate::action::{Action, Payment};
use crate::illegal::Illegal;
use crate::pieces::Kind;
use crate::setup::SwitchSignal;
use crate::state::Card;

fn paid(kind: Kind, payment: Payment) -> Vec<Message> {
    cards(&payment.cards(kind))
}

fn one(kind: Kind) -> Vec<Message> {
    let mut hand = [0; 3];
    hand[kind.index()] = 1;
    cards(&hand)
}

/// What an instruction says.
fn card(game: &SwitchSignal, card: Card) -> Message {
    let Card::Instruction(id) = card else { return Message::new("switch-signal-card-start") };
    let facts = game.cards.instruction(id);
    Message::new("switch-signal-card")
        .with("number", facts.number)
        .with("trains", facts.new_trains)
        .with("moves", names::moves(facts))
}

/// What an action does.
pub(crate) fn action(game: &SwitchSignal, action: Action) -> Message {
    match action {
        Action::Lay { junction: id, closed } => Message::new("switch-signal-action-lay")
            .with("junction", junction(game, id))
            .with("tracks", joined(game, id, closed)),
        Action::Light(id) => Message::new("switch-signal-action-light").with("field", field(game, id)),
        Action::CarryOut => Message::new("switch-signal-action-carry-out"),
        Action::Pointsman => Message::new("switch-signal-action-pointsman"),
        Action::NewTrain(colour) => {
            Message::new("switch-signal-action-new").with("colour", names::colour(colour))
        }
        Action::Roll => Message::new("switch-signal-action-roll"),
        Action::Coupler(point) => {
            Message::new("switch-signal-action-coupler").with("point", departure(game, point))
        }
        Action::PickColour(colour) => {
            Message::new("switch-signal-action-colour").with("trains", trains(colour))
        }
        Action::Run(id) => Message::new("switch-signal-action-run").with("train", train(id)),
        Action::Conductor(colour) => {
            Message::new("switch-signal-action-conductor").with("trains", trains(colour))
        }
        Action::Attendant(id) => Message::new("switch-signal-action-attendant").with("train", train(id)),
        Action::Logistician => Message::new("switch-signal-action-logistician"),
        Action::Dispatcher => Message::new("switch-signal-action-dispatcher"),
        Action::Leave(id) => Message::new("switch-signal-action-leave").with("track", track(game, id)),
        Action::Ahead => Message::new("switch-signal-action-ahead"),
        Action::Stop => Message::new("switch-signal-action-stop"),
        Action::Signal { from, to, payment } => Message::new("switch-signal-action-signal")
            .with("from", field(game, from))
            .with("to", field(game, to))
            .with("cards", paid(Kind::Signal, payment)),
        Action::Switch { junction: id, closed, payment } => Message::new("switch-signal-action-switch")
            .with("junction", junction(game, id))
            .with("tracks", joined(game, id, closed))
            .with("cards", paid(Kind::Switch, payment)),
        Action::Move { train: id, payment } => Message::new("switch-signal-action-move")
            .with("train", train(id))
            .with("cards", paid(Kind::Move, payment)),
        Action::Load { train: id, card } => {
            Message::new("switch-signal-action-load").with("train", train(id)).with("cards", one(card))
        }
        Action::EndTurn => Message::new("switch-signal-action-end"),
    }
}

/// Why an action can't be done.
pub(crate) fn illegal(game: &SwitchSignal, illegal: &Illegal) -> Message {
    let message = match *illegal {
        Illegal::GameOver => Message::new("switch-signal-illegal-over"),
        Illegal::NotYourTurn { turn } => Message::new("switch-signal-illegal-turn").with("seat", turn),
        Illegal::NotNow => Message::new("switch-signal-illegal-not-now"),
        Illegal::NotThere => Message::new("switch-signal-illegal-not-there"),
        Illegal::NotRed => Message::new("switch-signal-illegal-not-red"),
        Illegal::NoSuchThing => Message::new("switch-signal-illegal-nothing"),
        Illegal::NoNewTrain { colour, twice: true } => {
            Message::new("switch-signal-illegal-new-twice").with("colour", names::colour(colour))
        }
        Illegal::NoNewTrain { colour, .. } => {
            Message::new("switch-signal-illegal-new-none").with("colour", names::colour(colour))
        }
        Illegal::PointTaken { point, by } => Message::new("switch-signal-illegal-point-taken")
            .with("point", departure(game, point))
            .with("train", train(by)),
        Illegal::ColourTwice { colour } => {
            Message::new("switch-signal-illegal-colour-twice").with("trains", trains(colour))
        }
        Illegal::NotToMove { train: id } => {
            Message::new("switch-signal-illegal-not-to-move").with("train", train(id))
        }
        Illegal::NoHelper { helper: who } => {
            Message::new("switch-signal-illegal-no-helper").with("helper", helper(who))
        }
        Illegal::ColourMoves { colour } => {
            Message::new("switch-signal-illegal-colour-moves").with("trains", trains(colour))
        }
        Illegal::TrainMoves { train: id } => {
            Message::new("switch-signal-illegal-train-moves").with("train", train(id))
        }
        Illegal::CannotIgnore => Message::new("switch-signal-illegal-cannot-ignore"),
        Illegal::NoExit => Message::new("switch-signal-illegal-no-exit"),
        Illegal::NoSignalMove => Message::new("switch-signal-illegal-no-signal"),
        Illegal::LastSignal { city: at } => {
            Message::new("switch-signal-illegal-last-signal").with("city", city(game, at))
        }
        Illegal::SameSetting => Message::new("switch-signal-illegal-same-setting"),
        Illegal::NoSetting => Message::new("switch-signal-illegal-no-setting"),
        Illegal::InDepot { train: id } => {
            Message::new("switch-signal-illegal-in-depot").with("train", train(id))
        }
        Illegal::NoCards => Message::new("switch-signal-illegal-no-cards"),
        Illegal::FittingCard => Message::new("switch-signal-illegal-fitting-card"),
        Illegal::NoLoad { train: id } => {
            Message::new("switch-signal-illegal-no-load").with("train", train(id))
        }
    };
    message.with("rule", illegal.rule())
}
