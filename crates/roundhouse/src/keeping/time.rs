//! Times as people read them, always in UTC, and ages as they write them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use words::Day;

const DAY: i64 = 24 * 60 * 60;

/// What time it is, counted from 1970.
pub fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// The same in seconds.
pub fn now() -> i64 {
    since_1970().as_secs() as i64
}

/// A time for people: `2026-11-16 15:23`.
pub fn shown(at: i64) -> String {
    let ((year, month, day), (hour, minute, _)) = (Day::at(at).date(), clock(at));
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

/// A time for the name of a file: `20261116-152330`.
pub fn stamp(at: i64) -> String {
    let ((year, month, day), (hour, minute, second)) = (Day::at(at).date(), clock(at));
    format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}")
}

/// An age in seconds: `90d` are ninety days; hours, weeks and years are `h`, `w` and `y`.
pub fn age(text: &str) -> Result<i64, String> {
    let wrong = || String::new();
    let unit = text.chars().last().ok_or_else(wrong)?;
    let seconds = match unit {
        'h' => 60 * 60,
        'd' => DAY,
        'w' => 7 * DAY,
        'y' => 365 * DAY,
        _ => return Err(wrong()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    // A thousand years are more than any table has seen.
    Some(i64::from(number) * seconds).filter(|age| (1..=1000 * 365 * DAY).contains(age)).ok_or_else(wrong)
}

fn clock(at: i64) -> (i64, i64, i64) {
    let seconds = at.rem_euclid(DAY);
    (seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (at, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_794_842_610, "2026-11-16 15:23"),
            (4_107_542_399, "2100-02-28 23:59"),
            (4_107_542_400, "2100-03-01 00:00"),
            (-1, "1969-12-31 23:59"),
        ] {
            assert_eq!(shown(at), expected);
        }
        assert_eq!(stamp(1_794_842_610), "20261116-152330");
    }

    #[test]
    fn ages_are_a_number_and_a_unit() {
        for (text, seconds) in [("1h", 3600), ("90d", 7_776_000), ("2w", 1_209_600), ("1y", 31_536_000)] {
            assert_eq!(age(text), Ok(seconds));
        }
        for text in ["", "d", "90", "0d", "-1d", "1.5d", "90 d", "90m", "4000000000y", "9д"] {
            assert!(age(text).is_err(), "{text}");
        }
    }
}
