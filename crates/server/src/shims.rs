//! For the time being.
use maud::Markup;
use words::Words;
pub fn refusal(words: &Words, path: &str, _code: &str, _title: &str, text: &str) -> Markup {
    pages::notice::told(words, path, text)
}
pub fn door(words: &Words, back: &str, why: Option<&str>) -> Markup {
    pages::notice::told(words, back, why.unwrap_or("passphrase"))
}
pub fn kept(words: &Words) -> Markup {
    pages::notice::about(words)
}
