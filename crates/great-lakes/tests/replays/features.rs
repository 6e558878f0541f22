//! What golden records have to show, each with how to tell that a game shows it. Shared by
//! `tests/replays.rs` and `examples/golden.rs`.

use engine::Rules;
use engine::trial::Scene;
use great_lakes::{Action, Card, Event, GreatLakes, Holdings, Kind, MARKET, Phase, State};
use rails::TicketSet;

use super::story::{Feature, HEAD, Options, SEATS, Story, below_zero};

/// Everything that has to be shown.
pub const FEATURES: &[&[Feature]] = &[
    SEATS,
    &[Feature { name: "seats-5", shown: |story| story.game.seats() == 5 }],
    HEAD,
    &[
        // Endings.
        Feature { name: "ends-by-pieces", shown: |story| story.outcome.ending == "pieces" },
        Feature { name: "ends-by-passes", shown: |story| story.outcome.ending == "passes" },
        Feature { name: "pass-then-play", shown: pass_then_play },
        // The opening (GL-3, GL-4).
        Feature {
            name: "all-kept",
            shown: |story| story.any(|event| *event == Event::Returned { count: 0 }),
        },
        Feature { name: "most-trains", shown: |story| starts(story, 33) },
        Feature { name: "most-ships", shown: |story| starts(story, 18) },
        // Cards (GL-7 to GL-13).
        Feature {
            name: "refill-train",
            shown: |story| did(story, |action| action == Action::Refill(Kind::Train)),
        },
        Feature {
            name: "refill-ship",
            shown: |story| did(story, |action| action == Action::Refill(Kind::Ship)),
        },
        Feature { name: "refill-without-asking", shown: refill_without_asking },
        Feature {
            name: "face-up-wild",
            shown: |story| did(story, |action| action == Action::Take(Card::Wild)),
        },
        Feature { name: "flush", shown: |story| story.any(|event| matches!(event, Event::Flushed { .. })) },
        Feature { name: "flush-skipped", shown: |story| after(story, |state| market_is(state, 3)) },
        Feature { name: "reshuffle-train", shown: |story| reshuffled(story, Kind::Train) },
        Feature { name: "reshuffle-ship", shown: |story| reshuffled(story, Kind::Ship) },
        Feature { name: "gap-filled-later", shown: gap_filled_later },
        Feature { name: "sole-card", shown: sole_card },
        // Routes (GL-14 to GL-18).
        Feature { name: "double-ship-exact", shown: |story| paid_by_ships(story, |over| !over) },
        Feature { name: "double-ship-over", shown: |story| paid_by_ships(story, |over| over) },
        Feature { name: "marked-train-spent", shown: marked_train_spent },
        Feature { name: "rail-and-sea", shown: rail_and_sea },
        Feature { name: "junction", shown: junction },
        // Tickets (GL-19).
        Feature { name: "tickets-shuffled-drawn", shown: tickets_shuffled_drawn },
        Feature { name: "tickets-few", shown: tickets_few },
        Feature { name: "tickets-exhausted", shown: |story| after(story, |state| state.tickets.is_empty()) },
        // Harbours and exchanges (GL-20 to GL-22).
        Feature { name: "harbour-without-wilds", shown: |story| harbour(story, |wilds| wilds == 0) },
        Feature { name: "harbour-with-wilds", shown: |story| harbour(story, |wilds| wilds > 0) },
        Feature { name: "harbour-all-built", shown: |story| end(story, |own| own.harbours_left == 0) },
        Feature { name: "exchange-trains", shown: |story| exchanged(story, Kind::Train) },
        Feature { name: "exchange-ships", shown: |story| exchanged(story, Kind::Ship) },
        // Scoring (GL-24 to GL-28).
        Feature { name: "harbour-10", shown: |story| score(story, "harbours", 10) },
        Feature { name: "harbour-20", shown: |story| score(story, "harbours", 20) },
        Feature { name: "below-zero", shown: below_zero },
        Feature { name: "tie-tickets", shown: |story| story.outcome.tie_break == Some("tickets") },
        Feature { name: "tie-harbours", shown: |story| story.outcome.tie_break == Some("harbours") },
        Feature { name: "tie-shared", shown: |story| story.outcome.tie_break == Some("shared") },
    ],
];

/// Its tables have no options but who is first.
impl Options for GreatLakes {}

fn did(story: &Story, is: impl Fn(Action) -> bool) -> bool {
    story.scenes.iter().any(|scene| is(scene.action))
}

fn after(story: &Story, is: impl Fn(&State) -> bool) -> bool {
    story.scenes.iter().any(|scene| scene.after.phase == Phase::Turn && is(&scene.after))
}

/// What somebody had at the end.
fn end(story: &Story, is: impl Fn(&Holdings) -> bool) -> bool {
    story.end().is_some_and(|end| story.game.all_seats().any(|seat| is(end.of(seat))))
}

/// Somebody passed, and something was done after it (GL-6).
fn pass_then_play(story: &Story) -> bool {
    story.did_then(|action| action == Action::Pass, |action| action != Action::Pass)
}

/// Somebody started with so many trains (GL-4).
fn starts(story: &Story, with: u8) -> bool {
    story.any(|event| matches!(event, Event::Starts { trains, .. } if *trains == with))
}

/// A market card was taken, and only one deck could refill the gap (GL-8).
fn refill_without_asking(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let refilled = scene.events.iter().any(|event| matches!(event, Event::Refilled { .. }));
        matches!(scene.action, Action::Take(_)) && refilled
    })
}

/// A full market kept so many wilds, because a flush could never end (GL-12).
fn market_is(state: &State, wilds: u8) -> bool {
    state.market.total() == MARKET && state.market.wilds() >= wilds
}

fn reshuffled(story: &Story, kind: Kind) -> bool {
    story.any(|event| matches!(event, Event::Reshuffled { deck, .. } if *deck == kind))
}

/// A gap outlived the action that made it, and was filled after a later one (GL-8).
fn gap_filled_later(story: &Story) -> bool {
    let short =
        |scene: &Scene<GreatLakes>| scene.after.phase == Phase::Turn && scene.after.market.total() < MARKET;
    let mut turns = story.scenes.windows(2);
    turns.any(|pair| short(&pair[0])) && turns.any(|pair| pair[1].after.market.total() == MARKET)
}

/// A first card, no wild of the market, after which no second could be taken (GL-13).
fn sole_card(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let one_of_two = match scene.action {
            Action::Take(card) => card != Card::Wild,
            action => matches!(action, Action::Blind(_)),
        };
        one_of_two && scene.before.phase == Phase::Turn && scene.after.turn != scene.seat
    })
}

/// A sea route was paid with double ships, exactly or by one too much (GL-15).
fn paid_by_ships(story: &Story, is: impl Fn(bool) -> bool) -> bool {
    story.any(|event| match event {
        Event::Claimed { route, payment, .. } if payment.double > 0 => {
            is(2 * payment.double > story.game.board().route(*route).length)
        }
        _ => false,
    })
}

/// A train with the harbour mark was spent on a route (GL-14).
fn marked_train_spent(story: &Story) -> bool {
    story.any(|event| matches!(event, Event::Claimed { payment, .. } if payment.marked > 0))
}

/// Somebody owns a rail and a sea route between the same cities (GL-18).
fn rail_and_sea(story: &Story) -> bool {
    let network = &story.game.board().network;
    end(story, |own| {
        let alike = |one, other| {
            one != other
                && network.touched(rails::RouteSet::only(one))
                    == network.touched(rails::RouteSet::only(other))
        };
        own.routes.iter().any(|one| own.routes.iter().any(|other| alike(one, other)))
    })
}

/// Somebody owns two routes that meet on the water (GL-24).
fn junction(story: &Story) -> bool {
    let board = story.game.board();
    end(story, |own| {
        board.junctions.iter().any(|junction| (board.network.at(junction) & own.routes).len() > 1)
    })
}

/// Tickets that were turned down in the opening were drawn (GL-3, GL-19).
fn tickets_shuffled_drawn(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let drawn = scene.before.tickets.shuffled - scene.after.tickets.shuffled;
        scene.action == Action::Tickets && drawn != TicketSet::NONE
    })
}

/// Fewer than four tickets were left to draw (GL-19).
fn tickets_few(story: &Story) -> bool {
    story.any(|event| matches!(event, Event::DrewTickets { count: 1..=3, .. }))
}

/// A harbour was built with so many wilds (GL-21).
fn harbour(story: &Story, is: impl Fn(u8) -> bool) -> bool {
    story.any(|event| matches!(event, Event::Built { payment, .. } if is(payment.wild)))
}

fn exchanged(story: &Story, kind: Kind) -> bool {
    story.any(|event| matches!(event, Event::Exchanged { give, .. } if *give == kind))
}

/// Somebody has at least so many points in a line of its sheet.
fn score(story: &Story, kind: &str, least: i32) -> bool {
    story.outcome.sheets.iter().any(|sheet| sheet.points(kind) >= least)
}
