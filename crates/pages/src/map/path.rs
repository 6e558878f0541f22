//! Path data, as short as it can be written: steps of whole tenths instead of places.

use super::curve::Spot;
use super::tenth;

/// The path over these places.
pub(crate) fn steps(spots: impl IntoIterator<Item = Spot>) -> String {
    join(spots, 'l')
}

/// The smooth line through these places: a wave, if they alternate around a line that the first
/// bend, a place beside the way to the second, leaves.
pub(crate) fn smooth(bend: Spot, spots: &[Spot]) -> String {
    let [first, second, rest @ ..] = spots else { return String::new() };
    let mut path = join([*first, bend, *second], 'Q');
    let mut last = tenths(*second);
    for spot in rest {
        let (x, y) = tenths(*spot);
        path.push('t');
        number(&mut path, x - last.0);
        number(&mut path, y - last.1);
        last = (x, y);
    }
    path
}

fn join(spots: impl IntoIterator<Item = Spot>, command: char) -> String {
    let mut path = String::new();
    let mut last = (0, 0);
    for (index, spot) in spots.into_iter().enumerate() {
        let (x, y) = tenths(spot);
        match index {
            0 => path += &format!("M{},{}", tenth(spot.x), tenth(spot.y)),
            _ if command == 'l' => {
                if index == 1 {
                    path.push('l');
                }
                number(&mut path, x - last.0);
                number(&mut path, y - last.1);
            }
            _ => {
                if index == 1 {
                    path.push(command);
                }
                number(&mut path, x);
                number(&mut path, y);
            }
        }
        last = (x, y);
    }
    path
}

fn tenths(spot: Spot) -> (i32, i32) {
    ((spot.x * 10.0).round() as i32, (spot.y * 10.0).round() as i32)
}

/// Adds a number of tenths, with a space only where two numbers would run together.
fn number(path: &mut String, tenths: i32) {
    if tenths < 0 {
        path.push('-');
    } else if path.ends_with(|last: char| last.is_ascii_digit()) {
        path.push(' ');
    }
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (whole, 0) => *path += &whole.to_string(),
        (0, rest) => *path += &format!(".{rest}"),
        (whole, rest) => *path += &format!("{whole}.{rest}"),
    }
}
