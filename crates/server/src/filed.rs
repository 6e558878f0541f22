//! A game to be looked at again, as one file: the page of its deal, of every step what differs from the one before,
//! and the styles, pictures and script that belong to it. It asks nobody for anything.

use std::collections::BTreeMap;

use engine::replay::Departure;
use engine::{Message, Record};
use pages::assets;
use pages::preferences::Preferences;
use pages::review::Eyes;
use serde::Serialize;
use words::Words;

use crate::dealing::Deals;
use crate::delta::{Part, delta, prints, put_together};
use crate::live::Live;
use crate::records::{played, reviewed};
use crate::review::{Reviewed, drawn};

/// A game as a file.
pub struct Filed {
    /// The page.
    pub html: String,
    /// How many steps it has, beside the deal.
    pub steps: usize,
    /// Where and why its record departs from the rules, if it does: the file ends there.
    pub departure: Option<Departure>,
}

/// A record as a page of its own, as it is seen through these eyes.
///
/// # Errors
/// There is no such game, or the record departs at the deal.
pub fn filed(
    deals: &dyn Deals,
    words: &Words,
    record: &Record,
    board: Option<String>,
    eyes: Eyes,
) -> Result<Filed, Vec<Message>> {
    let read = played(deals, record.clone(), board, &|| false)?;
    // Where nothing is hidden all eyes are the same.
    let eyes = if read.live.is_open() { Eyes::Watcher } else { eyes };
    let reviewed = Reviewed { offered: vec![eyes], out: None, ..reviewed(words, "file", &read) };
    let steps: Vec<u32> =
        [0].into_iter().chain(read.live.standing().into_iter().map(|(step, _)| step)).collect();
    let mut regions: BTreeMap<&str, Versions> = BTreeMap::new();
    let mut page = String::new();
    for (frame, step) in steps.iter().enumerate() {
        let then = read.live.as_it_was(*step);
        let look = |live: &dyn Live, context: &crate::live::ViewerContext<'_>| {
            (live.regions(context), (frame == 0).then(|| live.page(context)))
        };
        let (drawn, whole) =
            drawn(&reviewed, (&*then, eyes), words, (None, Preferences::default(), ""), look);
        page.push_str(whole.as_deref().unwrap_or_default());
        for region in drawn {
            regions.entry(region.id).or_default().add(frame, alone(&region.html));
        }
    }
    let told = serde_json::to_string(&Told { steps: &steps, regions: &regions }).unwrap_or_default();
    Ok(Filed { html: whole(&page, &told), steps: steps.len() - 1, departure: read.departure })
}

/// What the script reads.
#[derive(Serialize)]
struct Told<'a> {
    steps: &'a [u32],
    regions: &'a BTreeMap<&'a str, Versions>,
}

/// A region as it was, each time it became another: at which step of those that stand, and as parts of what it was
/// before.
#[derive(Default, Serialize)]
#[serde(transparent)]
struct Versions {
    all: Vec<(usize, Vec<Piece>)>,
    #[serde(skip)]
    last: String,
}

/// A part of a text, as [`Part`] has it.
#[derive(Serialize)]
#[serde(untagged)]
enum Piece {
    Had(usize, usize),
    New(String),
}

impl Versions {
    fn add(&mut self, frame: usize, text: String) {
        if frame > 0 && text == self.last {
            return;
        }
        let parts = delta(&text, &prints(&self.last)).unwrap_or_default();
        // Two pieces that are known by the same are rare.
        let is_right = put_together(&parts, &self.last) == text;
        let own = |part: Part<'_>| match part {
            Part::Had(from, to) => Piece::Had(from, to),
            Part::New(new) => Piece::New(new.to_owned()),
        };
        let parts =
            if is_right { parts.into_iter().map(own).collect() } else { vec![Piece::New(text.clone())] };
        self.all.push((frame, parts));
        self.last = text;
    }
}

/// A page with all that it would load, and what is in its script.
fn whole(page: &str, told: &str) -> String {
    let mut whole = String::with_capacity(page.len() + told.len());
    let mut rest = page;
    while let Some((before, tag, after)) = next_loaded(rest) {
        whole.push_str(before);
        whole.push_str(&lent(tag));
        rest = after;
    }
    whole.push_str(rest);
    // What ends a script ends it wherever it stands.
    let told = told.replace('<', "\\u003c");
    // Rules, and what things are, would have to be asked for.
    let script = ["rules", "legend"]
        .iter()
        .fold(text_of(assets::url("filed")), |script, asked| script.replace(assets::url(asked), ""))
        .replace("</", "<\\/");
    let own = format!(
        "<style>.top nav{{display:none}}</style><script type=\"application/json\" id=\"filed\">{told}</script><script>{script}</script></body>"
    );
    alone(&whole).replacen("</body>", &own, 1)
}

/// The next part of a page that loads a stylesheet or a script.
fn next_loaded(page: &str) -> Option<(&str, &str, &str)> {
    let starts = ["<link ", "<script "];
    let at = starts.iter().filter_map(|start| page.find(start)).min()?;
    let end = at + page[at..].find('>')? + 1;
    let end = if page[at..].starts_with("<script ") { end + page[end..].find("</script>")? + 9 } else { end };
    Some((&page[..at], &page[at..end], &page[end..]))
}

/// A stylesheet as it is; the script comes at the end, and other things aren't needed.
fn lent(tag: &str) -> String {
    let address = tag.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
    match tag.contains("rel=\"stylesheet\"") {
        true => format!("<style>{}</style>", text_of(address)),
        false => String::new(),
    }
}

fn text_of(address: &str) -> String {
    assets::find(address).map(|asset| String::from_utf8_lossy(&asset.bytes).into_owned()).unwrap_or_default()
}

/// A text without what leads to a house: pictures are put in place of their addresses, ways to other steps stay as
/// the script takes them, and other links lead nowhere.
fn alone(html: &str) -> String {
    let mut alone = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find(" href=\"") {
        let (before, from) = rest.split_at(at);
        let (address, after) = from[7..].split_once('"').unwrap_or((&from[7..], ""));
        alone.push_str(before);
        if address.starts_with("/assets/") {
            alone.push_str(&format!(" href=\"{}\"", picture(address)));
        } else if address.contains("/replay/") && !address.contains('?') {
            alone.push_str(" href=\"#\"");
        } else if address.starts_with('#') {
            alone.push_str(&format!(" href=\"{address}\""));
        }
        rest = after;
    }
    alone.push_str(rest);
    alone
}

/// A picture as an address that holds all of it.
fn picture(address: &str) -> String {
    let mut data = "data:image/svg+xml;charset=utf-8,".to_owned();
    for letter in text_of(address).chars() {
        match letter {
            '%' | '#' | '"' | '<' | '>' | '&' | '\n' => data.push_str(&format!("%{:02X}", u32::from(letter))),
            letter => data.push(letter),
        }
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_leads_to_a_house() {
        let html = r##"<a class="a" href="/t/x?focus=y" data-focus="y">1</a><a href="/t/x/replay/3/all" data-to="3">2</a><use href="#sign"/><a href="?focus=z">3</a>"##;
        let expected =
            r##"<a class="a" data-focus="y">1</a><a href="#" data-to="3">2</a><use href="#sign"/><a>3</a>"##;
        assert_eq!(alone(html), expected);
    }

    #[test]
    fn versions_are_told_by_what_differs() {
        let mut versions = Versions::default();
        for (frame, text) in
            ["<ol><li>a</li></ol>", "<ol><li>a</li></ol>", "<ol><li>b</li><li>a</li></ol>"].iter().enumerate()
        {
            versions.add(frame, (*text).to_owned());
        }
        let told = serde_json::to_string(&versions).expect("JSON");
        assert_eq!(told, r#"[[0,["<ol><li>a</li></ol>"]],[2,[[0,1],"<li>b</li>",[1,2]]]]"#);
    }

    #[test]
    fn a_page_brings_its_styles_along_and_no_script_of_a_house() {
        let page = r#"<head><link rel="icon" href="/assets/i.svg"><link rel="stylesheet" href="/assets/none.css"><script defer src="/assets/t.js"></script></head><body>x</body>"#;
        let whole = whole(page, r#"{"a":"</script>"}"#);
        assert!(whole.starts_with("<head><style></style></head><body>x<style>"), "{whole}");
        assert!(whole.contains(r#"{"a":"\u003c/script>"}"#) && !whole.contains("/assets/t.js"));
    }
}
