//! What the cards look like: a colour's sign over a wagon or a ship, and the anchor of the harbour mark.

use ::great_lakes::{Card, Colour};

use crate::map::{LOCOMOTIVE_PATH, sign_path};
use crate::ticket_game::CardFace;

/// A wagon, seen from the side.
const WAGON: &str = "M-4.8 1.6H4.8V4.1H-4.8ZM-2.9 3.7a1.1 1.1 0 1 1 0 2.2a1.1 1.1 0 1 1 0-2.2ZM2.9 3.7a1.1 1.1 0 1 1 0 2.2a1.1 1.1 0 1 1 0-2.2Z";
/// A steamer, seen from the side.
const SHIP: &str = "M-5.2 3.2H5.2L3.7 5.7H-3.9ZM-3 1.9H2.6V2.9H-3ZM-.8.2H.9V1.6H-.8Z";
/// Two of them, one behind the other.
const SHIPS: &str = "M-5.6 3.8H4.2L2.9 5.8H-4.5ZM-3.8 2.7H1.4V3.5H-3.8ZM-1.9 1.5H-.4V2.4H-1.9ZM-3.4 1.1H.3L5.8 1.1L4.8 2.7H2V1.5H.2V1.1ZM1.6-.9H3V.8H1.6Z";
/// The anchor of the harbour mark.
const ANCHOR: &str = "M3.9-5.6a.9.9 0 1 1 1 0V-4.9H5.8V-4H4.9V-2.3Q5.9-2.6 6-3.6H6.6Q6.6-1.4 4.4-1.3Q2.2-1.4 2.2-3.6H2.8Q2.9-2.6 3.9-2.3V-4H3V-4.9H3.9Z";

/// What a card looks like.
pub(super) fn card_face(card: Card) -> CardFace {
    let sign = |colour: Colour, scale: &str| {
        format!("<path transform=\"translate(-.6 -2.4)scale({scale})\" d=\"{}\"/>", sign_path(colour.id()))
    };
    let anchor = |marked: bool| if marked { format!("<path d=\"{ANCHOR}\"/>") } else { String::new() };
    let art = match card {
        Card::Wild => {
            format!(
                "<path transform=\"translate(0 -2.2)scale(.82)\" d=\"{LOCOMOTIVE_PATH}\"/><path d=\"{SHIP}\"/>"
            )
        }
        Card::Train { colour, marked } => {
            format!("{}<path d=\"{WAGON}\"/>{}", sign(colour, ".74"), anchor(marked))
        }
        Card::Ship { colour, double: false } => {
            format!("{}<path d=\"{SHIP}\"/>{}", sign(colour, ".62"), anchor(true))
        }
        Card::Ship { colour, double: true } => format!("{}<path d=\"{SHIPS}\"/>", sign(colour, ".62")),
    };
    CardFace { colour: card.colour().map_or("wild", Colour::id), art }
}
