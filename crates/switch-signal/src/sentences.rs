//! Events, actions and refusals as sentences: keys with what goes into them, in no language yet.

pub(crate) mod board;
mod happened;

use engine::{Arg, Message};

pub(crate) use happened::event;

use crate::action::{Action, Payment};
use crate::board::{CityId, Closed, DepartureId, End, FieldId, JunctionId, Spot, SpotId, TrackId};
use crate::cards::Symbol;
use crate::illegal::Illegal;
use crate::pieces::{Colour, Good, Hand, Helper, Kind, TrainId};
use crate::setup::SwitchSignal;
use crate::state::Card;

/// A train: “the black train 1”.
fn train(train: TrainId) -> Message {
    Message::new(format!("switch-signal-train-{}", train.colour().word())).with("number", train.number())
}

/// All trains of a colour: “the black trains”.
fn trains(colour: Colour) -> Message {
    Message::new(format!("switch-signal-trains-{}", colour.word()))
}

/// A train's colour: “black”.
fn colour_word(colour: Colour) -> Message {
    Message::new(format!("switch-signal-colour-{}", colour.word()))
}

fn good(good: Good) -> Message {
    Message::new(format!("switch-signal-good-{}", good.word()))
}

fn helper(helper: Helper) -> Message {
    Message::new(format!("switch-signal-helper-{}", helper.word()))
}

fn city(game: &SwitchSignal, city: CityId) -> Arg {
    Arg::from(&game.board.cities[city.index()].drawn.names)
}

fn departure(game: &SwitchSignal, departure: DepartureId) -> Arg {
    Arg::from(&game.board.departures[departure.index()].drawn.names)
}

fn junction(game: &SwitchSignal, junction: JunctionId) -> Arg {
    Arg::from(&game.board.junctions[junction.index()].drawn.names)
}

fn end(game: &SwitchSignal, end: End) -> Arg {
    match end {
        End::City(id) => city(game, id),
        End::Departure(id) => departure(game, id),
        End::Junction(id, _) => junction(game, id),
    }
}

/// A track by what it joins.
fn track(game: &SwitchSignal, track: TrackId) -> Message {
    let [from, to] = game.board.tracks[track.index()].ends;
    Message::new("route").with("from", end(game, from)).with("to", end(game, to))
}

/// A signal field: at a city, or on a track between two nodes.
fn field(game: &SwitchSignal, field: FieldId) -> Message {
    let facts = &game.board.fields[field.index()];
    match facts.city {
        Some(at) => Message::new("switch-signal-field-city").with("city", city(game, at)),
        None => Message::new("switch-signal-field-track"),
    }
    .with("track", track(game, facts.track))
}

/// Where a train stands.
fn spot(game: &SwitchSignal, spot: SpotId) -> Message {
    match game.board.spot(spot) {
        Spot::City(id) => Message::new("switch-signal-spot-city").with("city", city(game, id)),
        Spot::Departure(id) => {
            Message::new("switch-signal-spot-departure").with("point", departure(game, id))
        }
        Spot::Space { track: id, forward, .. } => Message::new("switch-signal-spot-track")
            .with("track", track(game, id))
            .with("to", end(game, game.board.tracks[id.index()].ends[usize::from(forward)])),
    }
}

/// The two tracks that a junction joins.
fn joined(game: &SwitchSignal, id: JunctionId, closed: Closed) -> Vec<Message> {
    let facts = &game.board.junctions[id.index()];
    let open = facts.tracks.iter().enumerate().filter(|(way, _)| closed.0 >> way & 1 == 0);
    open.map(|(_, id)| track(game, *id)).collect()
}

/// Cards of several kinds.
fn cards(hand: &Hand) -> Vec<Message> {
    let held = Kind::ALL.into_iter().filter(|kind| hand[kind.index()] > 0);
    held.map(|kind| {
        Message::new(format!("switch-signal-cards-{}", kind.word())).with("count", hand[kind.index()])
    })
    .collect()
}

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
    let symbol = |symbol: &Symbol| match symbol {
        Symbol::Colour(colour) => trains(*colour),
        Symbol::Any => Message::new("switch-signal-trains-any"),
        Symbol::Every => Message::new("switch-signal-trains-every"),
    };
    Message::new("switch-signal-card")
        .with("number", facts.number)
        .with("trains", facts.new_trains)
        .with("moves", facts.moves.iter().map(symbol).collect::<Vec<_>>())
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
            Message::new("switch-signal-action-new").with("colour", colour_word(colour))
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
            Message::new("switch-signal-illegal-new-twice").with("colour", colour_word(colour))
        }
        Illegal::NoNewTrain { colour, .. } => {
            Message::new("switch-signal-illegal-new-none").with("colour", colour_word(colour))
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
