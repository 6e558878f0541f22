//! Rules, a position and a chance together: the easiest way to play a game from code.

use crate::{Chance, FastChance, Outcome, Rules, Seat, Seats, Viewer};

/// Rules, a position of them and the chance that goes on with it: for whoever wants to play and not to
/// wire things up. Search and servers, which keep the three apart, use [`Rules`] itself.
///
/// It is as fair as its chance: what [`new`](Game::new) makes is for programs. A table that people have
/// to trust has a [`TableChance`](crate::TableChance), handed in by [`with_chance`](Game::with_chance).
#[derive(Clone, Debug)]
pub struct Game<R: Rules, C = FastChance> {
    rules: R,
    state: R::State,
    chance: C,
}

impl<R: Rules> Game<R> {
    /// Deals a game. The same seed and the same actions always give the same game.
    pub fn new(rules: R, seed: u64) -> Game<R> {
        Game::with_chance(rules, FastChance::new(seed))
    }
}

impl<R: Rules, C: Chance> Game<R, C> {
    /// Deals a game by a chance of one's own.
    pub fn with_chance(rules: R, mut chance: C) -> Game<R, C> {
        let state = rules.deal(&mut chance, &mut ());
        Game { rules, state, chance }
    }

    /// The rules, with the board and the options.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The position as it is, with all that is hidden: no bot is shown this.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Who may act now: nobody once the game is over, several where all choose at the same time.
    pub fn actors(&self) -> Seats {
        self.rules.actors(&self.state)
    }

    /// Who is to act now, and the first of them where it doesn't matter who is first.
    pub fn actor(&self) -> Option<Seat> {
        self.actors().first()
    }

    /// What whoever is to act may do, each thing once; nothing once the game is over.
    pub fn legal(&self) -> Vec<R::Action> {
        self.actor().map_or_else(Vec::new, |seat| self.legal_for(seat))
    }

    /// What a seat may do.
    pub fn legal_for(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, seat, &mut actions);
        actions
    }

    /// Does something for whoever is to act, and tells what happened.
    ///
    /// # Errors
    /// Why it can't be done; the game is as it was.
    pub fn play(&mut self, action: R::Action) -> Result<Vec<R::Event>, R::Illegal> {
        // Once it is over the rules say so to anybody.
        self.play_as(self.actor().unwrap_or_default(), action)
    }

    /// Does something for a seat, and tells what happened.
    ///
    /// # Errors
    /// Why it can't be done; the game is as it was.
    pub fn play_as(&mut self, seat: Seat, action: R::Action) -> Result<Vec<R::Event>, R::Illegal> {
        let mut events = Vec::new();
        self.rules.apply(&mut self.state, seat, action, &mut self.chance, &mut events)?;
        Ok(events)
    }

    /// All that a seat may know.
    pub fn view(&self, seat: Seat) -> R::View {
        self.rules.view(&self.state, Viewer::Seat(seat))
    }

    /// All that anybody may know.
    pub fn public_view(&self) -> R::View {
        self.rules.view(&self.state, Viewer::Spectator)
    }

    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }
}
