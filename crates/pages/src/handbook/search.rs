//! Finding what is looked for: all its words, whatever their endings, or the number of a rule.

use super::inline::bare;
use super::read::{Block, Chapter, Part};

/// What is looked for. The script does the same with what the page shows (`rules.js`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search(Vec<String>);

impl Search {
    /// What somebody has typed.
    pub fn new(typed: &str) -> Search {
        Search(folded(typed).split_whitespace().map(|word| stem(word).to_owned()).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all of it is in a text.
    pub fn finds(&self, text: &str) -> bool {
        let text = folded(text);
        self.0.iter().all(|word| text.contains(word.as_str()))
    }

    /// The parts of a chapter in which it is found; all of them, if the chapter is called so.
    pub fn parts<'c>(&self, chapter: &'c Chapter) -> Vec<&'c Part> {
        let all = self.is_empty() || self.finds(&chapter.title);
        chapter.parts.iter().filter(|part| all || self.finds(&text(part))).collect()
    }
}

/// All that a part says, its numbers too.
pub(super) fn text(part: &Part) -> String {
    let told = match &part.block {
        Block::Heading(text) | Block::Paragraph(text) | Block::Example(text) => bare(text),
        Block::Figure { caption, .. } => bare(caption),
        Block::Sign { text, .. } => bare(text),
        Block::List(items) => items.iter().map(|item| bare(&item.text)).collect::<Vec<_>>().join(" "),
        Block::Table(rows) => rows.iter().flatten().map(|cell| bare(cell)).collect::<Vec<_>>().join(" "),
    };
    part.all_numbers().chain([told.as_str()]).collect::<Vec<_>>().join(" ")
}

fn folded(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}

/// A word without the ending that it may have in this place.
fn stem(word: &str) -> &str {
    let endings = ['а', 'е', 'и', 'й', 'о', 'у', 'ы', 'ь', 'э', 'ю', 'я', 's'];
    let short = word.trim_end_matches(endings);
    if word.chars().count() > 4 && short.chars().count() >= 3 { short } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_do_not_matter() {
        for (typed, text) in [
            ("туннели", "За туннель платят"),
            ("Тоннеля нет", "Тоннелей нет"),
            ("tunnels", "A tunnel costs"),
            ("eu-25", "EU-25 A tunnel"),
            ("ЗЕЛЁНЫЙ семафор", "семафоры зеленого цвета"),
            ("", "anything"),
        ] {
            assert!(Search::new(typed).finds(text), "{typed}");
        }
        assert!(!Search::new("tunnel ferry").finds("A tunnel costs"));
        assert!(Search::new("  ").is_empty());
    }
}
