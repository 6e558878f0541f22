//! What a bot is: anyone may write one.

use std::sync::Arc;

use engine::{Chance as _, Contradiction, FastChance, Message, Seat};

use crate::{Answer, Budget, HasBots, HouseBot, Level, Style};

/// An id has no more letters.
const LONGEST_ID: usize = 30;

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
/// /// Claims the longest route that it can pay for, and does anything if it can't.
/// struct Impatient;
///
/// impl Bot<Classic> for Impatient {
///     fn id(&self) -> &str {
///         "impatient"
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
    /// bot of the game has, of lower-case letters (a to z), digits and hyphens, a letter first, 30 at most.
    fn id(&self) -> &str;

    /// What it does. Whatever isn't legal, nothing, or a panic counts as a fault; something legal is done
    /// instead.
    fn choose(&self, decision: &mut Decision<'_, G>) -> Option<G::Action>;

    /// The same where its partners propose something: what it does, and why it doesn't do what else they proposed.
    /// Who doesn't listen to them says nothing.
    fn answer(&self, decision: &mut Decision<'_, G>) -> Option<Answer<G::Action>> {
        self.choose(decision).map(Answer::wordless)
    }

    /// How many iterations it takes over a decision where nobody says otherwise; 0 if it doesn't think in
    /// iterations.
    fn iterations(&self) -> u32 {
        0
    }

    /// What people read beside its name where they choose whom to play with: a short phrase in each
    /// language, as `("en", "builds long routes")`. Where its author says nothing, it is a guest of unknown
    /// strength.
    fn about(&self) -> &[(&'static str, &'static str)] {
        &[]
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
    /// What people propose that it could do now, where all play together; nothing in other games.
    pub proposed: &'a [G::Action],
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

    /// Whether the view is of a position of this game, and what it may do is legal there. Bots rely on it: ask where
    /// these come from elsewhere, out of a file or over a wire. What arena and tables show is always so.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(&self) -> Result<(), Contradiction> {
        let state = self.game.imagine(self.view, &mut FastChance::new(0))?;
        match self.legal.iter().find(|action| self.game.check(&state, self.seat, **action).is_err()) {
            Some(action) => Err(Contradiction(format!("{action:?} isn't legal"))),
            None => Ok(()),
        }
    }

    /// A position that the seat can't tell from the true one: to try things out in. What is legal for the
    /// seat is legal there too.
    ///
    /// ```
    /// use bots::Decision;
    /// use classic::{Action, Classic};
    /// use engine::{Rules as _, Viewer};
    ///
    /// /// How many points an action brings at once, if chance is as imagined.
    /// fn points(decision: &mut Decision<'_, Classic>, action: Action) -> Option<u16> {
    ///     let mut state = decision.imagine().ok()?;
    ///     decision.game.perform(&mut state, decision.seat, action, decision.chance, &mut ());
    ///     let then = decision.game.view(&state, Viewer::Seat(decision.seat));
    ///     Some(then.seats[decision.seat.index()].points)
    /// }
    /// ```
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

    fn answer(&self, decision: &mut Decision<'_, G>) -> Option<Answer<G::Action>> {
        let Decision { game, view, memory, legal, proposed, budget, chance, .. } = decision;
        if proposed.is_empty() {
            return game.choose(*self, view, memory, legal, budget, *chance).map(Answer::wordless);
        }
        game.answer(*self, view, memory, (legal, proposed), budget, *chance)
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

            fn answer(&self, decision: &mut Decision<'_, G>) -> Option<Answer<G::Action>> {
                HouseBot::$kind(*self).answer(decision)
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
    /// Lets one more in.
    ///
    /// # Errors
    /// Its id can't be typed where bots are named, or means another bot already.
    pub fn add(&mut self, bot: Arc<dyn Bot<G>>) -> Result<(), Message> {
        let id = bot.id();
        let refused = |key: &'static str| Err(Message::new(key).with("id", id).with("most", LONGEST_ID));
        if !is_id(id) {
            return refused("bot-bad-id");
        }
        if is_of_the_house(id) {
            return refused("bot-of-the-house");
        }
        if self.named(id).is_some() {
            return refused("bot-twice");
        }
        self.0.push(bot);
        Ok(())
    }

    /// The one that is called so.
    pub fn named(&self, id: &str) -> Option<&Arc<dyn Bot<G>>> {
        self.0.iter().find(|bot| bot.id() == id)
    }

    /// The one that sits at a table under this id: it is called so, or is a level that was called so long ago.
    pub fn seated(&self, id: &str) -> Option<Arc<dyn Bot<G>>> {
        let level = || Level::from_id(id).map(|level| Arc::new(level) as Arc<dyn Bot<G>>);
        self.named(id).cloned().or_else(level)
    }

    /// What they are called: yardsticks, levels from the weakest on, then whoever else was let in.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|bot| bot.id())
    }

    /// Those that aren't of the house.
    pub fn guests(&self) -> impl Iterator<Item = &dyn Bot<G>> {
        self.0.iter().map(|bot| &**bot).filter(|bot| !is_of_the_house(bot.id()))
    }
}

/// Whether an id can be typed wherever bots are named.
fn is_id(id: &str) -> bool {
    let letter = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    id.len() <= LONGEST_ID
        && id.starts_with(|first: char| first.is_ascii_lowercase())
        && id.bytes().all(letter)
}

/// Whether an id means a bot of the house: of any game, and also by what it was called long ago.
fn is_of_the_house(id: &str) -> bool {
    HouseBot::from_id(id).is_some() || Level::from_id(id).is_some()
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
    fn a_guest_stands_beside_the_house() {
        let mut bots = Bots::<Classic>::default();
        let house: Vec<String> = bots.ids().map(str::to_owned).collect();
        assert!(house.iter().eq(HouseBot::all().map(HouseBot::id)));
        bots.add(Arc::new(Named("guest"))).expect("a new one");
        assert_eq!(bots.ids().count(), house.len() + 1);
        assert_eq!(bots.guests().map(Bot::id).collect::<Vec<_>>(), ["guest"]);
        assert_eq!(bots.named("guest").map(|bot| bot.iterations()), Some(7));
        assert!(bots.named("nobody").is_none());
        let seated = |id: &str| bots.seated(id).map(|bot| bot.id().to_owned());
        assert_eq!((seated("guest").as_deref(), seated("easy").as_deref()), (Some("guest"), Some("trainee")));
        assert_eq!((seated("greedy").as_deref(), seated("nobody")), (Some("greedy"), None));
    }

    #[test]
    fn an_id_can_be_typed_and_means_one_bot() {
        let mut bots = Bots::<Classic>::default();
        let before = bots.ids().count();
        for good in ["x", "my-bot-2", "a23456789-123456789-123456789-"] {
            assert_eq!(bots.add(Arc::new(Named(good))), Ok(()), "{good}");
        }
        for (id, why) in [
            ("", "bot-bad-id"),
            ("My Bot, №1", "bot-bad-id"),
            ("Builder", "bot-bad-id"),
            ("-x", "bot-bad-id"),
            ("2nd", "bot-bad-id"),
            ("a23456789-123456789-123456789-1", "bot-bad-id"),
            ("driver", "bot-of-the-house"),
            ("greedy", "bot-of-the-house"),
            ("fair", "bot-of-the-house"),
            ("my-bot-2", "bot-twice"),
        ] {
            assert_eq!(bots.add(Arc::new(Named(id))).expect_err(id).key, why, "{id}");
        }
        assert_eq!(bots.ids().count(), before + 3);
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
