//! Path data, as short as it can be written: steps of whole tenths instead of places.

use super::curve::Spot;
use super::tenth;

/// The path over these places.
pub(crate) fn steps(spots: impl IntoIterator<Item = Spot>) -> String {
    join(spots, 'l')
}

/// The path around a place over these ways from there. What has the same shape is written the same wherever it
/// is, so that rows of it are small to send.
pub(crate) fn around(place: Spot, ways: impl IntoIterator<Item = Spot>) -> String {
    let (middle, mut path, mut last) = (tenths(place), String::new(), (0, 0));
    for (index, way) in ways.into_iter().map(tenths).enumerate() {
        match index {
            0 => {
                path.push('M');
                number(&mut path, middle.0 + way.0);
                path.push(',');
                number(&mut path, middle.1 + way.1);
            }
            _ => {
                if index == 1 {
                    path.push('l');
                }
                number(&mut path, way.0 - last.0);
                number(&mut path, way.1 - last.1);
            }
        }
        last = way;
    }
    path
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

/// A path around the origin, made so much smaller, in steps: after a place it is drawn around that place.
pub(crate) fn scaled(path: &str, scale: f32) -> String {
    let (mut at, mut start, mut steps) = ([0.0; 2], [0.0; 2], String::new());
    for (command, numbers) in commands(path) {
        let from = if command.is_ascii_lowercase() { at } else { [0.0; 2] };
        let before = at;
        let kind = command.to_ascii_lowercase();
        match (kind, numbers.as_slice()) {
            ('h', [x]) => at[0] = from[0] + x,
            ('v', [y]) => at[1] = from[1] + y,
            (_, [.., x, y]) => at = [from[0] + x, from[1] + y],
            _ => at = start,
        }
        steps.push(kind);
        if let ('a', [wide, high, turn, large, sweep, ..]) = (kind, numbers.as_slice()) {
            let shape = [wide * scale, high * scale, *turn, *large, *sweep];
            shape.into_iter().for_each(|number| hundredth(&mut steps, number));
        }
        let [along, down] = [0, 1].map(|axis| (at[axis] - before[axis]) * scale);
        match kind {
            'm' => start = at,
            'z' => continue,
            _ => {}
        }
        if kind != 'v' {
            hundredth(&mut steps, along);
        }
        if kind != 'h' {
            hundredth(&mut steps, down);
        }
    }
    steps
}

/// The commands of a path, each with its numbers.
fn commands(path: &str) -> impl Iterator<Item = (char, Vec<f32>)> {
    let starts = path.match_indices(|letter: char| letter.is_ascii_alphabetic());
    starts.map(|(at, command)| {
        let rest = &path[at + 1..];
        let end = rest.find(|letter: char| letter.is_ascii_alphabetic()).unwrap_or(rest.len());
        let spaced = rest[..end].replace('-', " -");
        let numbers = spaced.split_ascii_whitespace().filter_map(|number| number.parse().ok()).collect();
        (command.chars().next().unwrap_or('z'), numbers)
    })
}

/// Adds a number with at most two decimals.
fn hundredth(path: &mut String, value: f32) {
    let text = format!("{:.2}", value + 0.0);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    let text = if text == "-0" { "0" } else { text };
    if !text.starts_with('-') && path.ends_with(|last: char| last.is_ascii_digit()) {
        path.push(' ');
    }
    *path += &text.replacen("0.", ".", usize::from(text.trim_start_matches('-').starts_with("0.")));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_shape_is_written_the_same_anywhere() {
        let ways = [(-2.04, 1.0), (2.04, 1.0), (2.0, -0.3)].map(|(x, y)| Spot { x, y });
        assert_eq!(around(Spot { x: 10.04, y: 3.0 }, ways), "M8,4l4 0 0-1.3");
        assert_eq!(around(Spot { x: 1.0, y: 0.96 }, ways), "M-1,2l4 0 0-1.3");
    }

    #[test]
    fn a_smaller_path_goes_the_same_way_in_steps() {
        assert_eq!(scaled("M0-4L4 0L0 4L-4 0Z", 0.5), "m0-2l2 2l-2 2l-2-2z");
        assert_eq!(scaled("M-3-3H3V3H-3Z", 0.62), "m-1.86-1.86h3.72v3.72h-3.72z");
        // Where it is closed it goes on from its start.
        assert_eq!(
            scaled("M0-4a4 4 0 1 1 0 8Z M0-2.1A2 2.5 0 0 1 0 2.1Z", 0.5),
            "m0-2a2 2 0 1 1 0 4zm0 .95a1 1.25 0 0 1 0 2.1z"
        );
    }
}
