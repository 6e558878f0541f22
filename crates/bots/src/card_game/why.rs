//! What speaks for an action, in sentences.

use ::card_game::{Action, Card, LOCOMOTIVE, Phase, Play};
use engine::{Arg, Message};
use rails::{Card as _, TicketId, TicketSet};

use super::situation::{Situation, add_cars};
use super::wants::Wants;
use super::{play, risk};

/// With so few turns left it is time to think of the end.
const LATE: f64 = 6.0;

/// What speaks for an action: always something.
pub(super) fn why(situation: &Situation<'_>, action: Action) -> Vec<Message> {
    let mut why = Vec::new();
    match action {
        Action::Take(card) => take(situation, card, &mut why),
        Action::Blind => why.push(Message::new("bots-card-game-blind").with("count", situation.deck)),
        Action::Play(play) => of_play(situation, play, &mut why),
        Action::Tickets => tickets(situation, &mut why),
        Action::Keep(kept) => keep(situation, kept, &mut why),
        Action::Complete(id) => {
            why.push(Message::new("bots-card-game-complete").with("ticket", ticket(situation, id)))
        }
        Action::Pass => why.push(Message::new("bots-card-game-pass")),
    }
    if situation.turns <= LATE && matches!(situation.phase, Phase::Turn | Phase::SecondCard) {
        why.push(Message::new("bots-card-game-late").with("count", situation.turns.round() as i64));
    }
    why
}

fn take(situation: &Situation<'_>, card: Card, why: &mut Vec<Message>) {
    let kind = card.kind();
    let held = situation.hand.of(kind);
    if card == Card::Locomotive {
        why.push(Message::new("bots-card-game-locomotive"));
        return;
    }
    needed(situation, &[(kind, held)], why);
    if held > 0 {
        why.push(Message::new("bots-card-game-company").with("card", card.taken()).with("count", held + 1));
    }
    let (seat, rival) = situation.rivals[kind];
    if !rival.is_empty() && held + 1 + situation.hand.of(LOCOMOTIVE) > rival.total() {
        let ambush = Message::new("bots-card-game-ambush").with("seat", seat);
        why.push(ambush.with("count", rival.total()));
    }
    if why.is_empty() {
        why.push(Message::new("bots-card-game-spare"));
    }
}

fn of_play(situation: &Situation<'_>, played: Play, why: &mut Vec<Message>) {
    for (colour, _) in played.groups() {
        let (seat, rival) = situation.rivals[colour.kind()];
        if !rival.is_empty() && play::robbery(situation, colour.kind()) > 0.0 {
            let robs = Message::new("bots-card-game-robs").with("seat", seat);
            why.push(robs.with("colour", colour.phrase()).with("count", rival.total()));
        }
    }
    let laid: Vec<(usize, u8)> = played.groups().map(|(colour, _)| (colour.kind(), 0)).collect();
    needed(situation, &laid, why);
    match played {
        Play::Row(_) => why.push(Message::new("bots-card-game-row")),
        Play::Group { colour, cars, locomotives } => {
            let count = cars + locomotives;
            let chance = risk::endangered(situation, colour.kind(), count);
            why.push(match (100.0 * chance).round() as i64 {
                0..5 => Message::new("bots-card-game-safe").with("count", count),
                percent => Message::new("bots-card-game-risk").with("percent", percent),
            });
        }
    }
}

/// Which tickets cards of these kinds are needed for, after so many others of each in hand.
fn needed(situation: &Situation<'_>, kinds: &[(usize, u8)], why: &mut Vec<Message>) {
    let wants = Wants::new(situation);
    let serves = |id: &TicketId| {
        kinds.iter().any(|(kind, after)| {
            wants.lacking[*kind] > i32::from(*after) && situation.board().ticket(*id).cars.of(*kind) > 0
        })
    };
    let tickets: Vec<Message> =
        situation.tickets.iter().filter(serves).map(|id| ticket(situation, id)).collect();
    if !tickets.is_empty() {
        why.push(Message::new("bots-card-game-needed").with("tickets", tickets));
    }
}

fn tickets(situation: &Situation<'_>, why: &mut Vec<Message>) {
    let lacking = Wants::new(situation).in_all.max(0);
    why.push(Message::new("bots-card-game-tickets").with("count", lacking));
    let needed = situation.needed(situation.tickets);
    let spare: i32 = (0..LOCOMOTIVE).map(|kind| (situation.under_way(kind) - needed[kind]).max(0)).sum();
    if spare > 0 {
        why.push(Message::new("bots-card-game-spares").with("count", spare));
    }
}

fn keep(situation: &Situation<'_>, kept: TicketSet, why: &mut Vec<Message>) {
    if kept.is_empty() {
        why.push(Message::new("bots-card-game-keep-none"));
        return;
    }
    let mut need = situation.needed(situation.tickets);
    kept.iter().for_each(|id| add_cars(&mut need, situation.board(), id));
    let have = |kind: usize| situation.under_way(kind) + i32::from(situation.hand.of(kind));
    let lacking: i32 = (0..LOCOMOTIVE).map(|kind| (need[kind] - have(kind)).max(0)).sum();
    let lacking = (lacking - have(LOCOMOTIVE)).max(0);
    let points = Message::new("bots-card-game-keep").with("points", situation.board().points(kept));
    why.push(points.with("count", lacking));
    for bonus in &situation.board().bonuses {
        let count = (bonus.tickets & (kept | situation.tickets)).len();
        if count > 1 && !(bonus.tickets & kept).is_empty() {
            let city = Arg::from(&situation.board().cities[bonus.city.index()].names);
            let reason = Message::new("bots-card-game-city").with("city", city).with("count", count);
            why.push(reason.with("points", bonus.points));
        }
    }
}

fn ticket(situation: &Situation<'_>, id: TicketId) -> Message {
    let ticket = situation.board().ticket(id);
    let name = |city: rails::CityId| Arg::from(&situation.board().cities[city.index()].names);
    let [from, to] = ticket.ends;
    Message::new("ticket").with("from", name(from)).with("to", name(to)).with("points", ticket.points)
}
