//! What a bot is: anyone may write one.

use std::sync::Arc;

use engine::{Chance as _, Contradiction, FastChance, Seat};

use crate::{Budget, HasBots, HouseBot, Level, Style};

/// A program that plays a game. Arena and tables take any: the levels that people meet, the yardsticks,
/// and yours.
///
/// A bot is asked with all that its seat may know and nothing else, and keeps nothing itself: the same
/// decision with the same chance always brings the same choice. So a game can be played again, gone back
/// in, or taken up after a restart, on any machine and by any number of threads.
///
/// ```
/// use bots::{Bot, Decision};
/// use classic::{Action, Classic};
///
/// /// Claims the longest route that it can pay for, and draws cards until it can.
/// struct Builder;
///
/// impl Bot<Classic> for Builder {
///     fn id(&self) -> &str {
///         "builder"
///     }
///
///     fn choose(&self, decision: &mut Decision<'_, Classic>) -> Option<Action> {
///         let board = decision.game.board();
///         let worth = |action: &Action| match action {
///             Action::Claim { route, .. } => board.route(*route).length,
///             _ => 0,
///         };
///         let best = decision.legal.iter().copied().max_by_key(worth);
///         best.filter(|action| worth(action) > 0).or_else(|| decision.any())
///     }
/// }
/// ```
pub trait Bot<G: HasBots>: Send + Sync {
    /// What it is called on the command line, in reports and in the log of a table: an id that no other
    /// bot of the game has.
    fn id(&self) -> &str;

    /// What it does. Whatever isn't legal, or nothing, counts as a fault; something legal is done
    /// instead.
    fn choose(&self, decision: &mut Decision<'_, G>) -> Option<G::Action>;

    /// How many iterations it takes over a decision where nobody says otherwise; 0 if it doesn't think in
    /// iterations.
    fn iterations(&self) -> u32 {
        0
    }
}

/// All that a bot has to go by where its seat has to decide something.
pub struct Decision<'a, G: HasBots> {
    /// The rules, with the board and the options.
    pub game: &'a G,
    /// Whose decision it is.
    pub seat: Seat,
    /// What the seat may know.
    pub view: &'a G::View,
    /// What it was told that its view doesn't show any more.
    pub memory: &'a G::Memory,
    /// What it may do.
    pub legal: &'a [G::Action],
    /// How long it may think.
    pub budget: Budget<'a>,
    /// Its own chance: the table's stays hidden.
    pub chance: &'a mut FastChance,
}

impl<G: HasBots> Decision<'_, G> {
    /// Anything that is legal.
    pub fn any(&mut self) -> Option<G::Action> {
        self.legal.get(self.chance.below(self.legal.len() as u32) as usize).copied()
    }

    /// A position that the seat can't tell from the true one: to try things out in.
    ///
    /// # Errors
    /// The view is of no position of this game.
    pub fn imagine(&mut self) -> Result<G::State, Contradiction> {
        self.game.imagine(self.view, self.chance)
    }
}

impl<G: HasBots> Bot<G> for HouseBot {
    fn id(&self) -> &str {
        HouseBot::id(*self)
    }

    fn choose(&self, decision: &mut Decision<'_, G>) -> Option<G::Action> {
        let Decision { game, view, memory, legal, budget, chance, .. } = decision;
        game.choose(*self, view, memory, legal, budget, *chance)
    }

    fn iterations(&self) -> u32 {
        G::iterations(*self)
    }
}

/// Bots of the house of one kind, each a bot by itself.
macro_rules! house_bots {
    ($($kind:ident),*) => {$(
        impl<G: HasBots> Bot<G> for $kind {
            fn id(&self) -> &str {
                $kind::id(*self)
            }

            fn choose(&self, decision: &mut Decision<'_, G>) -> Option<G::Action> {
                HouseBot::$kind(*self).choose(decision)
            }

            fn iterations(&self) -> u32 {
                G::iterations(HouseBot::$kind(*self))
            }
        }
    )*};
}
house_bots!(Level, Style);

/// Those who can play a game: the bots of the house, and whoever else is let in.
pub struct Bots<G: HasBots>(Vec<Arc<dyn Bot<G>>>);

impl<G: HasBots> Clone for Bots<G> {
    fn clone(&self) -> Bots<G> {
        Bots(self.0.clone())
    }
}

/// The bots of the house.
impl<G: HasBots> Default for Bots<G> {
    fn default() -> Bots<G> {
        Bots(HouseBot::all().filter(|bot| G::has(*bot)).map(|bot| Arc::new(bot) as Arc<dyn Bot<G>>).collect())
    }
}

impl<G: HasBots> Bots<G> {
    /// Lets one more in. It takes the place of one that is called the same.
    pub fn add(&mut self, bot: Arc<dyn Bot<G>>) {
        self.0.retain(|other| other.id() != bot.id());
        self.0.push(bot);
    }

    /// The one that is called so.
    pub fn named(&self, id: &str) -> Option<&Arc<dyn Bot<G>>> {
        self.0.iter().find(|bot| bot.id() == id)
    }

    /// What they are called: yardsticks, levels from the weakest on, then whoever else was let in.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|bot| bot.id())
    }

    /// What those are called that aren't of the house.
    pub fn guests(&self) -> impl Iterator<Item = &str> {
        self.ids().filter(|id| HouseBot::from_id(id).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use classic::{Action, Classic};

    struct Named(&'static str);

    impl Bot<Classic> for Named {
        fn id(&self) -> &str {
            self.0
        }
        fn choose(&self, decision: &mut Decision<'_, Classic>) -> Option<Action> {
            decision.any()
        }
        fn iterations(&self) -> u32 {
            7
        }
    }

    #[test]
    fn a_guest_stands_beside_the_house_and_may_take_a_place() {
        let mut bots = Bots::<Classic>::default();
        let house: Vec<String> = bots.ids().map(str::to_owned).collect();
        assert!(house.iter().eq(HouseBot::all().map(HouseBot::id)));
        bots.add(Arc::new(Named("guest")));
        bots.add(Arc::new(Named("driver")));
        assert_eq!(bots.ids().count(), house.len() + 1);
        assert_eq!(bots.guests().collect::<Vec<_>>(), ["guest"]);
        assert_eq!(bots.named("driver").map(|bot| bot.iterations()), Some(7));
        assert!(bots.named("nobody").is_none());
    }

    #[test]
    fn a_level_is_a_bot_like_any_other() {
        let bots = Bots::<Classic>::default();
        for level in Level::ALL {
            let own: &dyn Bot<Classic> = &level;
            let found = bots.named(own.id()).expect("it is there");
            assert_eq!(own.iterations(), found.iterations());
        }
    }
}
