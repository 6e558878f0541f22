//! Finds the golden records in `tests/replays` and writes them, the same ones on every run:
//!
//! ```text
//! cargo run --release -p roundhouse-classic --example golden
//! ```

#[path = "../tests/replays/features.rs"]
mod features;
#[path = "../../rails/tests/harness/golden.rs"]
mod golden;
#[path = "../../rails/tests/harness/story.rs"]
mod story;

use std::process::ExitCode;

use classic::{Action, Board, Classic as Game, RouteKind, State};
use golden::Wanted;

const WANTED: &[Wanted] = &[
    Wanted {
        file: "tunnels",
        board: "europe",
        seats: 2,
        options: &[],
        names: &["Анна Петровна", "Robert"],
        policy: Policy::Digging,
        games: 20_000,
        shows: &["tunnel-free", "tunnel-paid", "tunnel-declined", "tunnel-unable", "tunnel-reshuffle"],
    },
    Wanted {
        file: "last-cards",
        board: "europe",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Hoarding,
        games: 2_000,
        shows: &["tunnel-no-cards", "tunnel-few-cards", "gap-filled-later", "sole-card", "flush-skipped"],
    },
    Wanted {
        file: "all-tickets",
        board: "europe",
        seats: 2,
        options: &[("first", "B")],
        names: &[],
        policy: Policy::Curious,
        games: 10_000,
        shows: &["tickets-again", "tickets-few", "tickets-exhausted", "first-set"],
    },
    Wanted {
        file: "tie-tickets",
        board: "europe",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 20_000,
        shows: &["tie-tickets", "station-all-built", "station-borrows"],
    },
    Wanted {
        file: "tie-stations",
        board: "europe",
        seats: 3,
        options: &[("first", "C")],
        names: &[],
        policy: Policy::Fickle,
        games: 20_000,
        shows: &["tie-stations"],
    },
    Wanted {
        file: "tie-express",
        board: "europe",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Brisk,
        games: 10_000,
        shows: &["tie-express"],
    },
    Wanted {
        file: "tie-shared",
        board: "europe",
        seats: 4,
        options: &[("first", "D")],
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["tie-shared", "express-tied"],
    },
    Wanted {
        file: "five-seats",
        board: "europe",
        seats: 5,
        options: &[],
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["flush-repeated", "flush-in-deal"],
    },
    Wanted {
        file: "all-pass",
        board: "ravine",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 100_000,
        shows: &["ends-by-passes"],
    },
    Wanted {
        file: "one-passes",
        board: "ravine",
        seats: 2,
        options: &[("first", "A")],
        names: &[],
        policy: Policy::Random,
        games: 100_000,
        shows: &[
            "pass-then-play",
            "ends-by-cars",
            "tunnel-locomotives",
            "tunnel-few-cards",
            "tunnel-no-cards",
        ],
    },
    Wanted {
        file: "one-order",
        board: "europe",
        seats: 3,
        options: &[],
        names: &[],
        policy: Policy::Fickle,
        games: 500,
        shows: &["reshuffle", "tunnel-paid"],
    },
    Wanted {
        file: "three-sweeps",
        board: "ravine",
        seats: 2,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 2_000,
        shows: &["flush-limit", "flush-skipped"],
    },
    Wanted {
        file: "usa-last-tickets",
        board: "usa",
        seats: 2,
        options: &[("first", "B")],
        names: &["Мария", "John"],
        policy: Policy::Curious,
        games: 2_000,
        shows: &["opening-again", "opening-own-again", "tickets-few", "tickets-exhausted"],
    },
    Wanted {
        file: "usa-tie-tickets",
        board: "usa",
        seats: 3,
        options: &[],
        names: &[],
        policy: Policy::Random,
        games: 20_000,
        shows: &["usa", "tie-tickets"],
    },
    Wanted {
        file: "usa-tie-express",
        board: "usa",
        seats: 4,
        options: &[("first", "D")],
        names: &[],
        policy: Policy::Fickle,
        games: 20_000,
        shows: &["usa", "tie-express"],
    },
    Wanted {
        file: "usa-five-seats",
        board: "usa",
        seats: 5,
        options: &[],
        names: &[],
        policy: Policy::Brisk,
        games: 20_000,
        shows: &["usa", "tie-shared", "flush-repeated"],
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
    /// Claims the longest route it can pay for, and draws cards if there is none.
    Brisk,
    /// As brisk, but now and then any legal action will do.
    Fickle,
    /// Claims tunnels before all else.
    Digging,
    /// Draws cards while there is a deck, then draws or claims tunnels, and other routes last.
    Hoarding,
    /// Draws tickets while there are any.
    Curious,
}

impl Policy {
    /// At one of so many decisions a fickle one does anything.
    const FICKLE: u32 = 8;

    /// How much it likes an action. All answers to an offer or to a tunnel are equally welcome.
    fn liking(self, game: &Game, state: &State, action: Action) -> u8 {
        match (self, action) {
            (_, Action::Keep(_) | Action::Pay(_) | Action::Decline | Action::Pass) => 0,
            (Policy::Curious, Action::Tickets) => 40,
            (Policy::Hoarding, Action::Take(_) | Action::Blind) if !state.pile.deck.is_empty() => 40,
            (Policy::Hoarding, Action::Take(_) | Action::Blind) => 30,
            (Policy::Hoarding | Policy::Digging, Action::Claim { route, .. })
                if game.board().route(route).kind == RouteKind::Tunnel =>
            {
                30
            }
            (_, Action::Claim { route, .. }) => 10 + game.board().route(route).length,
            (_, Action::Take(_) | Action::Blind) => 5,
            (_, Action::Tickets | Action::Station { .. }) => 0,
        }
    }
}
