//! Finds the golden records in `tests/replays` and writes them, the same ones on every run:
//!
//! ```text
//! cargo run --release -p roundhouse-great-lakes --example golden
//! ```

#[path = "../tests/replays/features.rs"]
mod features;
#[path = "../../rails/tests/harness/golden.rs"]
mod golden;
#[path = "../../rails/tests/harness/story.rs"]
mod story;

use std::process::ExitCode;

use golden::Wanted;
use great_lakes::{Action, Board, GreatLakes as Game, State};

const WANTED: &[Wanted] = &[
    Wanted {
        file: "harbours",
        board: "great-lakes",
        seats: 2,
        options: &[],
        names: &["Анна Петровна", "Robert"],
        policy: Policy::Brisk,
        games: 20_000,
        shows: &["harbour-without-wilds", "harbour-with-wilds", "harbour-10", "named"],
    },
    Wanted {
        file: "all-harbours",
        board: "narrows",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Fickle,
        games: 20_000,
        shows: &["harbour-all-built", "harbour-20"],
    },
    Wanted {
        file: "exchanges",
        board: "great-lakes",
        seats: 3,
        options: &[("first", "C")],
        names: &[],
        policy: Policy::Fickle,
        games: 5_000,
        shows: &[
            "exchange-trains",
            "exchange-ships",
            "double-ship-over",
            "double-ship-exact",
            "junction",
            "rail-and-sea",
        ],
    },
    Wanted {
        file: "all-tickets",
        board: "great-lakes",
        seats: 2,
        options: &[("first", "B")],
        names: &[],
        policy: Policy::Curious,
        games: 5_000,
        shows: &["tickets-shuffled-drawn", "tickets-few", "tickets-exhausted"],
    },
    Wanted {
        file: "last-cards",
        board: "narrows",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Hoarding,
        games: 20_000,
        shows: &["gap-filled-later", "sole-card", "refill-without-asking", "flush-skipped"],
    },
    Wanted {
        file: "all-pass",
        board: "narrows",
        seats: 4,
        options: &[("first", "A")],
        names: &[],
        policy: Policy::Random,
        games: 10_000,
        shows: &["ends-by-passes"],
    },
    Wanted {
        file: "one-passes",
        board: "narrows",
        seats: 4,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 10_000,
        shows: &["pass-then-play"],
    },
    Wanted {
        file: "tie-tickets",
        board: "narrows",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 20_000,
        shows: &["tie-tickets"],
    },
    Wanted {
        file: "tie-harbours",
        board: "narrows",
        seats: 3,
        options: &[],
        names: &[],
        policy: Policy::Fickle,
        games: 20_000,
        shows: &["tie-harbours"],
    },
    Wanted {
        file: "tie-shared",
        board: "great-lakes",
        seats: 4,
        options: &[("first", "D")],
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["tie-shared"],
    },
    Wanted {
        file: "five-seats",
        board: "great-lakes",
        seats: 5,
        options: &[],
        names: &[],
        policy: Policy::Fickle,
        games: 1_000,
        shows: &[
            "flush",
            "most-trains",
            "most-ships",
            "reshuffle-train",
            "reshuffle-ship",
            "marked-train-spent",
        ],
    },
    Wanted {
        file: "all-kept",
        board: "great-lakes",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["all-kept", "refill-train", "refill-ship", "face-up-wild", "ends-by-pieces"],
    },
    Wanted {
        file: "one-order",
        board: "great-lakes",
        seats: 3,
        options: &[],
        names: &[],
        policy: Policy::Fickle,
        games: 500,
        shows: &["reshuffle-train", "reshuffle-ship"],
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
    /// Builds harbours, claims the longest route it can pay for, and draws cards if there is none.
    Brisk,
    /// As brisk, but now and then any legal action will do.
    Fickle,
    /// Draws cards while there are any.
    Hoarding,
    /// Draws tickets while there are any.
    Curious,
}

impl Policy {
    /// At one of so many decisions a fickle one does anything.
    const FICKLE: u32 = 8;

    /// How much it likes an action. All answers to a question are equally welcome.
    fn liking(self, game: &Game, _: &State, action: Action) -> u8 {
        match (self, action) {
            (_, Action::Keep(_) | Action::Pieces(_) | Action::Refill(_) | Action::Pass) => 0,
            (Policy::Curious, Action::Tickets) => 40,
            (Policy::Hoarding, Action::Take(_) | Action::Blind(_)) => 40,
            (_, Action::Harbour { .. }) => 30,
            (_, Action::Claim { route, .. }) => 10 + game.board().route(route).length,
            (_, Action::Take(_) | Action::Blind(_)) => 5,
            (_, Action::Tickets | Action::Exchange { .. }) => 1,
        }
    }
}
