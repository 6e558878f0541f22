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
/// A word that nobody knows or that was said before, or what `read` can't read.
pub fn read_lines(
    text: &str,
    seats: usize,
    mut read: impl FnMut(Option<Seat>, &str, &str) -> Result<bool, Message>,
) -> Result<(), Message> {
    let split = |line| str::split_once(line, ' ').unwrap_or((line, ""));
    let mut said = Vec::new();
    for line in text.lines() {
        let (word, rest) = split(line);
        let (seat, (word, rest)) = match Seat::from_letter(word) {
            Some(seat) if seat.index() < seats => (Some(seat), split(rest)),
            _ => (None, (word, rest)),
        };
        // Of some things there are many, each with its name: `switch chicago: …`.
        let name = rest.split(' ').next().filter(|name| name.ends_with(':'));
        if said.contains(&(seat, word, name)) || !read(seat, word, rest)? {
            return Err(unreadable("notation-bad-state", line));
        }
        said.push((seat, word, name));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_has_one_line() {
        let read = |text| read_lines(text, 2, |_, word, _| Ok(word == "hand" || word == "turn"));
        assert_eq!(read("turn A\nA hand 1 red\nB hand 1 red\n"), Ok(()));
        assert_eq!(
            read("turn A\nA hand\nA hand 1 red\n"),
            Err(unreadable("notation-bad-state", "A hand 1 red"))
        );
        assert_eq!(read("turn A\nturn B\n"), Err(unreadable("notation-bad-state", "turn B")));
        let switches = |text| read_lines(text, 2, |_, word, _| Ok(word == "switch"));
        assert_eq!(switches("switch omaha: a b\nswitch dallas: a b\n"), Ok(()));
        assert!(switches("switch omaha: a b\nswitch omaha: b c\n").is_err());
        assert_eq!(read("C hand\n"), Err(unreadable("notation-bad-state", "C hand")));
    }
}
