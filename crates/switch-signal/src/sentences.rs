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
    let word = |word: &'static str| Message::new(format!("switch-signal-action-{word}"));
    match action {
        Action::Lay { junction: id, closed } => {
            word("lay").with("junction", junction(game, id)).with("tracks", joined(game, id, closed))
        }
        Action::Light(id) => word("light").with("field", field(game, id)),
        Action::CarryOut => word("carry-out"),
        Action::Pointsman => word("pointsman"),
        Action::NewTrain(colour) => word("new").with("trains", trains(colour)),
        Action::Roll => word("roll"),
        Action::Coupler(point) => word("coupler").with("point", departure(game, point)),
        Action::PickColour(colour) => word("colour").with("trains", trains(colour)),
        Action::Run(id) => word("run").with("train", train(id)),
        Action::Conductor(colour) => word("conductor").with("trains", trains(colour)),
        Action::Attendant(id) => word("attendant").with("train", train(id)),
        Action::Logistician => word("logistician"),
        Action::Dispatcher => word("dispatcher"),
        Action::Leave(id) => word("leave").with("track", track(game, id)),
        Action::Ahead => word("ahead"),
        Action::Stop => word("stop"),
        Action::Signal { from, to, payment } => word("signal")
            .with("from", field(game, from))
            .with("to", field(game, to))
            .with("cards", paid(Kind::Signal, payment)),
        Action::Switch { junction: id, closed, payment } => word("switch")
            .with("junction", junction(game, id))
            .with("tracks", joined(game, id, closed))
            .with("cards", paid(Kind::Switch, payment)),
        Action::Move { train: id, payment } => {
            word("move").with("train", train(id)).with("cards", paid(Kind::Move, payment))
        }
        Action::Load { train: id, card } => word("load").with("train", train(id)).with("cards", one(card)),
        Action::EndTurn => word("end"),
    }
}

/// Why an action can't be done.
pub(crate) fn illegal(game: &SwitchSignal, illegal: &Illegal) -> Message {
    let word = |word: &'static str| Message::new(format!("switch-signal-illegal-{word}"));
    let message = match *illegal {
        Illegal::GameOver => word("over"),
        Illegal::NotYourTurn { turn } => word("turn").with("seat", turn),
        Illegal::NotNow => word("not-now"),
        Illegal::NotThere => word("not-there"),
        Illegal::NotRed => word("not-red"),
        Illegal::NoSuchThing => word("nothing"),
        Illegal::NoNewTrain { colour, twice: true } => word("new-twice").with("trains", trains(colour)),
        Illegal::NoNewTrain { colour, .. } => word("new-none").with("trains", trains(colour)),
        Illegal::PointTaken { point, by } => {
            word("point-taken").with("point", departure(game, point)).with("train", train(by))
        }
        Illegal::ColourTwice { colour } => word("colour-twice").with("trains", trains(colour)),
        Illegal::NotToMove { train: id } => word("not-to-move").with("train", train(id)),
        Illegal::NoHelper { helper: who } => word("no-helper").with("helper", helper(who)),
        Illegal::ColourMoves { colour } => word("colour-moves").with("trains", trains(colour)),
        Illegal::TrainMoves { train: id } => word("train-moves").with("train", train(id)),
        Illegal::CannotIgnore => word("cannot-ignore"),
        Illegal::NoExit => word("no-exit"),
        Illegal::NoSignalMove => word("no-signal"),
        Illegal::LastSignal { city: at } => word("last-signal").with("city", city(game, at)),
        Illegal::SameSetting => word("same-setting"),
        Illegal::NoSetting => word("no-setting"),
        Illegal::InDepot { train: id } => word("in-depot").with("train", train(id)),
        Illegal::NoCards => word("no-cards"),
        Illegal::FittingCard => word("fitting-card"),
        Illegal::NoLoad { train: id } => word("no-load").with("train", train(id)),
    };
    message.with("rule", illegal.rule())
}
