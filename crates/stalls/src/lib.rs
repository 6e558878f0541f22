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

use std::sync::Arc;

use arena::Statistics;
use bots::{Bot, Bots, HasBots};
use engine::Message;
use pages::HasPages;
use roster::{FromSetup, Roster, Setup, Title};
use wire::HasFacts;

pub use house::house;
pub use stall::Stall;

/// A game that has all that the house asks of one: tables are laid for it, people and bots play it, it is
/// written down, drawn, told by the arena, and told to programs outside.
pub trait Housed: FromSetup + Statistics + HasPages + HasFacts {}

impl<G: FromSetup + Statistics + HasPages + HasFacts> Housed for G {}

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the rules of a table, and with those who can play by them.
    fn visit<G: Housed>(self, rules: G, bots: &Bots<G>) -> Self::Output;
}

/// Stalls in a row.
pub trait Stalls: Send + Sync {
    /// Adds what is known of each game, in order.
    fn list(&self, games: &mut Vec<Title>);

    /// Lays a table and lets the visitor at it, if there is such a game; see [`visit`](Stalls::visit).
    fn enter<V: Visitor>(&self, setup: &Setup, visitor: V) -> Option<Result<V::Output, Vec<Message>>>;

    /// Lets a bot in wherever a game is played by its rules; says whether there is such a game.
    ///
    /// # Errors
    /// Its id can't be typed, or means another bot there.
    fn admit<G: HasBots>(&mut self, bot: &Arc<dyn Bot<G>>) -> Result<bool, Message>;

    /// The ratings of the bots that a game was measured with, by their ids; none where nothing was.
    fn ratings(&self, game: &str) -> &[(&'static str, f64)];

    /// With one more bot, which plays at all games of its rules: in the arena and at tables, by its id.
    ///
    /// # Errors
    /// Its id can't be typed or means another bot, or no game here is played by its rules.
    fn with_bot<G: HasBots>(mut self, bot: impl Bot<G> + 'static) -> Result<Self, Message>
    where
        Self: Sized,
    {
        let bot: Arc<dyn Bot<G>> = Arc::new(bot);
        match self.admit(&bot)? {
            true => Ok(self),
            false => Err(Message::new("bot-no-game").with("id", bot.id())),
        }
    }

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

    fn ratings(&self, _: &str) -> &[(&'static str, f64)] {
        &[]
    }

    fn admit<G: HasBots>(&mut self, _: &Arc<dyn Bot<G>>) -> Result<bool, Message> {
        Ok(false)
    }

    fn enter<V: Visitor>(&self, _: &Setup, _: V) -> Option<Result<V::Output, Vec<Message>>> {
        None
    }
}

impl<G: Housed, Others: Stalls> Stalls for (Stall<G>, Others) {
    fn list(&self, games: &mut Vec<Title>) {
        games.push(self.0.title().clone());
        self.1.list(games);
    }

    fn ratings(&self, game: &str) -> &[(&'static str, f64)] {
        if self.0.title().id == game { self.0.ratings() } else { self.1.ratings(game) }
    }

    fn admit<H: HasBots>(&mut self, bot: &Arc<dyn Bot<H>>) -> Result<bool, Message> {
        let here = self.0.admit(bot)?;
        Ok(self.1.admit(bot)? || here)
    }

    fn enter<V: Visitor>(&self, setup: &Setup, visitor: V) -> Option<Result<V::Output, Vec<Message>>> {
        match self.0.title().id == setup.game {
            true => Some(self.0.lay(setup).map(|rules| visitor.visit(rules, self.0.bots()))),
            false => self.1.enter(setup, visitor),
        }
    }
}
