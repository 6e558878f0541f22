//! A bot of one's own, in a program that is the whole house with this bot in it:
//!
//! ```sh
//! cargo run --release --example my_bot -- arena europe --bots builder,driver
//! cargo run --release --example my_bot    # opens the house: the bot can be chosen at Europe and USA
//! ```

use std::process::ExitCode;

use bots::{Bot, Decision};
use classic::{Action, Classic};
use stalls::Stalls as _;

/// Claims the longest route that it can pay for, and draws cards until it can.
struct Builder;

impl Bot<Classic> for Builder {
    fn id(&self) -> &str {
        "builder"
    }

    fn choose(&self, decision: &mut Decision<'_, Classic>) -> Option<Action> {
        let board = decision.game.board();
        let worth = |action: &Action| match action {
            Action::Claim { route, .. } => 10 + board.route(*route).length,
            Action::Blind | Action::Take(_) => 5,
            _ => 0,
        };
        let most = decision.legal.iter().map(worth).max()?;
        decision.legal.iter().copied().find(|action| worth(action) == most)
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    roundhouse::run(stalls::house().with_bot(Builder), &arguments).into()
}
