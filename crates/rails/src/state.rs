//! Positions as text: a line for each thing, the lines of a seat marked with its letter.

use engine::{Message, Seat};

use crate::card::unreadable;

/// Lines, each a word and what comes after it.
pub fn write_lines(lines: Vec<(String, String)>) -> String {
    let line = |(word, rest): &(String, String)| format!("{word} {rest}").trim_end().to_owned() + "\n";
    lines.iter().map(line).collect()
}

/// Goes through the lines of a text: whose each is, its word, and what comes after. `read` says
/// whether it knows the word.
///
/// # Errors
/// A word that nobody knows, or what `read` can't read.
pub fn read_lines(
    text: &str,
    seats: usize,
    mut read: impl FnMut(Option<Seat>, &str, &str) -> Result<bool, Message>,
) -> Result<(), Message> {
    let split = |line| str::split_once(line, ' ').unwrap_or((line, ""));
    for line in text.lines() {
        let (word, rest) = split(line);
        let known = match Seat::from_letter(word) {
            Some(seat) if seat.index() < seats => {
                let (word, rest) = split(rest);
                read(Some(seat), word, rest)?
            }
            _ => read(None, word, rest)?,
        };
        if !known {
            return Err(unreadable("notation-bad-state", line));
        }
    }
    Ok(())
}

/// A number.
///
/// # Errors
/// It is none, or too large.
pub fn number<N: std::str::FromStr>(text: &str) -> Result<N, Message> {
    text.parse().map_err(|_| unreadable("notation-bad-state", text))
}

/// How many turns there still are: `-` before the last rounds.
///
/// # Errors
/// It is no number.
pub fn turns_left(text: &str) -> Result<Option<u8>, Message> {
    if text == "-" { Ok(None) } else { number(text).map(Some) }
}

/// A seat of a table of so many.
///
/// # Errors
/// There is none with this letter.
pub fn read_seat(letter: &str, seats: usize) -> Result<Seat, Message> {
    let seat = Seat::from_letter(letter).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| unreadable("notation-unknown-seat", letter))
}
