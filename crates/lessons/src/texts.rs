//! What a lesson says, in one language: a few signs of Markdown, so that any editor shows it well.
//!
//! ```text
//! Said at the end.
//!
//! ## An idea {#its-id}
//!
//! What to do, in a paragraph or two.
//!
//! > Why that is so.
//!
//! + Said once it is done.
//!
//! - claim-tunnel: Said when somebody does so and the lesson asked for something else.
//! ```

use std::collections::BTreeMap;

/// The texts of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// What is said at the end: a paragraph each.
    pub end: Vec<String>,
    /// The ideas, in order.
    pub ideas: Vec<IdeaText>,
    /// What is said of something that wasn't asked for, by its kind.
    pub remarks: BTreeMap<String, String>,
}

/// What is said of an idea.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IdeaText {
    /// Which.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// A paragraph each.
    pub text: Vec<String>,
    /// Why it is so.
    pub why: Option<String>,
    /// What is said once it is done.
    pub done: Option<String>,
}

impl Texts {
    /// Reads a text.
    ///
    /// # Errors
    /// The line that can't be read, and why.
    pub fn read(text: &str) -> Result<Texts, String> {
        let mut texts = Texts::default();
        for (number, line) in text.lines().enumerate() {
            let fault = |what: &str| format!("line {}: {what}: {line}", number + 1);
            let line = line.trim();
            let sign = line.split_once(' ').map_or("", |(sign, _)| sign);
            let rest = line.strip_prefix(sign).unwrap_or_default().trim_start().to_owned();
            match (sign, texts.ideas.last_mut()) {
                _ if line.is_empty() => {}
                ("##", _) => {
                    let (title, id) = rest.split_once(" {#").ok_or_else(|| fault("an idea without an id"))?;
                    let id = id.strip_suffix('}').ok_or_else(|| fault("an id without an end"))?;
                    texts.ideas.push(IdeaText { id: id.into(), title: title.into(), ..IdeaText::default() });
                }
                ("-", _) => {
                    let (kind, said) =
                        rest.split_once(": ").ok_or_else(|| fault("a remark without a kind"))?;
                    if texts.remarks.insert(kind.to_owned(), said.to_owned()).is_some() {
                        return Err(fault("a second remark"));
                    }
                }
                (">", Some(idea)) => once(&mut idea.why, rest).ok_or_else(|| fault("a second reason"))?,
                ("+", Some(idea)) => once(&mut idea.done, rest).ok_or_else(|| fault("a second end"))?,
                (_, Some(idea)) => idea.text.push(line.to_owned()),
                (_, None) => texts.end.push(line.to_owned()),
            }
        }
        Ok(texts)
    }

    /// What is said of something that wasn't asked for: of its kind, or of the kind that this is one of.
    pub fn remark(&self, kind: &str) -> Option<&str> {
        let mut kind = kind;
        loop {
            if let Some(said) = self.remarks.get(kind) {
                return Some(said);
            }
            kind = kind.rsplit_once('-')?.0;
        }
    }
}

fn once(place: &mut Option<String>, text: String) -> Option<()> {
    place.replace(text).is_none().then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read() {
        let text = "Done.\n\n## One idea {#one}\n\nDo **this**.\n\nAnd that.\n\n> Why.\n\n+ Well done.\n\n- take: Cards.\n";
        let texts = Texts::read(text).expect("it can be read");
        assert_eq!((texts.end.len(), texts.ideas.len()), (1, 1));
        let idea = &texts.ideas[0];
        assert_eq!((&*idea.id, &*idea.title, idea.text.len()), ("one", "One idea", 2));
        assert_eq!((idea.why.as_deref(), idea.done.as_deref()), (Some("Why."), Some("Well done.")));
        assert_eq!(texts.remark("take-wild"), Some("Cards."));
        assert_eq!(texts.remark("claim"), None);
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, fault) in [
            ("## One", "line 1: an idea without an id: ## One"),
            ("## One {#one}\n> a\n> b", "line 3: a second reason: > b"),
            ("- take: a\n- take: b", "line 2: a second remark: - take: b"),
        ] {
            assert_eq!(Texts::read(text), Err(fault.to_owned()));
        }
    }
}
