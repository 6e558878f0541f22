//! Ways to damage a text: words taken away, put in, doubled and exchanged for others, lines and letters
//! too. Most of what comes out still looks like what it was.

use proptest::prelude::*;

/// One damage: what is done, where, and with what. Places are shares of the whole, so that any edit can be
/// done to any text.
#[derive(Clone, Copy, Debug)]
pub struct Edit {
    what: u8,
    at: u32,
    with: u32,
}

/// Words that nobody expects.
const ODD: &[&str] = &[
    "",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "9",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "99999999999999999999",
    "1e999",
    "nan",
    "true",
    "null",
    "a",
    "Z",
    "ж",
    "🚂",
    "\u{0}",
    "\u{feff}",
    "\"",
    "'",
    "[",
    "]]",
    "{",
    "}",
    "=",
    "#",
    "|",
    ":",
    ",",
    " ",
    "\n",
    "\r",
    "\t",
    "\\u0000",
    "%",
    "none",
];

/// Some damages, few of them most of the time.
pub fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = (0_u8..14, any::<u32>(), any::<u32>()).prop_map(|(what, at, with)| Edit { what, at, with });
    prop::collection::vec(edit, 1..6)
}

/// The text with these damages, one after the other.
pub fn edited(text: &str, edits: &[Edit]) -> String {
    edits.iter().fold(text.to_owned(), |text, edit| edit.done(&text))
}

impl Edit {
    fn done(self, text: &str) -> String {
        match self.what {
            0..=8 => self.in_words(text),
            9..=11 => self.in_lines(text),
            _ => self.in_letters(text),
        }
    }

    fn in_words(self, text: &str) -> String {
        let mut words = words(text);
        let (at, with) = (place(self.at, words.len() + 1), place(self.with, words.len()));
        let odd = ODD[place(self.with, ODD.len())];
        let pair = at.min(words.len())..(at + 2).min(words.len());
        match (self.what, words.get(at).is_some()) {
            (0..=3, true) => words[at] = words[with],
            (4, true) => words[at] = odd,
            (5, true) => drop(words.remove(at)),
            // A word with what parts it from the next, such as `5,` in a list.
            (6, true) => drop(words.drain(pair)),
            (7, true) => {
                let again = words[pair].to_vec();
                words.splice(at..at, again);
            }
            _ => words.insert(at, odd),
        }
        words.concat()
    }

    fn in_lines(self, text: &str) -> String {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        if lines.is_empty() {
            return text.to_owned();
        }
        let (at, with) = (place(self.at, lines.len()), place(self.with, lines.len()));
        match self.what {
            9 => drop(lines.remove(at)),
            10 => lines.insert(at, lines[with]),
            _ => lines.swap(at, with),
        }
        lines.concat()
    }

    fn in_letters(self, text: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        let at = place(self.at, letters.len() + 1);
        let (before, after) = letters.split_at(at);
        // Cut off, or one letter less.
        let after = if self.what == 12 { &[] } else { after.get(1..).unwrap_or_default() };
        before.iter().chain(after).collect()
    }
}

/// One of so many places.
fn place(share: u32, places: usize) -> usize {
    ((u64::from(share) * places as u64) >> 32) as usize
}

/// Words and the single letters between them.
fn words(text: &str) -> Vec<&str> {
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let (mut words, mut start) = (Vec::new(), 0);
    for (at, letter) in text.char_indices().filter(|(_, letter)| !in_word(*letter)) {
        words.extend([&text[start..at], &text[at..at + letter.len_utf8()]]);
        start = at + letter.len_utf8();
    }
    words.push(&text[start..]);
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_parted_from_what_is_between_them() {
        assert_eq!(words("keep a-b, «ж»\n"), ["keep", " ", "a-b", ",", " ", "«", "ж", "»", "\n"]);
        assert_eq!(words(""), Vec::<&str>::new());
    }

    #[test]
    fn every_edit_can_be_done_to_every_text() {
        for what in 0..14 {
            for at in [0, u32::MAX / 2, u32::MAX] {
                for text in ["", "\n", "ж", "take red\n14 A claim a-b: 1 red # 00ff\n"] {
                    for with in [0, u32::MAX] {
                        edited(text, &[Edit { what, at, with }]);
                    }
                }
            }
        }
        let half = u32::MAX / 2;
        let done = |what| edited("1,2,3", &[Edit { what, at: half, with: u32::MAX }]);
        assert_eq!(done(0), "1,3,3");
        assert_eq!(done(6), "1,3");
        assert_eq!(done(7), "1,2,2,3");
        assert_eq!(done(12), "1,");
        assert_eq!(done(13), "1,,3");
    }
}
