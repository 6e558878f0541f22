//! Finds the golden records in `tests/replays` and writes them, the same ones on every run:
//!
//! ```text
//! cargo run --release -p roundhouse-card-game --example golden
//! ```

#[path = "../tests/replays/features.rs"]
mod features;
#[path = "../../rails/tests/harness/golden.rs"]
mod golden;
#[path = "../../rails/tests/harness/story.rs"]
mod story;

use std::process::ExitCode;

use card_game::{Action, Board, Card, CardGame as Game, Phase, State};
use golden::Wanted;

const WANTED: &[Wanted] = &[
    Wanted {
        file: "two-seats",
        board: "card-game",
        seats: 2,
        options: &[],
        names: &["Анна Петровна", "Robert"],
        policy: Policy::Fickle,
        games: 10_000,
        shows: &[
            "robbery",
            "robbery-of-locomotives",
            "row",
            "locomotive-sent-off",
            "choice",
            "completed-at-once",
        ],
    },
    Wanted {
        file: "three-seats",
        board: "card-game",
        seats: 3,
        options: &[("first", "B"), ("peeking", "yes")],
        names: &[],
        policy: Policy::Fickle,
        games: 2_000,
        shows: &["first-set", "peeking", "robbery", "bonus-tied", "bonus-of-nobody"],
    },
    Wanted {
        file: "four-seats",
        board: "card-game",
        seats: 4,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 2_000,
        shows: &["second-round", "choice-in-first-scoring", "below-zero", "face-up-locomotive"],
    },
    Wanted {
        file: "four-hoarders",
        board: "card-game",
        seats: 4,
        options: &[("first", "D")],
        names: &[],
        policy: Policy::Hoarding,
        games: 500,
        shows: &["second-round", "short-deal", "empty-market", "single-last-card"],
    },
    Wanted {
        file: "all-tickets",
        board: "branch-line",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Curious,
        games: 20_000,
        shows: &["tickets-again", "tickets-few", "tickets-exhausted", "tickets-none-kept"],
    },
    Wanted {
        file: "nothing-to-do",
        board: "branch-line",
        seats: 4,
        options: &[],
        names: &[],
        policy: Policy::Spendthrift,
        games: 100_000,
        shows: &["pass", "empty-market"],
    },
    Wanted {
        file: "tie-tickets",
        board: "card-game",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["tie-tickets"],
    },
    Wanted {
        file: "tie-bonuses",
        board: "branch-line",
        seats: 3,
        options: &[],
        names: &[],
        policy: Policy::Brisk,
        games: 50_000,
        shows: &["tie-bonuses"],
    },
    Wanted {
        file: "tie-shared",
        board: "branch-line",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 50_000,
        shows: &["tie-shared"],
    },
    Wanted {
        file: "one-order",
        board: "card-game",
        seats: 4,
        options: &[],
        names: &[],
        policy: Policy::Fickle,
        games: 500,
        shows: &["second-round"],
    },
];

fn main() -> ExitCode {
    golden::run()
}

/// How all seats of a game play.
#[derive(Clone, Copy, Debug)]
enum Policy {
    /// Any legal action, each as likely as any other.
    Random,
    /// Plays as many cars as it can, and draws cards if it can't.
    Brisk,
    /// As brisk, but now and then any legal action will do.
    Fickle,
    /// Draws cards while there are any.
    Hoarding,
    /// Takes tickets while there are any.
    Curious,
    /// Takes tickets and keeps them all, plays small groups and rows, and never holds cards back.
    Spendthrift,
}

impl Policy {
    /// At one of so many decisions a fickle one does anything.
    const FICKLE: u32 = 4;

    /// How much it likes an action. All answers to an offer, and all tickets to complete, are equally
    /// welcome.
    fn liking(self, _: &Game, state: &State, action: Action) -> u8 {
        match (self, action) {
            (Policy::Spendthrift, Action::Keep(kept)) => kept.len() as u8,
            (_, Action::Keep(_) | Action::Complete(_) | Action::Pass) => 0,
            (Policy::Curious | Policy::Spendthrift, Action::Tickets) => 60,
            (Policy::Hoarding, Action::Take(card)) if card != Card::Locomotive => 50,
            (Policy::Hoarding, Action::Take(_) | Action::Blind) => 40,
            (Policy::Spendthrift, Action::Play(_)) => 30,
            (_, Action::Play(play)) => 10 + play.cards().total(),
            (_, Action::Take(_) | Action::Blind) if state.phase == Phase::Turn => 5,
            (_, Action::Take(_) | Action::Blind) => 1,
            (_, Action::Tickets) => 2,
        }
    }
}
