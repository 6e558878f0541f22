//! What is said, with people called by their names.

use engine::{Message, Rules, Seat, Viewer};

use maud::Markup;

use crate::{Screen, called, handbook};

/// A sentence, with those who sit here called by their names.
pub fn say<R: Rules>(screen: &Screen<'_, R>, message: &Message) -> String {
    screen.words.say_with(message, &called(screen.chairs))
}

/// A sentence that was said, with the rules that it names as links to them.
pub fn cited<R: Rules>(screen: &Screen<'_, R>, said: &str) -> Markup {
    handbook::cited(screen.words, screen.rules.game(), said)
}

/// What whoever sits there is called.
pub fn name<R: Rules>(screen: &Screen<'_, R>, seat: Seat) -> String {
    say(screen, &Message::new("seat-name").with("seat", seat))
}

/// The seat of whoever looks.
pub fn my_seat<R: Rules>(screen: &Screen<'_, R>) -> Option<Seat> {
    match screen.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A number with a proper minus.
pub fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
