//! A day of the calendar, and how it is written.

use std::fmt;

use engine::Message;

const SECONDS: i64 = 24 * 60 * 60;

/// A day in UTC, as a number: that of the first of January 1970 is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub i64);

impl Day {
    /// The day of a time, in seconds since 1970.
    pub fn at(seconds: i64) -> Day {
        Day(seconds.div_euclid(SECONDS))
    }

    /// When it is over, in seconds since 1970.
    pub fn ends(self) -> i64 {
        (self.0 + 1) * SECONDS
    }

    /// The day so many days later.
    #[must_use]
    pub fn later(self, days: i64) -> Day {
        Day(self.0 + days)
    }

    /// Year, month and day. Years are counted from March, so that the odd day of February is their last,
    /// and in spans of 400, which all have the same number of days.
    pub fn date(self) -> (i64, i64, i64) {
        // Day 0 is the first of March of the year 0.
        let days = self.0 + 719_468;
        let (span, of_span) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_span - of_span / 1460 + of_span / 36_524 - of_span / 146_096) / 365;
        let of_year = of_span - (365 * year + year / 4 - year / 100);
        // Five months from March on have 153 days, again and again.
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (span * 400 + year + i64::from(month <= 2), month, day)
    }

    /// Reads what [`Day`] is written as: `2026-11-19`. Nothing else is a day.
    pub fn parse(text: &str) -> Option<Day> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        // No month is longer than it should be if what comes out is written the same.
        let (since_march, year) = if month > 2 { (month - 3, year) } else { (month + 9, year - 1) };
        let days = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        let found = Day(days + (153 * since_march + 2) / 5 + day - 1 - 719_468);
        (found.to_string() == text).then_some(found)
    }

    /// What it is called among the days of a year: “19 November”.
    pub fn named(self) -> Message {
        let (_, month, day) = self.date();
        Message::new("day-of-year").with("day", day).with("month", month)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Words};

    #[test]
    fn days_are_those_of_the_calendar_and_are_read_as_they_are_written() {
        for (day, written) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_776, "2026-11-19"), (47_541, "2100-03-01")]
        {
            assert_eq!((Day(day).to_string().as_str(), Day::parse(written)), (written, Some(Day(day))));
        }
        for day in (0..60_000).step_by(13).map(Day) {
            assert_eq!(Day::parse(&day.to_string()), Some(day));
        }
        for text in
            ["", "2026", "2026-02-29", "2026-13-01", "2026-1-01", "1969-12-31", "2026-11-19-1", "A-B-C"]
        {
            assert_eq!(Day::parse(text), None, "{text}");
        }
        assert_eq!((Day::at(Day(5).ends()), Day::at(Day(5).ends() - 1)), (Day(6), Day(5)));
    }

    #[test]
    fn a_day_has_a_name_in_every_language() {
        let named = |language, day| Words::new(language).say(&Day(day).named());
        assert_eq!(named(Language::En, 20_776), "19 November");
        assert_eq!(named(Language::Ru, 20_776), "19 ноября");
        let all: std::collections::BTreeSet<String> =
            (0..365).map(|day| named(Language::Ru, day)).filter(|name| name.starts_with("1 ")).collect();
        assert_eq!(all.len(), 12, "{all:?}");
    }
}
