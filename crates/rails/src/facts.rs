//! Board files, read with the line of every fact, for errors that help.
//!
//! A [`Document`] is made of tables, each an [`Entry`] of [`Fact`]s. Whatever is wrong is noted and
//! the reading goes on, so that a person sees all faults of a file at once. What has been asked for
//! is what may be there: the rest is found by `close`.
//!
//! ```
//! # use rails::facts::Document;
//! let text = "[pieces]\ncars = 450\nstatoins = 3\n";
//! let document = Document::open(text).expect("it is TOML");
//! let pieces = document.table("pieces").expect("there is such a table");
//! assert_eq!(pieces.number("cars", 3..=99), None);
//! assert_eq!(pieces.number_or("stations", 0..=9, 3), Some(3));
//! pieces.close();
//! document.close();
//! let keys: Vec<_> = document.faults().into_iter().map(|fault| fault.key).collect();
//! assert_eq!(keys, ["facts-out-of-range", "facts-unknown-key"]);
//! ```

mod fact;
#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::ops::{Range, RangeInclusive};

use engine::Message;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use fact::{Fact, Whole};

/// A file of facts, and what is wrong with it so far.
pub struct Document<'t> {
    text: &'t str,
    /// Where each line starts.
    starts: Vec<usize>,
    root: DeTable<'t>,
    asked: RefCell<Vec<&'static str>>,
    faults: RefCell<Vec<(usize, Message)>>,
}

/// One table of a file: `[pieces]`, or one of several `[[route]]`.
pub struct Entry<'d> {
    document: &'d Document<'d>,
    table: &'d DeTable<'d>,
    name: String,
    line: usize,
    asked: RefCell<Vec<&'static str>>,
}

impl<'t> Document<'t> {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first place where the text is not TOML.
    pub fn open(text: &'t str) -> Result<Document<'t>, Message> {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let mut document = Document {
            text,
            starts,
            root: DeTable::new(),
            asked: RefCell::default(),
            faults: RefCell::default(),
        };
        match DeTable::parse(text) {
            Ok(root) => {
                document.root = root.into_inner();
                Ok(document)
            }
            Err(error) => {
                let line = document.line_at(error.span().map_or(0, |span| span.start));
                Err(Message::new("facts-syntax")
                    .with("line", line)
                    .with("found", shown(text.lines().nth(line - 1).unwrap_or_default()))
                    .with("reason", shown(error.message())))
            }
        }
    }

    /// The table `[key]`, which has to be there.
    pub fn table(&self, key: &'static str) -> Option<Entry<'_>> {
        let header = format!("[{key}]");
        let value = self.value(key, &header)?;
        let entry = self.entry(value, header);
        if entry.is_none() {
            self.not_a_table(key, value, Message::new("facts-type-table").with("key", key));
        }
        entry
    }

    /// The table `[key]`, which may be missing.
    pub fn find_table(&self, key: &'static str) -> Option<Entry<'_>> {
        self.asked.borrow_mut().push(key);
        self.root.get(key).and_then(|_| self.table(key))
    }

    /// The tables `[[key]]`, of which there have to be so many. All are given, also if they are
    /// too many.
    pub fn tables(&self, key: &'static str, count: RangeInclusive<usize>) -> Vec<Entry<'_>> {
        let header = format!("[[{key}]]");
        let found = match self.root.get(key) {
            None if *count.start() == 0 => {
                self.asked.borrow_mut().push(key);
                return Vec::new();
            }
            _ => self.value(key, &header),
        };
        let Some(value) = found else { return Vec::new() };
        let expected = || Message::new("facts-type-tables").with("key", key);
        let Some(array) = value.get_ref().as_array() else {
            self.not_a_table(key, value, expected());
            return Vec::new();
        };
        let mut entries = Vec::new();
        for (index, value) in array.iter().enumerate() {
            match self.entry(value, format!("{header} {}", index + 1)) {
                Some(entry) => entries.push(entry),
                None => self.not_a_table(key, value, expected()),
            }
        }
        let (fault, bound, at) = if array.len() > *count.end() {
            ("facts-too-many", *count.end(), array.get(*count.end()))
        } else if array.len() < *count.start() {
            ("facts-too-few", *count.start(), array.iter().last())
        } else {
            return entries;
        };
        let line = self.line_at(at.unwrap_or(value).span().start);
        let fault = Message::new(fault).with("table", header).with("found", array.len());
        self.fault(line, fault.with("bound", bound));
        entries
    }

    /// Notes all tables that nobody has asked for.
    pub fn close(&self) {
        for (span, key, hint) in strangers(&self.root, &self.asked.borrow()) {
            let fault = Message::new("facts-unknown-table").with("key", key).with("hint", hint);
            self.fault(self.line_at(span.start), fault);
        }
    }

    /// Notes a fault at a line.
    pub fn fault(&self, line: usize, fault: Message) {
        self.faults.borrow_mut().push((line, fault.with("line", line)));
    }

    /// Notes a fault of the first of the tables `[[key]]`, which stands for all of them.
    pub fn first_fault(&self, key: &'static str, fault: Message) {
        let tables = self.root.get(key).and_then(|value| value.get_ref().as_array());
        let first = tables.and_then(|tables| self.entry(tables.iter().next()?, format!("[[{key}]] 1")));
        if let Some(first) = first {
            first.fault(fault);
        }
    }

    /// Whether no fault has been noted.
    pub fn is_sound(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// The faults that have been noted, in the order of their lines.
    pub fn faults(&self) -> Vec<Message> {
        let mut faults = self.faults.borrow().clone();
        faults.sort_by_key(|(line, _)| *line);
        faults.into_iter().map(|(_, fault)| fault).collect()
    }

    fn value(&self, key: &'static str, header: &str) -> Option<&Spanned<DeValue<'t>>> {
        self.asked.borrow_mut().push(key);
        let value = self.root.get(key);
        if value.is_none() {
            let fault = Message::new("facts-missing-table").with("table", header);
            self.fault(self.text.lines().count().max(1), fault);
        }
        value
    }

    fn entry<'d>(&'d self, value: &'d Spanned<DeValue<'t>>, name: String) -> Option<Entry<'d>> {
        let table = value.get_ref().as_table()?;
        let line = self.line_at(value.span().start);
        Some(Entry { document: self, table, name, line, asked: RefCell::default() })
    }

    fn not_a_table(&self, key: &str, value: &Spanned<DeValue<'_>>, expected: Message) {
        let fault = Message::new("facts-not-a-table").with("key", key);
        let fault = fault.with("found", self.source(value.span())).with("expected", expected);
        self.fault(self.line_at(value.span().start), fault);
    }

    /// The line that has this byte, counted from 1.
    fn line_at(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte).max(1)
    }

    fn source(&self, span: Range<usize>) -> String {
        shown(self.text.get(span).unwrap_or_default())
    }
}

impl<'d> Entry<'d> {
    /// How messages call it: `[pieces]`, `[[route]] 17`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The line of its header, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// A fact that may be missing.
    pub fn find(&self, key: &'static str) -> Option<Fact<'_>> {
        self.asked.borrow_mut().push(key);
        self.table.get(key).map(|value| Fact::new(self, key, value))
    }

    /// A fact that has to be there.
    pub fn fact(&self, key: &'static str) -> Option<Fact<'_>> {
        let fact = self.find(key);
        if fact.is_none() {
            self.fault(Message::new("facts-missing-key").with("key", key));
        }
        fact
    }

    /// A text that has to be there; see [`Fact::text`].
    pub fn text(&self, key: &'static str) -> Option<String> {
        self.fact(key)?.text()
    }

    /// A whole number that has to be there; see [`Fact::number`].
    pub fn number<N: Whole>(&self, key: &'static str, range: RangeInclusive<N>) -> Option<N> {
        self.fact(key)?.number(range)
    }

    /// A whole number that may be missing. `None` is given for a wrong one only.
    pub fn number_or<N: Whole>(&self, key: &'static str, range: RangeInclusive<N>, default: N) -> Option<N> {
        self.find(key).map_or(Some(default), |fact| fact.number(range))
    }

    /// A number that has to be there; see [`Fact::decimal`].
    pub fn decimal(&self, key: &'static str, range: RangeInclusive<i32>) -> Option<f64> {
        self.fact(key)?.decimal(range)
    }

    /// Yes or no, which may be missing. `None` is given for a wrong one only.
    pub fn yes_no(&self, key: &'static str, default: bool) -> Option<bool> {
        self.find(key).map_or(Some(default), |fact| fact.yes_no())
    }

    /// One of these words, which has to be there; see [`Fact::one_of`].
    pub fn one_of<'w>(&self, key: &'static str, words: &[&'w str]) -> Option<&'w str> {
        self.fact(key)?.one_of(words)
    }

    /// One of these words, which may be missing. `None` is given for a wrong one only.
    pub fn one_of_or<'w>(&self, key: &'static str, words: &[&'w str], default: &'w str) -> Option<&'w str> {
        self.find(key).map_or(Some(default), |fact| fact.one_of(words))
    }

    /// Notes all facts that nobody has asked for.
    pub fn close(&self) {
        for (span, key, hint) in strangers(self.table, &self.asked.borrow()) {
            let fault = Message::new("facts-unknown-key").with("key", key).with("hint", hint);
            self.fault_at(span, fault);
        }
    }

    /// Notes a fault of the whole entry, at the line of its header.
    pub fn fault(&self, fault: Message) {
        self.document.fault(self.line, fault.with("entry", self.name.as_str()));
    }

    fn fault_at(&self, span: Range<usize>, fault: Message) {
        let line = self.document.line_at(span.start);
        self.document.fault(line, fault.with("entry", self.name.as_str()));
    }
}

/// The keys that nobody has asked for, each with what may have been meant.
fn strangers(table: &DeTable<'_>, asked: &[&'static str]) -> Vec<(Range<usize>, String, Message)> {
    let strange = table.keys().filter(|key| !asked.contains(&key.get_ref().as_ref()));
    strange.map(|key| (key.span(), shown(key.get_ref()), hint(key.get_ref(), asked))).collect()
}

/// What to write instead of a word: the nearest of those that are right, or any of them.
pub fn hint(word: &str, words: &[&str]) -> Message {
    nearest(word, words.iter().copied()).map_or_else(|| hint_allowed(words), hint_near)
}

/// Did you mean this word?
pub fn hint_near(word: &str) -> Message {
    Message::new("facts-hint-near").with("word", word)
}

fn hint_allowed(words: &[&str]) -> Message {
    let mut unique: Vec<&str> = Vec::new();
    words.iter().for_each(|word| {
        if !unique.contains(word) {
            unique.push(word)
        }
    });
    Message::new("facts-hint-allowed").with("words", unique.join(", "))
}

/// Among so many words of so many letters it is looked for one that was meant: a file may be as wrong as
/// it likes, and still takes little time.
const LOOKED_AT: (usize, usize) = (128, 32);
/// In a file with so many faults nobody looks for what was meant any more.
const HOPELESS: usize = 200;

/// The word that was probably meant, if one is near enough.
pub fn nearest<'w>(word: &str, words: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let length = word.chars().count();
    if length > LOOKED_AT.1 {
        return None;
    }
    let words = words.into_iter().filter(|other| other.len() <= 4 * LOOKED_AT.1).take(LOOKED_AT.0);
    let word = word.to_lowercase();
    let far = |other: &str| strsim::damerau_levenshtein(&word, &other.to_lowercase());
    let (distance, near) = words.map(|other| (far(other), other)).min_by_key(|(far, _)| *far)?;
    (distance <= (length / 3).max(1) && distance < length).then_some(near)
}

/// A piece of a file as a message can show it: in one line, not too long, nothing that a terminal
/// would obey.
pub fn shown(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let cut = line.len() < text.trim_end().len() || line.chars().nth(60).is_some();
    let safe = line.chars().take(60).map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    safe.chain(cut.then_some('…')).collect()
}
