//! Actions, positions and draws as text.

mod ids;
mod state;

use engine::{Drawn, Message, Notation};
use rails::card::unreadable;

use crate::action::{Action, Payment};
use crate::board::{Closed, JunctionId};
use crate::pieces::{Colour, Kind, TrainId};
use crate::setup::SwitchSignal;

impl Notation for SwitchSignal {
    fn options(&self) -> Vec<(&'static str, String)> {
        let yes_no = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        vec![
            ("board", self.board.id.clone()),
            ("first", self.options.first.id()),
            ("placement", self.options.placement.id().to_owned()),
            ("removed", self.options.removed.to_string()),
            ("time", self.options.time.to_string()),
            ("signal", yes_no(self.options.extra_signal)),
            ("goods", if self.options.ten_goods { "10" } else { "8" }.to_owned()),
            ("departures", self.options.departures.id().to_owned()),
        ]
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Lay { junction, closed } => format!("lay {}", self.write_setting(junction, closed)),
            Action::Light(field) => format!("light {}", self.field_id(field)),
            Action::CarryOut => "carry-out".to_owned(),
            Action::Pointsman => "pointsman".to_owned(),
            Action::NewTrain(colour) => format!("new {}", colour.id()),
            Action::Roll => "roll".to_owned(),
            Action::Coupler(point) => format!("coupler {}", self.departure_id(point)),
            Action::PickColour(colour) => format!("colour {}", colour.id()),
            Action::Run(train) => format!("run {}", train_id(train)),
            Action::Conductor(colour) => format!("conductor {}", colour.id()),
            Action::Attendant(train) => format!("station-attendant {}", train_id(train)),
            Action::Logistician => "logistician".to_owned(),
            Action::Dispatcher => "dispatcher".to_owned(),
            Action::Leave(track) => format!("leave {}", self.track_id(track)),
            Action::Ahead => "ahead".to_owned(),
            Action::Stop => "stop".to_owned(),
            Action::Signal { from, to, payment } => {
                let (from, to) = (self.field_id(from), self.field_id(to));
                format!("signal {from} > {to} with {}", write_payment(Kind::Signal, payment))
            }
            Action::Switch { junction, closed, payment } => {
                let setting = self.write_setting(junction, closed);
                format!("switch {setting} with {}", write_payment(Kind::Switch, payment))
            }
            Action::Move { train, payment } => {
                format!("move {} with {}", train_id(train), write_payment(Kind::Move, payment))
            }
            Action::Load { train, card } => format!("load {} with {}", train_id(train), card.id()),
            Action::EndTurn => "end".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Message> {
        let text = text.trim();
        let unknown = || unreadable("switch-signal-notation-action", text);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let (what, paid) = match rest.split_once(" with ") {
            Some((what, paid)) => (what, Some(paid)),
            None => (rest, None),
        };
        let payment = |kind| read_payment(kind, paid.ok_or_else(unknown)?);
        match (verb, what) {
            ("signal", what) => {
                let (from, to) = what.split_once(" > ").ok_or_else(unknown)?;
                let (from, to) = (self.read_field(from)?, self.read_field(to)?);
                return Ok(Action::Signal { from, to, payment: payment(Kind::Signal)? });
            }
            ("switch", what) => {
                let (junction, closed) = self.read_setting(what)?;
                return Ok(Action::Switch { junction, closed, payment: payment(Kind::Switch)? });
            }
            ("move", what) => {
                return Ok(Action::Move { train: read_train(what)?, payment: payment(Kind::Move)? });
            }
            ("load", what) => {
                let card = Kind::from_id(paid.ok_or_else(unknown)?).ok_or_else(unknown)?;
                return Ok(Action::Load { train: read_train(what)?, card });
            }
            _ if paid.is_some() => return Err(unknown()),
            _ => {}
        }
        match (verb, what) {
            ("lay", what) => {
                let (junction, closed) = self.read_setting(what)?;
                Ok(Action::Lay { junction, closed })
            }
            ("light", field) => Ok(Action::Light(self.read_field(field)?)),
            ("carry-out", "") => Ok(Action::CarryOut),
            ("pointsman", "") => Ok(Action::Pointsman),
            ("new", colour) => Ok(Action::NewTrain(read_colour(colour)?)),
            ("roll", "") => Ok(Action::Roll),
            ("coupler", point) => Ok(Action::Coupler(self.read_departure(point)?)),
            ("colour", colour) => Ok(Action::PickColour(read_colour(colour)?)),
            ("run", train) => Ok(Action::Run(read_train(train)?)),
            ("conductor", colour) => Ok(Action::Conductor(read_colour(colour)?)),
            ("station-attendant", train) => Ok(Action::Attendant(read_train(train)?)),
            ("logistician", "") => Ok(Action::Logistician),
            ("dispatcher", "") => Ok(Action::Dispatcher),
            ("leave", track) => Ok(Action::Leave(self.read_track(track)?)),
            ("ahead", "") => Ok(Action::Ahead),
            ("stop", "") => Ok(Action::Stop),
            ("end", "") => Ok(Action::EndTurn),
            _ => Err(unknown()),
        }
    }

    engine::notation_as_usual!();

    /// Numbers are dice and lots, kinds are action cards, members are instructions, fields and
    /// tokens: whatever the game asked for.
    fn write_drawn(&self, drawn: Drawn) -> String {
        match drawn {
            Drawn::Number(number) => number.to_string(),
            Drawn::Kind(kind) => Kind::ALL[usize::from(kind) % 3].id().to_owned(),
            Drawn::Member(member) => format!("no{member}"),
        }
    }

    fn read_drawn(&self, word: &str) -> Option<Drawn> {
        if let Ok(number) = word.parse() {
            return Some(Drawn::Number(number));
        }
        match Kind::from_id(word) {
            Some(kind) => Some(Drawn::Kind(kind.index() as u8)),
            None => word.strip_prefix("no")?.parse().ok().map(Drawn::Member),
        }
    }
}

/// `black-1`.
pub(crate) fn train_id(train: TrainId) -> String {
    format!("{}-{}", train.colour().id(), train.number())
}

fn read_train(id: &str) -> Result<TrainId, Message> {
    let train = TrainId::all().find(|train| train_id(*train) == id);
    train.ok_or_else(|| unreadable("switch-signal-notation-train", id))
}

fn read_colour(id: &str) -> Result<Colour, Message> {
    Colour::from_id(id).ok_or_else(|| unreadable("switch-signal-notation-colour", id))
}

/// `signal`, or for a pair `switch move`.
fn write_payment(kind: Kind, payment: Payment) -> String {
    match payment {
        Payment::Own => kind.id().to_owned(),
        Payment::Pair(one, other) => format!("{} {}", one.id(), other.id()),
    }
}

fn read_payment(kind: Kind, text: &str) -> Result<Payment, Message> {
    let bad = || unreadable("switch-signal-notation-cards", text);
    let kinds: Option<Vec<Kind>> = text.split(' ').map(Kind::from_id).collect();
    match kinds.as_deref() {
        Some([own]) if *own == kind => Ok(Payment::Own),
        Some([one, other]) => Ok(Payment::Pair(*one, *other)),
        _ => Err(bad()),
    }
}

impl SwitchSignal {
    /// `amiens: amiens--brussels`.
    fn write_setting(&self, junction: JunctionId, closed: Closed) -> String {
        let Some(facts) = self.board.junctions.get(junction.index()) else { return "?".to_owned() };
        let tracks: Vec<&str> = facts.closed(closed).map(|track| self.track_id(track)).collect();
        format!("{}: {}", facts.node.id, tracks.join(" "))
    }

    fn read_setting(&self, text: &str) -> Result<(JunctionId, Closed), Message> {
        let bad = || unreadable("switch-signal-notation-setting", text);
        let (junction, tracks) = text.split_once(": ").ok_or_else(bad)?;
        let junction = self.read_junction(junction)?;
        let facts = &self.board.junctions[junction.index()];
        let mut closed = Closed(0);
        for word in tracks.split_whitespace() {
            let track = self.read_track(word)?;
            let way = facts.tracks.iter().position(|own| *own == track).ok_or_else(bad)?;
            if closed.0 >> way & 1 == 1 {
                return Err(bad());
            }
            closed.0 |= 1 << way;
        }
        Ok((junction, closed))
    }
}
