//! What seats look like at a table where they don't all have the colours of their letters.
//!
//! Whatever belongs to a seat has its class ([`seat_class`]); the element around all of
//! them says who looks like whom, and the stylesheet does the rest.

use engine::{MAX_SEATS, Message, Seat, Seats};
use maud::{Markup, html};
use roster::{Liveries, Livery};
use words::Words;

use crate::Chair;
use crate::map::seat_class;

/// The letter of a seat in classes and ids.
pub(crate) fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}

/// What those on chairs look like.
pub fn of_chairs(chairs: &[Chair]) -> Liveries {
    let mut liveries = Liveries::default();
    for (seat, chair) in Seat::all(chairs.len()).zip(chairs) {
        if let Some(livery) = chair.livery {
            liveries.paint(seat, livery);
        }
    }
    liveries
}

/// Which seats have the colour of another, for the stylesheet: `ab ba`. Nothing, if none has.
pub fn colours(liveries: &Liveries) -> Option<String> {
    others(liveries, |livery| livery.colour)
}

/// Which seats have the pattern of another.
pub fn patterns(liveries: &Liveries) -> Option<String> {
    others(liveries, |livery| livery.pattern)
}

fn others(liveries: &Liveries, of: impl Fn(Livery) -> Seat) -> Option<String> {
    let pair = |seat: Seat| {
        let other = of(liveries.of(seat));
        (other != seat).then(|| format!("{}{}", letter(seat), letter(other)))
    };
    let pairs: Vec<String> = Seat::all(MAX_SEATS).filter_map(pair).collect();
    (!pairs.is_empty()).then(|| pairs.join(" "))
}

/// The form in which somebody chooses a colour and a pattern for a seat: what others have can't be chosen.
pub(crate) fn picks(
    words: &Words,
    action: &str,
    (seat, now): (Seat, Livery),
    (colours, patterns): (Seats, Seats),
) -> Markup {
    let of = |kind: &str, free: Seats, now: Seat| {
        html! {
            fieldset.sign-picks {
                legend { (words.text(&format!("lobby-{kind}"))) }
                @for other in Seat::all(MAX_SEATS) {
                    @let name = words.text(&format!("me-{kind}-{}", letter(other)));
                    @let title = match free.contains(other) {
                        true => name,
                        false => words.say(&Message::new("lobby-livery-taken").with("name", name)),
                    };
                    button.sign-button type="submit" name=(kind) value=(other) title=(title) aria-label=(title)
                        aria-pressed=[(other == now).then_some("true")] disabled[!free.contains(other)] {
                        @if kind == "colour" { span.chip.colour-chip.(seat_class(other)) aria-hidden="true" {} }
                        @else { span.chip.pattern-chip.(seat_class(other)) aria-hidden="true" {} }
                    }
                }
            }
        }
    };
    html! {
        form.liveries method="post" action=(action) data-live {
            input type="hidden" name="seat" value=(seat);
            (of("colour", colours, now.colour))
            (of("pattern", patterns, now.pattern))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_looks_like_another_is_told_of() {
        let seat = |letter| Seat::from_letter(letter).expect("a seat");
        let chair = |colour, pattern| Chair {
            livery: Some(Livery { colour: seat(colour), pattern: seat(pattern) }),
            ..Chair::default()
        };
        let plain = of_chairs(&[Chair::default(), Chair::default()]);
        assert_eq!((plain, colours(&plain), patterns(&plain)), (Liveries::default(), None, None));
        let painted = of_chairs(&[chair("C", "A"), chair("A", "B")]);
        assert_eq!(colours(&painted).as_deref(), Some("ac ba cb"));
        assert_eq!(patterns(&painted), None);
    }
}
