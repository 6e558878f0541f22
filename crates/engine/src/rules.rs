//! The one trait that every game implements and everything else is generic over.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Chance, Drawn, FastChance, Message, Outcome, Seat, Seats};

/// A game with its board and its options: immutable, shared, made once.
///
/// Everything that decides anything is here, as functions of plain data. Positions are states,
/// and what a seat may know of one is a view.
pub trait Rules: Send + Sync + Sized + 'static {
    /// A position: plain data, small, cheap to clone.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a seat chooses.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat, or a spectator, may know of a state.
    type View: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action can't be done: one variant for each way to break a rule.
    type Illegal: Clone + Eq + Error + Send + Sync;

    /// Raised whenever the same record would give other states.
    const VERSION: u32;
    /// Whether nothing that has been decided is hidden from anybody. Then everyone is told everything,
    /// and events may tell what no position keeps, such as how dice fell.
    const OPEN: bool = false;

    /// The game's name in records, addresses and on the command line. Boards of one family are games of
    /// their own.
    fn game(&self) -> &str;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Sets the game up.
    fn deal(&self, chance: &mut impl Chance, witness: &mut impl Witness<Self::Event>) -> Self::State;

    /// Which seats may act now. None once the game is over.
    fn actors(&self, state: &Self::State) -> Seats;

    /// Adds every action that the seat may do now to `actions`, each once.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// One of the legal actions, each as likely as any other; `None` if there is none.
    ///
    /// Draws one number below the length of [`legal`](Rules::legal)'s list and gives that entry of
    /// it. A game that can tell without making the list should.
    fn pick(&self, state: &Self::State, seat: Seat, chance: &mut impl Chance) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal(state, seat, &mut actions);
        let choice = chance.below(actions.len() as u32);
        actions.get(choice as usize).copied()
    }

    /// Whether the seat may do this now, and if not, why.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Does an action that [`check`](Rules::check) has allowed: the door for search.
    ///
    /// # Panics
    /// May panic, or leave a state that no game can reach, if the action is not legal.
    fn perform(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Self::Event>,
    );

    /// Does an action, or says why it can't be done and leaves the state as it was: the door for
    /// everyone else.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(state, seat, action)?;
        self.perform(state, seat, action, chance, witness);
        Ok(())
    }

    /// How the game ended, if it is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// All that the viewer may know of the state, with a perfect memory of what has happened.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that whoever has this view can't tell from the true one, drawn as the rules make it
    /// likely.
    ///
    /// # Errors
    /// A view that no state of these rules gives.
    fn imagine(&self, view: &Self::View, chance: &mut impl Chance) -> Result<Self::State, Contradiction>;

    /// The event as the viewer may know it; `None` if it is no business of theirs at all.
    fn witnessed(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Checks what must hold in every state: nothing lost, nothing made. For tests and soaking.
    ///
    /// # Errors
    /// What doesn't hold.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// What happened, as a sentence; `None` if it isn't worth one.
    fn describe_event(&self, event: &Self::Event) -> Option<Message>;

    /// What an action does, as a phrase.
    fn describe_action(&self, action: Self::Action) -> Message;

    /// Why an action can't be done, as a sentence.
    fn explain(&self, illegal: &Self::Illegal) -> Message;

    /// The board and what is played with.
    fn describe_board(&self) -> BoardText;
}

/// Actions, states and draws as text that a person can read, write and diff.
pub trait Notation: Rules {
    /// The options the rules were made with, for a record's head.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The name of the board and the hash of its facts.
    fn board(&self) -> (String, String);
    /// An action as text.
    fn write_action(&self, action: Self::Action) -> String;
    /// The action that a text means.
    ///
    /// # Errors
    /// What can't be read, and what would be right.
    fn read_action(&self, text: &str) -> Result<Self::Action, Message>;
    /// A state as text: all of it, the same text for equal states only.
    fn write_state(&self, state: &Self::State) -> String;
    /// The state that a text means.
    ///
    /// # Errors
    /// What can't be read.
    fn read_state(&self, text: &str) -> Result<Self::State, Message>;
    /// What chance decided as a word.
    fn write_drawn(&self, drawn: Drawn) -> String;
    /// What the word says that chance decided.
    fn read_drawn(&self, word: &str) -> Option<Drawn>;
}

/// Whether a position from elsewhere is one of this game: everything is as it must be, and whoever looks at it can
/// imagine how it came about.
///
/// # Errors
/// What doesn't hold.
pub fn is_possible<R: Rules>(rules: &R, state: &R::State) -> Result<(), String> {
    rules.audit(state)?;
    Viewer::all(rules.seats()).try_for_each(|viewer| {
        let imagined = rules.imagine(&rules.view(state, viewer), &mut FastChance::new(0));
        imagined.map(drop).map_err(|Contradiction(what)| what)
    })
}

/// A board as lines to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardText {
    /// What it is, in a few lines.
    pub summary: Vec<Message>,
    /// Everything that is on it.
    pub details: Vec<Message>,
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Someone who watches.
    Spectator,
}

impl Viewer {
    /// Whether this is the one who sits there.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everyone who may look at a table of `seats`.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// A view that no state gives, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no position looks like this: {0}")]
pub struct Contradiction(pub String);

/// Someone who is told what happens.
pub trait Witness<Event> {
    /// Is told of an event, which is made only for those who listen.
    fn see(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody: for search, where events cost time.
impl<Event> Witness<Event> for () {
    #[inline]
    fn see(&mut self, _: impl FnOnce() -> Event) {}
}

/// Keeps all events in order.
impl<Event> Witness<Event> for Vec<Event> {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// A game, a position of it, its chance and whoever is told what happens: what every chapter of a
/// game's rules works with.
pub struct Play<'a, R: Rules, C, W> {
    /// The game.
    pub game: &'a R,
    /// The position.
    pub state: &'a mut R::State,
    /// What decides what nobody chooses.
    pub chance: &'a mut C,
    /// Who is told.
    pub witness: &'a mut W,
}

impl<R: Rules, C: Chance, W: Witness<R::Event>> Play<'_, R, C, W> {
    /// Tells an event.
    #[inline]
    pub fn see(&mut self, event: impl FnOnce() -> R::Event) {
        self.witness.see(event);
    }
}

/// The part of [`Rules`] that is wired alike in every game, because every game has the same files:
/// `setup.rs` deals, `state.rs` knows who acts, `menu.rs` lists and picks, `scoring.rs` ends the
/// game, `view.rs` shows and imagines it, `event.rs` says who is told what, `audit.rs` checks, and
/// `sentences.rs` puts it all into words. What is left to write beside it in `rules.rs` are the rules
/// themselves: `check`, and a function `perform` that does with a [`Play`] what an action says.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the files are those of the game")]
macro_rules! rules_as_usual {
    () => {
        type State = crate::state::State;
        type Action = crate::action::Action;
        type Event = crate::event::Event;
        type View = crate::view::View;
        type Illegal = crate::illegal::Illegal;

        #[inline]
        fn perform(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: Self::Action,
            chance: &mut impl $crate::Chance,
            witness: &mut impl $crate::Witness<Self::Event>,
        ) {
            debug_assert_eq!(self.check(state, seat, action), Ok(()));
            crate::rules::perform(&mut $crate::Play { game: self, state, chance, witness }, seat, action);
        }

        fn seats(&self) -> usize {
            self.seats
        }

        fn deal(
            &self,
            chance: &mut impl $crate::Chance,
            witness: &mut impl $crate::Witness<Self::Event>,
        ) -> Self::State {
            self.deal_state(chance, witness)
        }

        #[inline]
        fn actors(&self, state: &Self::State) -> $crate::Seats {
            state.actors()
        }

        fn legal(&self, state: &Self::State, seat: $crate::Seat, actions: &mut Vec<Self::Action>) {
            $crate::menu::Menu::list(self, state, seat, actions);
        }

        #[inline]
        fn pick(
            &self,
            state: &Self::State,
            seat: $crate::Seat,
            chance: &mut impl $crate::Chance,
        ) -> Option<Self::Action> {
            $crate::menu::Menu::pick_one(self, state, seat, chance)
        }

        fn outcome(&self, state: &Self::State) -> Option<$crate::Outcome> {
            match state.phase {
                crate::state::Phase::Over(ending) => Some(crate::scoring::outcome(self, state, ending)),
                _ => None,
            }
        }

        fn view(&self, state: &Self::State, viewer: $crate::Viewer) -> Self::View {
            crate::view::view(self, state, viewer)
        }

        fn imagine(
            &self,
            view: &Self::View,
            chance: &mut impl $crate::Chance,
        ) -> Result<Self::State, $crate::Contradiction> {
            crate::view::imagine(self, view, chance)
        }

        fn witnessed(&self, event: &Self::Event, viewer: $crate::Viewer) -> Option<Self::Event> {
            Some(event.seen_by(viewer))
        }

        fn audit(&self, state: &Self::State) -> Result<(), String> {
            crate::audit::audit(self, state)
        }

        fn describe_event(&self, event: &Self::Event) -> Option<$crate::Message> {
            crate::sentences::event(self, event)
        }

        fn describe_action(&self, action: Self::Action) -> $crate::Message {
            crate::sentences::action(self, action)
        }

        fn explain(&self, illegal: &Self::Illegal) -> $crate::Message {
            crate::sentences::illegal(self, illegal)
        }

        fn describe_board(&self) -> $crate::BoardText {
            crate::sentences::board::describe(self)
        }
    };
}

/// The part of [`Notation`] that is wired alike in every game: `notation/state.rs` writes and reads
/// positions, and one that can't be is refused.
#[macro_export]
macro_rules! notation_as_usual {
    () => {
        fn board(&self) -> (String, String) {
            (self.board.id.clone(), self.board.hash.clone())
        }

        fn write_state(&self, state: &Self::State) -> String {
            self::state::write(self, state)
        }

        fn read_state(&self, text: &str) -> Result<Self::State, $crate::Message> {
            let state = self::state::read(self, text)?;
            match $crate::rules::is_possible(self, &state) {
                Ok(()) => Ok(state),
                Err(what) => Err($crate::Message::new("notation-impossible-state").with("text", what)),
            }
        }
    };
}

/// What can be asked of any game that is played on a board, for a number of seats.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the board is that of the game")]
macro_rules! board_and_seats {
    () => {
        /// The board.
        #[inline]
        pub fn board(&self) -> &crate::board::Board {
            &self.board
        }

        /// All seats, in order.
        pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = $crate::Seat> + Clone + use<> {
            $crate::Seat::all(self.seats)
        }
    };
}
