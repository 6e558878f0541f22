//! Tables to compare at: boards, seats, and random games in several manners.

use std::fmt::Write as _;
use std::sync::Arc;

use classic::{Action, Board, Classic, First, State};

pub use engine::trial::{Met, Place, told};

/// A small board where everybody is in everybody's way. Lengths and points are those of EU-20.
const ROUTES: &str = "a b 1 red rail; a b 1 blue rail; a c 2 gray rail; a c 2 gray rail; a d 3 gray ferry 2;
    b c 2 gray tunnel; b c 2 green tunnel; b e 2 white ferry 1; b e 2 gray ferry 2; b d 1 gray rail;
    c d 1 yellow rail; c e 2 black tunnel; c f 3 gray tunnel; d f 1 purple rail; d g 4 orange rail;
    e f 2 gray rail; e h 3 red tunnel; e h 3 red tunnel; f g 1 gray ferry 1; f h 2 blue rail;
    g h 2 gray rail; a h 6 gray ferry 3; e g 5 gray rail; b g 7 gray rail; c h 8 gray tunnel";

/// The first five are long. Points are small, so that scores are often equal.
const TICKETS: &str = "a h 4; b h 3; a g 3; c g 2; d h 2; a e 3; a f 2; b f 1; b g 3; c h 2; d e 1; a b 1;
    c f 1; e g 1; d g 2; f h 1; a c 1; b d 1; e h 1; f g 1";

/// What the small board is played with.
#[derive(Clone, Copy)]
struct Pieces {
    cars: u8,
    stations: u8,
    of_each_colour: u8,
    locomotives: u8,
}

/// So few cards that the deck runs out and nothing is left to do.
const SCARCE: Pieces = Pieces { cars: 12, stations: 3, of_each_colour: 2, locomotives: 10 };
/// So few locomotives that ferries are hard, and more stations than in the box.
const PLAIN: Pieces = Pieces { cars: 16, stations: 5, of_each_colour: 4, locomotives: 4 };
/// So many cards and cars that routes run out.
const PLENTY: Pieces = Pieces { cars: 24, stations: 3, of_each_colour: 8, locomotives: 14 };

fn small_board(pieces: Pieces) -> Arc<Board> {
    let Pieces { cars, stations, of_each_colour, locomotives } = pieces;
    let mut text = format!(
        "[board]\nid = \"small\"\nname_en = \"Small\"\nname_ru = \"Малое\"\n\
         [scoring]\nlongest_path_bonus = 10\nunused_station = 4\n\
         points_by_length = [[1, 1], [2, 2], [3, 4], [4, 7], [5, 10], [6, 15], [7, 18], [8, 21]]\n\
         [pieces]\ntrains_per_player = {cars}\nstations_per_player = {stations}\n\
         cards_per_color = {of_each_colour}\nlocomotives = {locomotives}\n"
    );
    for (place, city) in ["a", "b", "c", "d", "e", "f", "g", "h"].into_iter().enumerate() {
        let (x, y) = (100 + place % 3 * 300, 100 + place / 3 * 200);
        let _ = writeln!(
            text,
            "[[city]]\nid = \"{city}\"\nname_en = \"{city}\"\nname_ru = \"{city}\"\nx = {x}\ny = {y}"
        );
    }
    for route in ROUTES.split(';') {
        let words: Vec<&str> = route.split_whitespace().collect();
        let [from, to, length, colour, kind, symbols @ ..] = words.as_slice() else {
            unreachable!("{route}")
        };
        let _ = writeln!(
            text,
            "[[route]]\nfrom = \"{from}\"\nto = \"{to}\"\nlength = {length}\n\
             color = \"{colour}\"\nkind = \"{kind}\""
        );
        for symbols in symbols {
            let _ = writeln!(text, "locomotives = {symbols}");
        }
    }
    for (place, ticket) in TICKETS.split(';').enumerate() {
        let words: Vec<&str> = ticket.split_whitespace().collect();
        let [from, to, points] = words[..] else { unreachable!("{ticket}") };
        let _ = writeln!(
            text,
            "[[ticket]]\nfrom = \"{from}\"\nto = \"{to}\"\npoints = {points}\nlong = {}",
            place < 5
        );
    }
    Arc::new(Board::parse(&text).unwrap_or_else(|faults| panic!("{faults:#?}")))
}

/// The standard board with 2 to 5 seats.
pub fn standard() -> Vec<Classic> {
    tables(&Arc::new(Board::standard()))
}

/// The small board with 2 to 5 seats, and with few cards, few locomotives, and many of both.
pub fn small() -> Vec<Classic> {
    [SCARCE, PLAIN, PLENTY].into_iter().flat_map(|pieces| tables(&small_board(pieces))).collect()
}

fn tables(board: &Arc<Board>) -> Vec<Classic> {
    (2..=5).map(|seats| Classic::new(board.clone(), seats, First::Random).expect("enough for five")).collect()
}

/// Routes if there are any to claim, and then cards, where games have preferences. Not always:
/// whoever insists on a tunnel that can't be paid never ends (EU-27).
fn preferred(action: &Action) -> u8 {
    match action {
        Action::Claim { .. } | Action::Pay(_) => 2,
        Action::Take(_) | Action::Blind => 1,
        _ => 0,
    }
}

/// Plays `games` random games at each table and looks at each position of them.
pub fn watch(tables: &[Classic], games: u64, look: impl FnMut(&Classic, &State, Place)) {
    engine::trial::watch(tables, games, preferred, look);
}
