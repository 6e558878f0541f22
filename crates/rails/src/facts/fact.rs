//! One fact: a value with its line, read as what it ought to be.

use std::ops::RangeInclusive;

use engine::Message;
use toml::Spanned;
use toml::de::DeValue;

use super::{Entry, HOPELESS, hint, nearest, shown};

/// One fact of an entry.
#[derive(Clone, Copy)]
pub struct Fact<'e> {
    entry: &'e Entry<'e>,
    key: &'e str,
    value: &'e Spanned<DeValue<'e>>,
}

/// Any type of whole numbers that fits into 64 bits.
pub trait Whole: Copy + PartialOrd + Into<i64> + TryFrom<i64> {}

impl<N: Copy + PartialOrd + Into<i64> + TryFrom<i64>> Whole for N {}

/// The longest text, in letters.
const MAX_TEXT: usize = 80;

impl<'e> Fact<'e> {
    pub(super) fn new(entry: &'e Entry<'e>, key: &'e str, value: &'e Spanned<DeValue<'e>>) -> Fact<'e> {
        Fact { entry, key, value }
    }

    /// Its line, counted from 1.
    pub fn line(&self) -> usize {
        self.entry.document.line_at(self.value.span().start)
    }

    /// The value as the file has it, short enough for a message.
    pub fn source(&self) -> String {
        self.entry.document.source(self.value.span())
    }

    /// Notes a fault of this fact, at its line.
    pub fn fault(&self, fault: Message) {
        self.entry.fault_at(self.value.span(), fault.with("key", self.key));
    }

    /// As a text of one line, neither empty nor too long.
    pub fn text(&self) -> Option<String> {
        let Some(text) = self.value.get_ref().as_str() else {
            return self.wrong_type("facts-type-text");
        };
        let bad = text.is_empty()
            || text.trim() != text
            || text.chars().nth(MAX_TEXT).is_some()
            || text.chars().any(char::is_control);
        if bad {
            let fault = Message::new("facts-bad-text").with("found", self.source());
            self.fault(fault.with("max", MAX_TEXT));
            return None;
        }
        Some(text.to_owned())
    }

    /// As a whole number in this range.
    pub fn number<N: Whole>(&self, range: RangeInclusive<N>) -> Option<N> {
        let Some(integer) = self.value.get_ref().as_integer() else {
            return self.wrong_type("facts-type-whole");
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
        let number = number.and_then(|number| N::try_from(number).ok());
        match number.filter(|number| range.contains(number)) {
            Some(number) => Some(number),
            None => self.out_of_range((*range.start()).into(), (*range.end()).into()),
        }
    }

    /// As a number in this range, with or without a fraction.
    pub fn decimal(&self, range: RangeInclusive<i32>) -> Option<f64> {
        let number = match self.value.get_ref() {
            DeValue::Integer(integer) => {
                i64::from_str_radix(integer.as_str(), integer.radix()).ok().map(|number| number as f64)
            }
            DeValue::Float(float) => float.as_str().parse().ok(),
            _ => return self.wrong_type("facts-type-number"),
        };
        let (from, to) = (*range.start(), *range.end());
        match number.filter(|number| (f64::from(from)..=f64::from(to)).contains(number)) {
            Some(number) => Some(number),
            None => self.out_of_range(from.into(), to.into()),
        }
    }

    /// As yes or no.
    pub fn yes_no(&self) -> Option<bool> {
        match self.value.get_ref().as_bool() {
            None => self.wrong_type("facts-type-yes-no"),
            yes_no => yes_no,
        }
    }

    /// As one of these words.
    pub fn one_of<'w>(&self, words: &[&'w str]) -> Option<&'w str> {
        let Some(text) = self.value.get_ref().as_str() else {
            return self.wrong_type("facts-type-text");
        };
        let found = words.iter().copied().find(|word| *word == text);
        if found.is_none() {
            let fault = Message::new("facts-unknown-word").with("found", shown(text));
            self.fault(fault.with("hint", hint(text, words)));
        }
        found
    }

    /// The word that was probably meant by another, unless there are too many faults to look for it.
    pub fn meant<'w>(&self, word: &str, words: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
        let hopeless = self.entry.document.faults.borrow().len() >= HOPELESS;
        if hopeless { None } else { nearest(word, words) }
    }

    /// As a list.
    pub fn list(&self) -> Option<Vec<Fact<'e>>> {
        match self.value.get_ref().as_array() {
            None => self.wrong_type("facts-type-list"),
            Some(array) => Some(array.iter().map(|value| Fact { value, ..*self }).collect()),
        }
    }

    /// As a pair of whole numbers, each in its range: `[3, 4]`.
    pub fn pair<A: Whole, B: Whole>(
        &self,
        first: RangeInclusive<A>,
        second: RangeInclusive<B>,
    ) -> Option<(A, B)> {
        let array = self.value.get_ref().as_array();
        let Some(array) = array.filter(|array| array.len() == 2) else {
            return self.wrong_type("facts-type-pair");
        };
        let [one, other] = [0, 1].map(|place| array.get(place).map(|value| Fact { value, ..*self }));
        let (one, other) = (one?.number(first), other?.number(second));
        Some((one?, other?))
    }

    fn wrong_type<T>(&self, expected: &'static str) -> Option<T> {
        let fault = Message::new("facts-wrong-type").with("found", self.source());
        self.fault(fault.with("expected", Message::new(expected)));
        None
    }

    fn out_of_range<T>(&self, min: i64, max: i64) -> Option<T> {
        let fault = Message::new("facts-out-of-range").with("found", self.source());
        self.fault(fault.with("min", min).with("max", max));
        None
    }
}
