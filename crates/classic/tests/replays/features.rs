//! What golden records have to show, each with how to tell that a game shows it. Shared by
//! `tests/replays.rs` and `examples/golden.rs`.

use classic::{Action, Card, Cards, Classic, Event, LOCOMOTIVE, Phase, RouteKind, ticket_score};
use engine::Rules;

use super::story::{Feature, HEAD, Options, SEATS, Story, below_zero};

/// Everything that has to be shown.
pub const FEATURES: &[&[Feature]] = &[
    SEATS,
    &[Feature { name: "seats-5", shown: |story| story.game.seats() == 5 }],
    HEAD,
    &[
        // Of the games other than Europe.
        Feature { name: "usa", shown: |story| story.game.game() == "usa" },
        // Endings.
        Feature { name: "ends-by-cars", shown: |story| story.outcome.ending == "cars" },
        Feature { name: "ends-by-passes", shown: |story| story.outcome.ending == "passes" },
        Feature { name: "pass", shown: |story| story.any(|event| matches!(event, Event::Passed { .. })) },
        Feature { name: "pass-then-play", shown: pass_then_play },
        // Train cards (EU-9 to EU-16).
        Feature { name: "flush", shown: |story| flushes(story) >= 1 },
        Feature { name: "flush-repeated", shown: |story| flushes(story) >= 2 },
        Feature { name: "flush-in-deal", shown: |story| count_flushes(&story.dealt) > 0 },
        Feature { name: "flush-limit", shown: flush_limit },
        Feature { name: "flush-skipped", shown: flush_skipped },
        Feature {
            name: "reshuffle",
            shown: |story| story.any(|event| matches!(event, Event::Reshuffled { .. })),
        },
        Feature { name: "gap-filled-later", shown: gap_filled_later },
        Feature { name: "sole-card", shown: sole_card },
        Feature { name: "face-up-locomotive", shown: face_up_locomotive },
        // Routes (EU-18 to EU-28).
        Feature { name: "ferry", shown: ferry },
        Feature {
            name: "tunnel-free",
            shown: |story| dug(story, |_, turned, extra| turned == 3 && extra == 0),
        },
        Feature {
            name: "tunnel-paid",
            shown: |story| story.any(|event| matches!(event, Event::Paid { .. })),
        },
        Feature { name: "tunnel-declined", shown: |story| withdrew(story, false) },
        Feature { name: "tunnel-unable", shown: |story| withdrew(story, true) },
        Feature {
            name: "tunnel-few-cards",
            shown: |story| dug(story, |_, turned, _| matches!(turned, 1 | 2)),
        },
        Feature { name: "tunnel-no-cards", shown: |story| dug(story, |_, turned, _| turned == 0) },
        Feature {
            name: "tunnel-locomotives",
            shown: |story| dug(story, |alone, _, extra| alone && extra > 0),
        },
        Feature { name: "tunnel-reshuffle", shown: tunnel_reshuffle },
        // Tickets (EU-4, EU-29).
        Feature { name: "opening-again", shown: |story| opening_again(story, false) },
        Feature { name: "opening-own-again", shown: |story| opening_again(story, true) },
        Feature { name: "tickets-again", shown: tickets_again },
        Feature { name: "tickets-few", shown: tickets_few },
        Feature { name: "tickets-exhausted", shown: tickets_exhausted },
        // Scoring (EU-31 to EU-39).
        Feature { name: "station-all-built", shown: station_all_built },
        Feature { name: "station-borrows", shown: station_borrows },
        Feature { name: "express-tied", shown: express_tied },
        Feature { name: "below-zero", shown: below_zero },
        Feature { name: "tie-tickets", shown: |story| story.outcome.tie_break == Some("tickets") },
        Feature { name: "tie-stations", shown: |story| story.outcome.tie_break == Some("stations") },
        Feature { name: "tie-express", shown: |story| story.outcome.tie_break == Some("express") },
        Feature { name: "tie-shared", shown: |story| story.outcome.tie_break == Some("shared") },
    ],
];

/// Its tables have no options but who is first.
impl Options for Classic {}

/// Somebody passed, and something was done after it (EU-8).
fn pass_then_play(story: &Story) -> bool {
    story.did_then(|action| action == Action::Pass, |action| action != Action::Pass)
}

fn count_flushes(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Flushed { .. })).count()
}

/// The most flushes after one action (EU-14).
fn flushes(story: &Story) -> usize {
    story.scenes.iter().map(|scene| count_flushes(&scene.events)).max().unwrap_or(0)
}

/// A full market kept too many locomotives after as many flushes in one action as these (EU-14).
fn too_many_after(story: &Story, flushes: usize) -> bool {
    let terms = &story.game.board().terms;
    let too_many =
        |market: &Cards| market.total() == terms.market && market.of(LOCOMOTIVE) >= terms.market_locomotives;
    let mut scenes = story.scenes.iter();
    scenes.any(|scene| too_many(&scene.after.market) && count_flushes(&scene.events) == flushes)
}

/// No flush, because it could never end (EU-14).
fn flush_skipped(story: &Story) -> bool {
    too_many_after(story, 0)
}

/// No fourth flush in one action (EU-14).
fn flush_limit(story: &Story) -> bool {
    too_many_after(story, 3)
}

/// A gap outlived the action that made it, and was filled after a later one (EU-15).
fn gap_filled_later(story: &Story) -> bool {
    let full = story.game.board().terms.market;
    let short = |scene: &engine::trial::Scene<Classic>| scene.after.market.total() < full;
    let mut turns = story.scenes.windows(2);
    turns.any(|pair| short(&pair[0]) && short(&pair[1])) && turns.any(|pair| !short(&pair[1]))
}

/// A first card, no locomotive of the market, after which no second could be taken (EU-16).
fn sole_card(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let one_of_two = match scene.action {
            Action::Take(card) => card != Card::Locomotive,
            action => action == Action::Blind,
        };
        let is_first = scene.before.phase == Phase::Turn && story.game.board().terms.cards_a_turn == 2;
        one_of_two && is_first && scene.after.turn != scene.seat
    })
}

/// A locomotive of the market was the whole turn (EU-11).
fn face_up_locomotive(story: &Story) -> bool {
    story.scenes.iter().any(|scene| scene.action == Action::Take(Card::Locomotive))
}

/// A ferry was claimed (EU-24).
fn ferry(story: &Story) -> bool {
    story.any(|event| match event {
        Event::Claimed { route, .. } => {
            matches!(story.game.board().route(*route).kind, RouteKind::Ferry { .. })
        }
        _ => false,
    })
}

/// A tunnel was dug: were locomotives alone laid, how many cards were turned up, how many matched?
fn dug(story: &Story, is: impl Fn(bool, u8, u8) -> bool) -> bool {
    story.any(|event| match event {
        Event::Dug { laid, turned, extra, .. } => is(laid.colour.is_none(), turned.total(), *extra),
        _ => false,
    })
}

/// Somebody took the cards laid for a tunnel back (EU-27).
fn withdrew(story: &Story, could_not_pay: bool) -> bool {
    story.any(|event| matches!(event, Event::Withdrew { unable, .. } if *unable == could_not_pay))
}

/// The discards were shuffled for the cards to be turned up, without those laid (EU-28).
fn tunnel_reshuffle(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let mut events = scene.events.iter();
        events.any(|event| matches!(event, Event::Reshuffled { .. }))
            && events.any(|event| matches!(event, Event::Dug { .. }))
    })
}

/// Opening tickets that were turned down were drawn again: one by who had put it there, and knows it, or one
/// by another (EU-4).
fn opening_again(story: &Story, own: bool) -> bool {
    story.scenes.iter().any(|scene| {
        let drawn = scene.before.tickets.shuffled & scene.after.of(scene.seat).offer;
        drawn.iter().any(|ticket| scene.before.of(scene.seat).met.contains(ticket) == own)
    })
}

/// Tickets that somebody had put under the deck were drawn again (EU-29).
fn tickets_again(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let still = &scene.after.tickets.bottom;
        scene.before.tickets.bottom.iter().any(|returned| !still.contains(returned))
    })
}

/// Fewer tickets were left than are drawn (EU-29).
fn tickets_few(story: &Story) -> bool {
    let all = story.game.board().terms.drawn_tickets;
    story.any(|event| matches!(event, Event::DrewTickets { count, .. } if *count < all))
}

/// A turn began without any ticket to draw (EU-29).
fn tickets_exhausted(story: &Story) -> bool {
    story.scenes.iter().any(|scene| scene.after.phase == Phase::Turn && scene.after.tickets.is_empty())
}

/// Somebody built all stations (EU-31).
fn station_all_built(story: &Story) -> bool {
    let mut seats = story.game.all_seats();
    let all = usize::from(story.game.board().pieces.stations);
    story.end().is_some_and(|end| all > 0 && seats.any(|seat| end.of(seat).stations.len() == all))
}

/// A station made use of another seat's route (EU-33).
fn station_borrows(story: &Story) -> bool {
    let mut seats = story.game.all_seats();
    let borrows = |seat| story.end().map(|end| ticket_score(&story.game, end, seat).borrowed);
    seats.any(|seat| borrows(seat).is_some_and(|borrowed| !borrowed.is_empty()))
}

/// Several have the Express (EU-37).
fn express_tied(story: &Story) -> bool {
    story.outcome.sheets.iter().filter(|sheet| sheet.points("express") > 0).count() > 1
}
