//! A game without its type: what Python asks of any.

use engine::{Message, Seat, Viewer};

/// What somebody wants to do.
pub enum Wanted {
    /// Its place among what is legal.
    Place(usize),
    /// In the game's notation.
    Text(String),
}

/// Why something can't be done.
pub enum Refused {
    /// The rules don't allow it now.
    Illegal(Message),
    /// It makes no sense.
    Wrong(Message),
}

/// A game that is played. Whatever has a form of its own in Python is JSON here.
pub trait Table: Send + Sync {
    /// The same table with a new deal.
    fn deal(&self, seed: &str) -> Box<dyn Table>;
    /// The same position with all that belongs to it.
    fn copy(&self) -> Box<dyn Table>;
    /// Its name.
    fn game(&self) -> String;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// The options of the table.
    fn options(&self) -> String;
    /// The board with its lists.
    fn board(&self) -> String;
    /// Who may act now.
    fn actors(&self) -> Vec<Seat>;
    /// What a seat may do, in the game's notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The same with the data of each.
    fn choices(&self, seat: Seat) -> String;
    /// Does something.
    fn play(&mut self, seat: Seat, wanted: Wanted) -> Result<(), Refused>;
    /// How many actions were done.
    fn steps(&self) -> usize;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> String;
    /// What a viewer was told, from the `since`-th event on, and how many events there were.
    fn told(&self, viewer: Viewer, since: usize) -> (String, usize);
    /// A game that the seat can't tell from this one.
    fn imagine(&self, seat: Seat, chance: u64) -> Result<Box<dyn Table>, Message>;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<String>;
    /// The position as text, with all that is hidden.
    fn state(&self) -> String;
    /// The whole game as text.
    fn record(&self) -> Result<String, Message>;
    /// Who can play it.
    fn bots(&self) -> Vec<String>;
    /// What a bot would do in a seat.
    fn choose(&self, bot: &str, seat: Seat, iterations: Option<u32>, chance: u64) -> Result<String, Message>;
    /// What the strongest bot thinks of what a seat may do.
    fn advise(&self, seat: Seat, iterations: Option<u32>, chance: u64) -> Result<String, Message>;
    /// What an action does, as a phrase.
    fn describe(&self, action: &str) -> Result<Message, Message>;
}
