//! For the time being.
use maud::Markup;
use words::Words;

pub fn kept(words: &Words) -> Markup {
    pages::notice::about(words)
}
