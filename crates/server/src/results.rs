//! What came of a game for each person who played it.

use engine::{Outcome, Seat};
use store::Played;
use table::{Sitter, Table};

use crate::day;
use crate::live::Live;

/// What somebody who isn't a bot is called among the others.
pub(crate) const PERSON: &str = "person";

/// What is to be written down of a table whose game is over, one for each person; nothing before.
pub(crate) fn results(id: &str, table: &Table, live: Option<&dyn Live>, at: i64) -> Vec<Played> {
    let counts = table.counts() && day::is_in_time(table, at);
    let Some(outcome) = live.and_then(Live::outcome).filter(|_| counts) else { return Vec::new() };
    let people = table.seats().filter_map(|seat| match table.sitter(seat)? {
        // Whoever holds several seats has played one game.
        Sitter::Person { person, .. } if table.seat_of(person) == Some(seat) => Some((seat, person)),
        _ => None,
    });
    let of_a_team = outcome.is_of_a_team();
    let played = |(seat, person): (Seat, &String)| Played {
        person: person.clone(),
        table: id.to_owned(),
        game: table.game.clone(),
        seats: table.chairs.len() as u32,
        won: outcome.winners.contains(seat),
        place: if of_a_team { 0 } else { place(outcome, seat) },
        points: points(outcome, seat),
        others: others(table, outcome, seat, person),
        at,
    };
    people.map(played).collect()
}

fn points(outcome: &Outcome, seat: Seat) -> i32 {
    outcome.sheets.get(seat.index()).map_or(0, |sheet| sheet.total())
}

/// Which a seat came in as: ties of points are parted for the win only.
fn place(outcome: &Outcome, seat: Seat) -> u32 {
    let before = |other: &Seat| is_before(outcome, *other, seat);
    1 + Seat::all(outcome.sheets.len()).filter(before).count() as u32
}

/// Whether one seat came in before another.
fn is_before(outcome: &Outcome, one: Seat, other: Seat) -> bool {
    let won = |seat| outcome.winners.contains(seat);
    match (won(one), won(other)) {
        (true, false) => true,
        (false, false) => points(outcome, one) > points(outcome, other),
        (_, true) => false,
    }
}

/// The others at a table, as text: `driver+ person- trainee=` is a driver who came in behind, a person who
/// came in before, and a trainee beside whom one came in.
fn others(table: &Table, outcome: &Outcome, seat: Seat, own: &str) -> String {
    let other = |other: Seat| {
        let who = match table.sitter(other)? {
            Sitter::Person { person, .. } if person == own => return None,
            Sitter::Person { .. } => PERSON,
            Sitter::Bot { level, .. } => level,
        };
        let sign = match (is_before(outcome, seat, other), is_before(outcome, other, seat)) {
            (true, _) => '+',
            (_, true) => '-',
            _ => '=',
        };
        Some(format!("{who}{sign}"))
    };
    table.seats().filter_map(other).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use engine::Seats;
    use engine::outcome::{Line, Sheet};

    use super::*;

    fn outcome(points: &[i32], winners: &[u8]) -> Outcome {
        let sheet =
            |points: &i32| Sheet { lines: [Line { kind: "all", points: *points }].into_iter().collect() };
        let winners: Seats = winners.iter().filter_map(|seat| Seat::new(*seat)).collect();
        Outcome { ending: "end", sheets: points.iter().map(sheet).collect(), winners, tie_break: None }
    }

    #[test]
    fn places_are_by_points_and_the_win_parts_a_tie() {
        let places = |outcome: &Outcome| -> Vec<u32> {
            Seat::all(outcome.sheets.len()).map(|seat| place(outcome, seat)).collect()
        };
        assert_eq!(places(&outcome(&[10, 30, 20], &[1])), [3, 1, 2]);
        assert_eq!(places(&outcome(&[30, 30, 20, 20], &[0])), [1, 2, 3, 3]);
        assert_eq!(places(&outcome(&[30, 30], &[0, 1])), [1, 1]);
    }
}
