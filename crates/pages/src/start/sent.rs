//! Forms that were sent and lay no table: they are shown again with all that was in them.

use super::Start;
use crate::own_board::Trouble;

/// A form that was sent, and lays no table.
pub struct Sent<'a> {
    /// Where it was sent to.
    pub action: &'a str,
    /// What is in it.
    pub fields: &'a [(String, String)],
    /// Why it lays no table.
    pub trouble: Trouble<'a>,
}

/// One of the forms of the page, and what it was sent with, if it was.
pub(super) struct Form<'a> {
    pub start: &'a Start<'a>,
    pub action: &'static str,
    fields: &'a [(String, String)],
}

impl<'a> Form<'a> {
    pub fn new(start: &'a Start<'a>, action: &'static str) -> Form<'a> {
        let sent = start.sent.as_ref().filter(|sent| sent.action == action);
        Form { start, action, fields: sent.map_or(&[], |sent| sent.fields) }
    }

    /// What a field was sent with.
    pub fn sent(&self, name: &str) -> Option<&'a str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Whether this is what a field was sent with; or, if it wasn't sent, whether this is the usual.
    pub fn is_chosen(&self, name: &str, value: &str, usual: bool) -> bool {
        self.sent(name).map_or(usual, |sent| sent == value)
    }
}
