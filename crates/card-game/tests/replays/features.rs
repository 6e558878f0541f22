//! What golden records have to show, each with how to tell that a game shows it. Shared by
//! `tests/replays.rs` and `examples/golden.rs`.

use card_game::{Action, Card, CardGame, Event, Phase, Play};

use super::story::{Feature, HEAD, Options, SEATS, Story, below_zero};

/// Everything that has to be shown.
pub const FEATURES: &[&[Feature]] = &[
    SEATS,
    HEAD,
    &[
        Feature { name: "peeking", shown: |story| story.game.peeking() },
        // Turns (CG-6 to CG-12).
        Feature { name: "locomotive-sent-off", shown: locomotive_sent_off },
        Feature { name: "pass", shown: |story| story.any(|event| matches!(event, Event::Passed { .. })) },
        Feature { name: "face-up-locomotive", shown: face_up_locomotive },
        Feature { name: "sole-card", shown: sole_card },
        // Stations (CG-13 to CG-18).
        Feature { name: "group-with-locomotives", shown: group_with_locomotives },
        Feature { name: "row", shown: row },
        Feature { name: "robbery", shown: |story| robbery(story, |_| true) },
        Feature {
            name: "robbery-of-locomotives",
            shown: |story| robbery(story, |locomotives| locomotives > 0),
        },
        // Tickets (CG-19).
        Feature { name: "tickets-none-kept", shown: tickets_none_kept },
        Feature { name: "tickets-again", shown: tickets_again },
        Feature { name: "tickets-few", shown: tickets_few },
        Feature { name: "tickets-exhausted", shown: tickets_exhausted },
        // The end of a round (CG-21, CG-22, CG-26).
        Feature { name: "empty-market", shown: empty_market },
        Feature { name: "single-last-card", shown: single_last_card },
        Feature {
            name: "second-round",
            shown: |story| story.any(|event| matches!(event, Event::SecondRound { .. })),
        },
        Feature { name: "short-deal", shown: short_deal },
        // Scoring (CG-23 to CG-29).
        Feature { name: "completed-at-once", shown: |story| completed(story, false) },
        Feature { name: "choice", shown: |story| completed(story, true) },
        Feature { name: "choice-in-first-scoring", shown: choice_in_first_scoring },
        Feature { name: "below-zero", shown: below_zero },
        Feature { name: "bonus-tied", shown: bonus_tied },
        Feature { name: "bonus-of-nobody", shown: bonus_of_nobody },
        Feature { name: "tie-tickets", shown: |story| story.outcome.tie_break == Some("tickets") },
        Feature { name: "tie-bonuses", shown: |story| story.outcome.tie_break == Some("bonuses") },
        Feature { name: "tie-shared", shown: |story| story.outcome.tie_break == Some("shared") },
    ],
];

/// Owners may be free to look into their own train piles (CG-8).
impl Options for CardGame {
    fn with_option(self, option: &str, value: &str) -> CardGame {
        let peeking = self.read_peeking(value).filter(|_| option == "peeking");
        peeking.map_or(self.clone(), |seats| self.with_peeking_of(seats))
    }
}

/// A locomotive went onto a train pile (CG-7).
fn locomotive_sent_off(story: &Story) -> bool {
    let mut seats = story.game.all_seats();
    seats
        .any(|seat| story.scenes.iter().any(|scene| scene.after.of(seat).train.of(card_game::LOCOMOTIVE) > 0))
}

/// A locomotive of the market was the whole turn (CG-11).
fn face_up_locomotive(story: &Story) -> bool {
    story.scenes.iter().any(|scene| scene.action == Action::Take(Card::Locomotive))
}

/// A first card, no locomotive of the market, after which no second could be taken (CG-10).
fn sole_card(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let one_of_two = match scene.action {
            Action::Take(card) => card != Card::Locomotive,
            action => action == Action::Blind,
        };
        let goes_on = scene.after.phase == Phase::SecondCard && scene.after.turn == scene.seat;
        one_of_two && scene.before.phase == Phase::Turn && !goes_on
    })
}

fn group_with_locomotives(story: &Story) -> bool {
    story.any(|event| match event {
        Event::Played { play: Play::Group { locomotives, .. }, .. } => *locomotives > 0,
        _ => false,
    })
}

fn row(story: &Story) -> bool {
    story.any(|event| matches!(event, Event::Played { play: Play::Row(_), .. }))
}

/// Somebody was robbed, of so many locomotives (CG-16).
fn robbery(story: &Story, is: impl Fn(u8) -> bool) -> bool {
    story.any(|event| matches!(event, Event::Robbed { group, .. } if is(group.locomotives)))
}

fn tickets_none_kept(story: &Story) -> bool {
    story.any(|event| matches!(event, Event::KeptTickets { count: 0, .. }))
}

/// Tickets that somebody had put under the deck were taken again (CG-19).
fn tickets_again(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        let still = &scene.after.tickets.bottom;
        scene.before.tickets.bottom.iter().any(|returned| !still.contains(returned))
    })
}

/// Fewer than four tickets were left to take (CG-19).
fn tickets_few(story: &Story) -> bool {
    story.any(|event| matches!(event, Event::DrewTickets { count: 1..=3, .. }))
}

/// A turn began without any ticket to take (CG-19).
fn tickets_exhausted(story: &Story) -> bool {
    story.scenes.iter().any(|scene| scene.after.phase == Phase::Turn && scene.after.tickets.is_empty())
}

/// A turn began with nothing in the market (CG-22).
fn empty_market(story: &Story) -> bool {
    story.scenes.iter().any(|scene| scene.after.phase == Phase::Turn && scene.after.market.is_empty())
}

/// The market's last card was taken alone (CG-22).
fn single_last_card(story: &Story) -> bool {
    story.scenes.iter().any(|scene| {
        matches!(scene.action, Action::Take(_))
            && scene.before.phase == Phase::Turn
            && scene.after.market.is_empty()
    })
}

/// In the second round somebody was dealt fewer than four cards (CG-26).
fn short_deal(story: &Story) -> bool {
    story.any(|event| matches!(event, Event::DealtMore { count: 0..=3, .. }))
}

/// A ticket was completed, by choice or at once (CG-24).
fn completed(story: &Story, by_choice: bool) -> bool {
    story.any(|event| matches!(event, Event::Completed { chosen, .. } if *chosen == by_choice))
}

/// Somebody had a choice in the first of two scorings (CG-24, CG-26).
fn choice_in_first_scoring(story: &Story) -> bool {
    story.game.rounds() == 2
        && story.scenes.iter().any(|scene| {
            matches!(scene.action, Action::Complete(_))
                && (scene.after.round == 1 || scene.after.phase == Phase::Turn)
        })
}

/// Several have the same bonus card (CG-28).
fn bonus_tied(story: &Story) -> bool {
    story.any(|event| matches!(event, Event::Bonus { seats, .. } if seats.len() > 1))
}

/// Nobody has a bonus card (CG-28).
fn bonus_of_nobody(story: &Story) -> bool {
    let given = story.events().filter(|event| matches!(event, Event::Bonus { .. })).count();
    given < story.game.board().bonuses.len()
}
