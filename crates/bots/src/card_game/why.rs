//! What speaks for an action, in sentences.

use ::card_game::{Action, Card, LOCOMOTIVE, Phase, Play};
use engine::{Arg, Message};
use rails::{Card as _, TicketId, TicketSet};

use super::sight::{Sight, add_cars};
use super::wants::Wants;
use super::{play, risk};

/// With so few turns left it is time to think of the end.
const LATE: f64 = 6.0;

/// What speaks for an action: always something.
pub(super) fn why(sight: &Sight<'_>, action: Action) -> Vec<Message> {
    let mut why = Vec::new();
    match action {
        Action::Take(card) => take(sight, card, &mut why),
        Action::Blind => why.push(Message::new("bots-card-game-blind").with("count", sight.deck)),
        Action::Play(play) => of_play(sight, play, &mut why),
        Action::Tickets => tickets(sight, &mut why),
        Action::Keep(kept) => keep(sight, kept, &mut why),
        Action::Complete(id) => {
            why.push(Message::new("bots-card-game-complete").with("ticket", ticket(sight, id)))
        }
        Action::Pass => why.push(Message::new("bots-card-game-pass")),
    }
    if sight.turns <= LATE && matches!(sight.phase, Phase::Turn | Phase::SecondCard) {
        why.push(Message::new("bots-card-game-late").with("count", sight.turns.round() as i64));
    }
    why
}

fn take(sight: &Sight<'_>, card: Card, why: &mut Vec<Message>) {
    let kind = card.kind();
    let held = sight.hand.of(kind);
    if card == Card::Locomotive {
        why.push(Message::new("bots-card-game-locomotive"));
        return;
    }
    needed(sight, &[(kind, held)], why);
    if held > 0 {
        why.push(Message::new("bots-card-game-company").with("card", card.taken()).with("count", held + 1));
    }
    let (seat, rival) = sight.rivals[kind];
    if !rival.is_empty() && held + 1 + sight.hand.of(LOCOMOTIVE) > rival.total() {
        let ambush = Message::new("bots-card-game-ambush").with("seat", seat);
        why.push(ambush.with("count", rival.total()));
    }
    if why.is_empty() {
        why.push(Message::new("bots-card-game-spare"));
    }
}

fn of_play(sight: &Sight<'_>, played: Play, why: &mut Vec<Message>) {
    for (colour, _) in played.groups() {
        let (seat, rival) = sight.rivals[colour.kind()];
        if !rival.is_empty() && play::robbery(sight, colour.kind()) > 0.0 {
            let robs = Message::new("bots-card-game-robs").with("seat", seat);
            why.push(robs.with("colour", colour.phrase()).with("count", rival.total()));
        }
    }
    let laid: Vec<(usize, u8)> = played.groups().map(|(colour, _)| (colour.kind(), 0)).collect();
    needed(sight, &laid, why);
    match played {
        Play::Row(_) => why.push(Message::new("bots-card-game-row")),
        Play::Group { colour, cars, locomotives } => {
            let count = cars + locomotives;
            let chance = risk::endangered(sight, colour.kind(), count);
            why.push(match (100.0 * chance).round() as i64 {
                0..5 => Message::new("bots-card-game-safe").with("count", count),
                percent => Message::new("bots-card-game-risk").with("percent", percent),
            });
        }
    }
}

/// Which tickets cards of these kinds are needed for, after so many others of each in hand.
fn needed(sight: &Sight<'_>, kinds: &[(usize, u8)], why: &mut Vec<Message>) {
    let wants = Wants::new(sight);
    let serves = |id: &TicketId| {
        kinds.iter().any(|(kind, after)| {
            wants.lacking[*kind] > i32::from(*after) && sight.board().ticket(*id).cars.of(*kind) > 0
        })
    };
    let tickets: Vec<Message> = sight.tickets.iter().filter(serves).map(|id| ticket(sight, id)).collect();
    if !tickets.is_empty() {
        why.push(Message::new("bots-card-game-needed").with("tickets", tickets));
    }
}

fn tickets(sight: &Sight<'_>, why: &mut Vec<Message>) {
    let lacking = Wants::new(sight).in_all.max(0);
    why.push(Message::new("bots-card-game-tickets").with("count", lacking));
    let needed = sight.needed(sight.tickets);
    let spare: i32 = (0..LOCOMOTIVE).map(|kind| (sight.under_way(kind) - needed[kind]).max(0)).sum();
    if spare > 0 {
        why.push(Message::new("bots-card-game-spares").with("count", spare));
    }
}

fn keep(sight: &Sight<'_>, kept: TicketSet, why: &mut Vec<Message>) {
    if kept.is_empty() {
        why.push(Message::new("bots-card-game-keep-none"));
        return;
    }
    let mut need = sight.needed(sight.tickets);
    kept.iter().for_each(|id| add_cars(&mut need, sight.board(), id));
    let have = |kind: usize| sight.under_way(kind) + i32::from(sight.hand.of(kind));
    let lacking: i32 = (0..LOCOMOTIVE).map(|kind| (need[kind] - have(kind)).max(0)).sum();
    let lacking = (lacking - have(LOCOMOTIVE)).max(0);
    let points = Message::new("bots-card-game-keep").with("points", sight.board().points(kept));
    why.push(points.with("count", lacking));
    for bonus in &sight.board().bonuses {
        let count = (bonus.tickets & (kept | sight.tickets)).len();
        if count > 1 && !(bonus.tickets & kept).is_empty() {
            let city = Arg::from(&sight.board().cities[bonus.city.index()].names);
            let reason = Message::new("bots-card-game-city").with("city", city).with("count", count);
            why.push(reason.with("points", bonus.points));
        }
    }
}

fn ticket(sight: &Sight<'_>, id: TicketId) -> Message {
    let ticket = sight.board().ticket(id);
    let name = |city: rails::CityId| Arg::from(&sight.board().cities[city.index()].names);
    let [from, to] = ticket.ends;
    Message::new("ticket").with("from", name(from)).with("to", name(to)).with("points", ticket.points)
}
