//! How the texts are written: a few signs of Markdown, so that any editor shows them well.
//!
//! ```text
//! ## A chapter {#its-id}
//!
//! ### A heading inside
//!
//! [EU-9, EU-10] A paragraph that tells two rules, with **bold**, *slanted* and [a link](#its-id).
//!
//! - An item
//! - [EU-11] An item that tells a rule
//!
//! > An example.
//!
//! ![What one sees](figure:cards red:3 locomotive)
//!
//! @map brest-dieppe | What the sign beside means.
//!
//! | Length | Points |
//! | 1 | 1 |
//! ```

use std::mem;

/// The rules of a game as people read them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Handbook {
    /// The chapters; the first is all of it on one page.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// Its id, the same in all languages.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What is in it.
    pub parts: Vec<Part>,
}

/// A part of a chapter, with the numbers of the rules that it tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The numbers.
    pub numbers: Vec<String>,
    /// What it is.
    pub block: Block,
}

/// What a part of a chapter is. Texts are as they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// A list.
    List(Vec<Item>),
    /// An example.
    Example(String),
    /// A picture and what one sees on it.
    Figure {
        /// What is drawn, as the game knows it.
        figure: String,
        /// What one sees.
        caption: String,
    },
    /// A sign and what it means.
    Sign {
        /// What is drawn, as the game knows it.
        figure: String,
        /// What it means.
        text: String,
    },
    /// A table, its head first.
    Table(Vec<Vec<String>>),
}

/// An item of a list, with the numbers of the rules that it tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The numbers.
    pub numbers: Vec<String>,
    /// What it says.
    pub text: String,
}

impl Handbook {
    /// Reads a text.
    ///
    /// # Errors
    /// The line that can't be read, and why.
    pub fn read(text: &str) -> Result<Handbook, String> {
        let mut handbook = Handbook::default();
        let mut open: Vec<&str> = Vec::new();
        for (number, line) in text.lines().chain([""]).enumerate() {
            let fault = |what: &str| format!("line {}: {what}: {line}", number + 1);
            let line = line.trim_end();
            if let Some(head) = line.strip_prefix("## ") {
                let (title, id) = head.split_once(" {#").ok_or_else(|| fault("a chapter without an id"))?;
                let id = id.strip_suffix('}').ok_or_else(|| fault("an id without an end"))?;
                handbook.chapters.push(Chapter { id: id.into(), title: title.into(), parts: Vec::new() });
            } else if line.is_empty() {
                let block = mem::take(&mut open);
                if let Some(part) = part(&block).map_err(|what| fault(&what))? {
                    let chapter = handbook.chapters.last_mut();
                    chapter.ok_or_else(|| fault("nothing stands before the first chapter"))?.parts.push(part);
                }
            } else {
                open.push(line);
            }
        }
        Ok(handbook)
    }

    /// The numbers of all rules that are told, in order.
    pub fn numbers(&self) -> Vec<&str> {
        let parts = self.chapters.iter().flat_map(|chapter| &chapter.parts);
        parts.flat_map(Part::all_numbers).collect()
    }

    /// All that is drawn, in order.
    pub fn figures(&self) -> Vec<&str> {
        let parts = self.chapters.iter().flat_map(|chapter| &chapter.parts);
        let figure = |part| match part {
            &Part { block: Block::Figure { ref figure, .. } | Block::Sign { ref figure, .. }, .. } => {
                Some(figure.as_str())
            }
            _ => None,
        };
        parts.filter_map(figure).collect()
    }
}

impl Part {
    /// The numbers of all rules that it tells, those of its items too.
    pub fn all_numbers(&self) -> impl Iterator<Item = &str> {
        let items: &[Item] = if let Block::List(items) = &self.block { items } else { &[] };
        self.numbers.iter().chain(items.iter().flat_map(|item| &item.numbers)).map(String::as_str)
    }
}

/// The part that these lines are; nothing, if there are none.
fn part(lines: &[&str]) -> Result<Option<Part>, String> {
    let Some(first) = lines.first() else { return Ok(None) };
    let plain = |block| Ok(Some(Part { numbers: Vec::new(), block }));
    let stripped = |sign: &str| -> String {
        let lines = lines.iter().map(|line| line.strip_prefix(sign).unwrap_or(line).trim());
        lines.collect::<Vec<_>>().join(" ")
    };
    if let Some(heading) = first.strip_prefix("### ") {
        return plain(Block::Heading(heading.to_owned()));
    }
    if first.starts_with("- ") {
        let mut items: Vec<Item> = Vec::new();
        for line in lines {
            match (line.strip_prefix("- "), items.last_mut()) {
                (Some(text), _) => {
                    let (numbers, text) = numbered(text)?;
                    items.push(Item { numbers, text });
                }
                (None, Some(item)) => item.text = format!("{} {}", item.text, line.trim()),
                (None, None) => {}
            }
        }
        return plain(Block::List(items));
    }
    if first.starts_with('|') {
        let row =
            |line: &&str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        return plain(Block::Table(lines.iter().map(row).collect()));
    }
    if first.starts_with('>') {
        return plain(Block::Example(stripped(">")));
    }
    let text = stripped("");
    if let Some(sign) = text.strip_prefix('@') {
        let (figure, text) = sign.split_once(" | ").ok_or("a sign without its meaning")?;
        return plain(Block::Sign { figure: figure.to_owned(), text: text.to_owned() });
    }
    if let Some(figure) = text.strip_prefix("![") {
        let (caption, figure) = figure.split_once("](figure:").ok_or("a picture without a figure")?;
        let figure = figure.strip_suffix(')').ok_or("a picture without an end")?.to_owned();
        return plain(Block::Figure { figure, caption: caption.to_owned() });
    }
    let (numbers, text) = numbered(&text)?;
    Ok(Some(Part { numbers, block: Block::Paragraph(text) }))
}

/// The numbers that a text begins with, and the rest of it.
fn numbered(text: &str) -> Result<(Vec<String>, String), String> {
    let Some((numbers, rest)) = text.strip_prefix('[').and_then(|text| text.split_once("] ")) else {
        return Ok((Vec::new(), text.to_owned()));
    };
    let numbers: Vec<String> = numbers.split(", ").map(str::to_owned).collect();
    match numbers.iter().find(|number| !is_number(number)) {
        Some(wrong) => Err(format!("“{wrong}” is no number of a rule")),
        None => Ok((numbers, rest.to_owned())),
    }
}

/// Whether a text is the number of a rule, as `EU-14` is.
pub(super) fn is_number(text: &str) -> bool {
    let is_digits = |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('-').is_some_and(|(game, number)| {
        game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase()) && is_digits(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read() {
        let text = "## One {#one}\n[XX-1, XX-2] Some\nwords.\n\n- first\n- [XX-3] second\n  goes on\n\n> Like\n> so.\n\n\
            ## Two {#two}\n\n![A caption](figure:cards red:2)\n\n@map a-b | What it is.\n\n| A | B |\n| 1 | 2 |\n";
        let handbook = Handbook::read(text).expect("it is right");
        assert_eq!(handbook.numbers(), ["XX-1", "XX-2", "XX-3"]);
        assert_eq!(handbook.figures(), ["cards red:2", "map a-b"]);
        let [one, two] = &handbook.chapters[..] else { panic!("two chapters") };
        assert_eq!((one.id.as_str(), two.title.as_str()), ("one", "Two"));
        assert_eq!(one.parts[0].block, Block::Paragraph("Some words.".to_owned()));
        let Block::List(items) = &one.parts[1].block else { panic!("a list") };
        assert_eq!(items[1].text, "second goes on");
        assert_eq!(one.parts[2].block, Block::Example("Like so.".to_owned()));
        let rows = [["A", "B"], ["1", "2"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(two.parts[2].block, Block::Table(rows.to_vec()));
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        for (text, line) in [
            ("## A chapter\n", 1),
            ("words\n", 2),
            ("## A {#a}\n\n[EU14] words\n", 4),
            ("## A {#a}\n\n![words](cards)\n", 4),
            ("## A {#a}\n\n@map words\n", 4),
        ] {
            let fault = Handbook::read(text).expect_err(text);
            assert!(fault.starts_with(&format!("line {line}:")), "{fault}");
        }
    }
}
