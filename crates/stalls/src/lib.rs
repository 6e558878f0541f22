//! Where games stand, side by side: whoever wants something of any game asks here.
//!
//! A game is [`Housed`] if it can do all that the house asks of one. Each has a [`Stall`] with its boards
//! and its poster, and stalls stand in a row: a pair of the first and the others, and nothing at its end.
//! What is done with any game is written once as a [`Visitor`] and compiled for every game by itself:
//! nothing is erased, and everything runs at full speed.
//!
//! The row of the [`house`] names its games, a line each; nothing else does, and tests have rows of their
//! own.

mod house;
mod stall;

use arena::Statistics;
use engine::Message;
use pages::HasPages;
use roster::{FromSetup, Roster, Setup, Title};

pub use house::house;
pub use stall::Stall;

/// A game that has all that the house asks of one: tables are laid for it, people and bots play it, it is
/// written down, drawn, and told by the arena.
pub trait Housed: FromSetup + Statistics + HasPages {}

impl<G: FromSetup + Statistics + HasPages> Housed for G {}

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the rules of a table.
    fn visit<G: Housed>(self, rules: G) -> Self::Output;
}

/// Stalls in a row.
pub trait Stalls: Send + Sync {
    /// Adds what is known of each game, in order.
    fn list(&self, games: &mut Vec<Title>);

    /// Lays a table and lets the visitor at it, if there is such a game; see [`visit`](Stalls::visit).
    fn enter<V: Visitor>(&self, setup: &Setup, visitor: V) -> Option<Result<V::Output, Vec<Message>>>;

    /// All games.
    fn roster(&self) -> Roster {
        let mut games = Vec::new();
        self.list(&mut games);
        games.into_iter().collect()
    }

    /// Makes the rules of a table and lets the visitor at them.
    ///
    /// # Errors
    /// Why there can be no such table: all that is wrong with its board, or the first other reason.
    fn visit<V: Visitor>(&self, setup: &Setup, visitor: V) -> Result<V::Output, Vec<Message>> {
        self.enter(setup, visitor).unwrap_or_else(|| match self.roster().game(&setup.game) {
            Err(unknown) => Err(vec![unknown]),
            Ok(game) => unreachable!("{} has a stall that nobody can enter", game.id),
        })
    }
}

/// The end of a row.
impl Stalls for () {
    fn list(&self, _: &mut Vec<Title>) {}

    fn enter<V: Visitor>(&self, _: &Setup, _: V) -> Option<Result<V::Output, Vec<Message>>> {
        None
    }
}

impl<G: Housed, Others: Stalls> Stalls for (Stall<G>, Others) {
    fn list(&self, games: &mut Vec<Title>) {
        games.push(self.0.game().clone());
        self.1.list(games);
    }

    fn enter<V: Visitor>(&self, setup: &Setup, visitor: V) -> Option<Result<V::Output, Vec<Message>>> {
        match self.0.game().id == setup.game {
            true => Some(self.0.lay(setup).map(|rules| visitor.visit(rules))),
            false => self.1.enter(setup, visitor),
        }
    }
}
