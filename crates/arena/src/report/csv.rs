//! All games as a table for other programs: a row for each seat of each game.

use std::fmt::Write as _;

use engine::Seat;

use crate::ledger::Ledger;
use crate::schedule::Schedule;
use crate::statistics::Statistics;

/// All games as comma-separated values. Nothing in it depends on the clock.
pub fn csv<G: Statistics>(schedule: &Schedule, ledger: &Ledger) -> String {
    let lines = ledger.games().first().map_or(&[][..], |game| &game.lines);
    let mut head: Vec<&str> = vec!["deal", "seating", "seat", "turn", "bot", "won", "points"];
    let lines: Vec<String> = lines.iter().map(|line| format!("points_{line}")).collect();
    let figures: Vec<String> = G::FIGURES.iter().map(|figure| figure.replace('-', "_")).collect();
    head.extend(lines.iter().map(String::as_str));
    head.extend(figures.iter().map(String::as_str));
    head.extend(["decisions", "turns", "iterations", "illegal", "forfeit", "ending", "tie_break"]);
    let mut text = head.join(",") + "\n";
    for game in ledger.games() {
        for (seat, result) in Seat::all(schedule.seats).zip(&game.seats) {
            let turn = (seat.index() + schedule.seats - game.starter) % schedule.seats + 1;
            let bot = field(schedule.entrants[result.entrant].name());
            let forfeit = result.forfeit.as_ref().map_or("", |forfeit| forfeit.breach.misdeed.id());
            let (deal, seating) = (game.deal + 1, game.seating + 1);
            let _ = write!(text, "{deal},{seating},{seat},{turn},{bot},{},{}", result.won, result.points);
            for number in result.lines.iter().chain(&result.figures) {
                let _ = write!(text, ",{number}");
            }
            let tie = game.tie_break.unwrap_or_default();
            let _ = writeln!(
                text,
                ",{},{},{},{},{forfeit},{},{tie}",
                result.decisions, result.turns, result.iterations, result.illegal, game.ending
            );
        }
    }
    text
}

/// A field, in quotes where it has some itself. A comma never stands in one.
fn field(text: String) -> String {
    if text.contains('"') { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
