//! What of a region a page has already: texts are cut into pieces, and a piece that the page has doesn't
//! travel again.
//!
//! A page tells the prints of its pieces, 24 bits each; that two different pieces have the same is rare, and
//! noticed: a text that was put together must have the region's mark, or the page asks for the whole of it.
//! So the server keeps nothing about pages. `script/pieces.js` does the same on the other side.

use serde::Serialize;

/// A piece begins at each of these: what is in many copies on a page, and changes one at a time. A link of the
/// map is cut where what can be done with it ends and what it is begins, and around its glow: whose turn it is
/// changes most links in no more than that.
const STARTS: [&str; 7] =
    ["<a ", "<li", "<button", "<g class=\"city", "\" href=\"/t/", "<use class=\"edge", "<use class=\"slots"];

/// Letters of a print, each of them six bits.
const PRINT: usize = 4;
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What a text is put together from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Part<'t> {
    /// Pieces that the page has: from this one on, up to before that one.
    Had(usize, usize),
    /// What it doesn't have.
    New(&'t str),
}

/// How to put a text together for a page that has pieces with these prints; `None` if it has none.
pub(crate) fn delta<'t>(text: &'t str, prints: &str) -> Option<Vec<Part<'t>>> {
    if prints.is_empty() || !prints.is_ascii() || !prints.len().is_multiple_of(PRINT) {
        return None;
    }
    let had: Vec<&str> = (0..prints.len() / PRINT).map(|at| &prints[at * PRINT..][..PRINT]).collect();
    let mut parts: Vec<Part<'t>> = Vec::new();
    let mut from = 0;
    for piece in pieces(text) {
        let to = from + piece.len();
        let wanted = print(piece);
        // What comes after the last one is the likeliest.
        let next = parts.last().and_then(|part| match part {
            Part::Had(_, end) => Some(*end),
            Part::New(_) => None,
        });
        let next = next.filter(|&at| had.get(at).is_some_and(|print| *print == wanted));
        let at = next.or_else(|| had.iter().position(|print| *print == wanted));
        match (parts.last_mut(), at) {
            (Some(Part::Had(_, end)), Some(at)) if *end == at => *end += 1,
            (_, Some(at)) => parts.push(Part::Had(at, at + 1)),
            (Some(Part::New(new)), None) => *new = &text[to - new.len() - piece.len()..to],
            (_, None) => parts.push(Part::New(piece)),
        }
        from = to;
    }
    Some(parts)
}

/// A text cut before each start of a piece.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let starts = |at: &usize| STARTS.iter().any(|start| text[*at..].starts_with(start));
    let cuts: Vec<usize> =
        text.match_indices(['<', '"']).map(|(at, _)| at).filter(|at| *at > 0).filter(starts).collect();
    let ends = cuts.clone().into_iter().chain([text.len()]);
    [0].into_iter().chain(cuts).zip(ends).map(|(from, to)| &text[from..to])
}

/// The text that parts make of what a page has.
pub(crate) fn put_together(parts: &[Part<'_>], had: &str) -> String {
    let had: Vec<&str> = pieces(had).collect();
    let text = |part: &Part<'_>| match part {
        Part::Had(from, to) => had[*from..*to].concat(),
        Part::New(new) => (*new).to_owned(),
    };
    parts.iter().map(text).collect()
}

/// What the pieces of a text are known by.
pub(crate) fn prints(text: &str) -> String {
    pieces(text).map(print).collect()
}

/// A few letters that tell a piece from most others.
fn print(piece: &str) -> String {
    let sum = crc32fast::hash(piece.as_bytes());
    (0..PRINT).map(|place| char::from(LETTERS[(sum >> (6 * place)) as usize & 63])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_where_its_pieces_start() {
        let text = "<g><a x>1</a><a y>ж</a></g><b><button>go</button></b>";
        let cut: Vec<&str> = pieces(text).collect();
        assert_eq!(cut, ["<g>", "<a x>1</a>", "<a y>ж</a></g><b>", "<button>go</button></b>"]);
        assert_eq!(pieces("<a x>").collect::<Vec<_>>(), ["<a x>"]);
        let link =
            "<a class=\"can\" href=\"/t/x\"><use class=\"hit\"><use class=\"edge\"><use class=\"slots\">";
        let cut: Vec<&str> = pieces(link).collect();
        assert_eq!(
            cut,
            [
                "<a class=\"can",
                "\" href=\"/t/x\"><use class=\"hit\">",
                "<use class=\"edge\">",
                "<use class=\"slots\">"
            ]
        );
        assert_eq!(pieces("").collect::<Vec<_>>(), [""]);
    }

    #[test]
    fn what_a_page_has_does_not_travel_again() {
        let before = "<ol><li>one</li><li>two</li><li>three</li></ol>";
        for (after, expected) in [
            (before, vec![Part::Had(0, 4)]),
            (
                "<ol><li>one</li><li>TWO</li><li>2b</li><li>three</li></ol>",
                vec![Part::Had(0, 2), Part::New("<li>TWO</li><li>2b</li>"), Part::Had(3, 4)],
            ),
            (
                "<ol><li>two</li><li>one</li><li>three</li></ol>",
                vec![Part::Had(0, 1), Part::Had(2, 3), Part::Had(1, 2), Part::Had(3, 4)],
            ),
        ] {
            let parts = delta(after, &prints(before)).expect("it has pieces");
            assert_eq!(parts, expected);
            assert_eq!(put_together(&parts, before), after);
        }
        let json = serde_json::to_string(&[Part::Had(0, 2), Part::New("<li>")]).expect("JSON");
        assert_eq!(json, r#"[[0,2],"<li>"]"#);
    }

    #[test]
    fn prints_are_those_of_the_script() {
        assert_eq!(print("123456789"), "mkD9");
        assert_eq!(print("ж"), "ZF84");
    }

    #[test]
    fn rubbish_is_as_good_as_nothing() {
        for rubbish in ["", "abc", "жжжж", "12345"] {
            assert_eq!(delta("<li>", rubbish), None, "{rubbish}");
        }
        assert_eq!(delta("<li>", "zzzz"), Some(vec![Part::New("<li>")]));
    }
}
