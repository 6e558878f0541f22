//! Small boards of our own, for what the standard board can't show.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use classic::Board;

/// The board file that comes with the house.
pub const STANDARD: &str = include_str!("../../boards/europe.toml");

/// Reads a board file that has to be right.
#[track_caller]
pub fn board(text: &str) -> Arc<Board> {
    Arc::new(Board::parse(text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}")))
}

/// A board in a few lines. Its cities are those that routes join; lengths score as in EU-20.
///
/// ```text
/// game usa; rule dealt_long_tickets 0
/// cars 6; stations 3; cards 2; locomotives 5
/// a-b 3 red; b-c 2 gray tunnel; c-d 4 gray ferry 2
/// long a-d 10; ticket a-c 5
/// ```
#[track_caller]
pub fn sketch(text: &str) -> Arc<Board> {
    let (mut game, mut cars, mut stations, mut cards, mut locomotives) = ("europe", "45", "3", "12", "14");
    let mut cities = BTreeSet::new();
    let (mut rules, mut routes, mut tickets) = (String::new(), String::new(), String::new());
    for entry in text.split([';', '\n']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let words: Vec<&str> = entry.split(' ').collect();
        match words[..] {
            ["game", word] => game = word,
            ["rule", key, value] => {
                let _ = writeln!(rules, "{key} = {value}");
            }
            ["cars", number] => cars = number,
            ["stations", number] => stations = number,
            ["cards", number] => cards = number,
            ["locomotives", number] => locomotives = number,
            [length @ ("long" | "ticket"), ends, points] => {
                let (from, to) = two(ends);
                let long = length == "long";
                let _ = writeln!(
                    tickets,
                    "[[ticket]]\nfrom = \"{from}\"\nto = \"{to}\"\npoints = {points}\nlong = {long}"
                );
            }
            [ends, length, colour, ref kind @ ..] => {
                let (from, to) = two(ends);
                cities.extend([from, to]);
                let kind = match kind {
                    ["ferry", symbols] => format!("kind = \"ferry\"\nlocomotives = {symbols}"),
                    [kind] => format!("kind = \"{kind}\""),
                    _ => String::new(),
                };
                let _ = writeln!(
                    routes,
                    "[[route]]\nfrom = \"{from}\"\nto = \"{to}\"\nlength = {length}\ncolor = \"{colour}\"\n{kind}"
                );
            }
            _ => panic!("not a line of a sketch: {entry}"),
        }
    }
    let mut file = format!(
        "[board]\nid = \"sketch\"\ngame = \"{game}\"\nname_en = \"Sketch\"\nname_ru = \"Набросок\"\n\
         [scoring]\npoints_by_length = [[1, 1], [2, 2], [3, 4], [4, 7], [5, 10], [6, 15], [7, 18], [8, 21], [9, 27]]\n\
         longest_path_bonus = 10\nunused_station = 4\n\
         [pieces]\ntrains_per_player = {cars}\nstations_per_player = {stations}\n\
         cards_per_color = {cards}\nlocomotives = {locomotives}\n[rules]\n{rules}"
    );
    for (place, id) in cities.into_iter().enumerate() {
        let x = 60 * (place + 1);
        let _ = writeln!(
            file,
            "[[city]]\nid = \"{id}\"\nname_en = \"{id}\"\nname_ru = \"{id}\"\nx = {x}\ny = {x}"
        );
    }
    board(&(file + &routes + &tickets))
}

#[track_caller]
fn two(ends: &str) -> (&str, &str) {
    ends.split_once('-').unwrap_or_else(|| panic!("not two cities: {ends}"))
}
