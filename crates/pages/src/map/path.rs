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

/// So far a step may be from the others of a row that is even.
const EVEN: f32 = 0.03;

/// So many steps of a bent line are made one.
const TOGETHER: usize = 5;

/// The step that leads from each of these places to the next, if it is the same everywhere.
pub(crate) fn even(spots: &[Spot]) -> Option<Spot> {
    let (first, last) = (spots.first()?, spots.last()?);
    let (whole, count) = (last.from(*first), spots.len().saturating_sub(1).max(1) as f32);
    let step = Spot { x: whole.x / count, y: whole.y / count };
    spots.windows(2).all(|pair| pair[1].from(pair[0]).far(step) <= EVEN).then_some(step)
}

/// A closed path in steps, so many times, each a step farther than the one before: all but the first are the
/// same text, of which hardly anything is left when it is sent.
pub(crate) fn repeated(path: &str, times: usize, step: Spot) -> String {
    let Some((at, _)) = path.match_indices(['l', 'h', 'v', 'a']).next() else { return path.to_owned() };
    // It ends where its last part began.
    let later = commands(&path[at..]).filter(|(command, _)| *command == 'm');
    let ended = later.fold(Spot::default(), |at, (_, numbers)| match *numbers {
        [x, y] => Spot { x: at.x + x, y: at.y + y },
        _ => at,
    });
    let mut again = "m".to_owned();
    hundredth(&mut again, step.x - ended.x);
    hundredth(&mut again, step.y - ended.y);
    again += &path[at..];
    path.to_owned() + &again.repeat(times.saturating_sub(1))
}

/// The line between two places that a third bends.
pub(crate) fn bent([from, bend, to]: [Spot; 3]) -> String {
    let middle = Spot { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
    if middle.far(bend) < EVEN { steps([from, to]) } else { join([from, bend, to], 'Q') }
}

/// The smooth line through these places: a wave, if they alternate around a line that the first
/// bend, a place beside the way to the second, leaves. It is written in ways: beside another route it is
/// the same but for where it starts.
pub(crate) fn smooth(bend: Spot, spots: &[Spot]) -> String {
    let [first, second, rest @ ..] = spots else { return String::new() };
    let mut path = join([*first], 'l');
    path.push('q');
    for way in [bend.from(*first), second.from(*first)] {
        let (x, y) = tenths(way);
        number(&mut path, x);
        number(&mut path, y);
    }
    // Step by step every number would be another. Where the line is straight all steps are one, and where it is
    // bent so little, a few are.
    let (together, fine) = if even(spots).is_some() { (rest.len().max(1), 100.0) } else { (TOGETHER, 10.0) };
    let mut last = *second;
    for run in rest.chunks(together) {
        let (count, way) = (run.len() as f32, run[run.len() - 1].from(last));
        let step = [way.x, way.y].map(|way| (way / count * fine).round() / fine);
        let mut again = "t".to_owned();
        step.into_iter().for_each(|number| hundredth(&mut again, number));
        path += &again.repeat(run.len());
        last = Spot { x: last.x + step[0] * count, y: last.y + step[1] * count };
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
    fn an_even_row_is_one_text_again_and_again() {
        let spot = |x, y| Spot { x, y };
        let row = [spot(1.0, 2.0), spot(3.51, 1.0), spot(6.0, 0.02)];
        let step = even(&row).expect("a row");
        assert_eq!(even(&[row[0], row[1], spot(6.2, 0.0)]), None);
        assert_eq!((even(&[]), even(&row[..1])), (None, Some(spot(0.0, 0.0))));
        assert_eq!(repeated("M1,2l1 0 0 1Z", 3, step), "M1,2l1 0 0 1Zm2.5-.99l1 0 0 1Zm2.5-.99l1 0 0 1Z");
        // The last part of this one began 1 to the right and .5 below the first.
        assert_eq!(
            repeated("M5,5m0-2a2 2 0 1 1 0 4zm1 .5h3z", 2, step),
            "M5,5m0-2a2 2 0 1 1 0 4zm1 .5h3zm1.5-1.49a2 2 0 1 1 0 4zm1 .5h3z"
        );
    }

    #[test]
    fn a_straight_line_is_not_bent() {
        let spot = |x, y| Spot { x, y };
        assert_eq!(bent([spot(0.0, 0.0), spot(1.0, 2.0), spot(2.0, 4.0)]), "M0,0l2 4");
        assert_eq!(bent([spot(0.0, 0.0), spot(1.0, 2.5), spot(2.0, 4.0)]), "M0,0Q1 2.5 2 4");
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
