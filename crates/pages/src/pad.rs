//! Score pads: what lies on a table of cardboard is tapped on a board, and counted by the game's own rules.
//!
//! All of a pad is in its address, `/pad/europe/1.3A.…`, so it is shared by a link and kept by whoever has it;
//! no server knows of any. A tap is a link with the change that it makes (`?tap=route:paris-dieppe`), which
//! leads to the address of the pad after it.

mod change;
mod entry;
mod list;
mod seats;
mod sheet;
mod told;

use engine::{BySeat, Outcome, Seat, Viewer};
use maud::{Markup, html};
use rails::pad::{Fault, HasPad, Pad};
use rails::{RouteSet, TicketId, TicketSet};
use roster::Title;
use words::Words;

use crate::handbook::shown;
use crate::shell::{Frame, page as whole_page};
use crate::ticket_game::tickets::Fate;
use crate::{Chair, HasPages, Region, Screen, map};

use change::Trouble;

pub use list::{door, list};

/// What somebody wants of a pad.
pub struct Asked<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which game.
    pub game: &'a Title,
    /// The pad as its address has it; empty for a fresh one.
    pub text: &'a str,
    /// What is to change: the first of these that is known.
    pub change: &'a [(String, String)],
    /// What somebody may be called who is to be called so.
    pub clean: &'a dyn Fn(&str) -> String,
    /// The address of the house as others reach it.
    pub base: &'a str,
    /// Whether the script asks, which has the rest of the page.
    pub regions: bool,
}

/// What comes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The text of a pad with the change.
    Changed(String),
    /// The page of the pad.
    Page(String),
    /// The parts of it that can change.
    Regions(Vec<Region>),
}

/// What a game's pad needs to be drawn, beside its rules.
pub(crate) trait PadGame: HasPad + HasPages {
    /// The class of its table, whose styles its tickets wear.
    const CLASS: &'static str;

    /// The board to tap on, and what of it changes; nothing where only tickets are entered.
    fn board(_: &Shown<'_, Self>) -> Option<Board> {
        None
    }
    /// What a ticket is called in addresses.
    fn ticket_id(&self, id: TicketId) -> String;
    /// How a ticket looks: its classes, and what is on it.
    fn ticket(screen: &Screen<'_, Self>, id: TicketId, fate: Fate) -> (String, Markup);
    /// Those of a seat's tickets that are completed.
    fn completed(screen: &Screen<'_, Self>, seat: Seat) -> TicketSet;
    /// What a seat has to show for its tickets.
    fn earned(screen: &Screen<'_, Self>, seat: Seat) -> Markup;
}

/// A board to tap on.
pub(crate) struct Board {
    /// All of it.
    pub whole: Markup,
    /// What of it changes.
    pub now: Markup,
}

/// A pad as it is drawn.
pub(crate) struct Shown<'a, G: PadGame> {
    /// The end of the game as its table would show it to everybody.
    pub screen: &'a Screen<'a, G>,
    /// What has been entered.
    pub pad: &'a Pad,
    /// What is wrong with it.
    pub faults: &'a [Fault],
    /// Why what was asked for was not done.
    trouble: Option<&'a Trouble>,
    /// Whether all of the address could be read.
    is_whole: bool,
    asked: &'a Asked<'a>,
}

impl<G: PadGame> Shown<'_, G> {
    /// The sheet, where there can be one.
    fn outcome(&self) -> Option<&Outcome> {
        self.screen.outcome
    }

    /// What is typed to find a ticket, without the script.
    fn typed(&self) -> &str {
        let typed = self.asked.change.iter().find(|(name, _)| name == "q");
        typed.map_or("", |(_, typed)| typed.trim())
    }
}

/// Where the pads of a game are.
pub fn address(game: &str) -> String {
    format!("/pad/{game}")
}

/// For how many seats a pad is, as its text says.
pub fn seats_of(text: &str) -> Option<usize> {
    Pad::seats_of(text)
}

/// The address of a pad. Names may have any letters.
pub fn path(game: &str, text: &str) -> String {
    let mut path = address(game) + "/";
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b',' => path.push(byte.into()),
            _ => path.push_str(&format!("%{byte:02X}")),
        }
    }
    path
}

/// Does what is asked for.
pub(crate) fn answer<G: PadGame>(rules: &G, asked: &Asked<'_>) -> Option<Answer> {
    let extent = rules.extent();
    let (pad, is_whole) = match asked.text {
        "" => (Pad::new(rules.seats()), true),
        text => Pad::read(text, &extent, asked.clean).filter(|(pad, _)| pad.seats == rules.seats())?,
    };
    let trouble = match change::changed(rules, &pad, asked) {
        Some(Ok(pad)) => return Some(Answer::Changed(pad.write(&extent))),
        Some(Err(trouble)) => Some(trouble),
        None => None,
    };
    let (state, faults) = (rules.laid_out(&pad.laid), rules.faults(&pad.laid));
    // What can't be isn't counted: nobody reads out a wrong winner, and nobody has us look for a path of all routes.
    let possible = faults.iter().all(|fault| !fault.impossible);
    let outcome = if possible { rules.outcome(&state) } else { None };
    let view = rules.view(&state, Viewer::Spectator);
    let chairs: Vec<Chair> = Seat::all(pad.seats).map(|seat| chair(asked.words, &pad, seat)).collect();
    Some(shown(rules, asked.words, &state, None, |screen| {
        let screen = Screen {
            chairs: &chairs,
            viewer: Viewer::Spectator,
            view: &view,
            outcome: outcome.as_ref(),
            ..*screen
        };
        let shown =
            Shown { screen: &screen, pad: &pad, faults: &faults, trouble: trouble.as_ref(), is_whole, asked };
        if asked.regions {
            Answer::Regions(regions(&shown))
        } else {
            Answer::Page(page(&shown).into_string())
        }
    }))
}

/// Whoever isn't called anything is called as their pieces look.
fn chair(words: &Words, pad: &Pad, seat: Seat) -> Chair {
    let name = match pad.names[seat.index()].as_str() {
        "" => colour(words, seat),
        name => name.to_owned(),
    };
    Chair { name, ..Chair::default() }
}

/// What the pieces of a seat look like, in a word.
fn colour(words: &Words, seat: Seat) -> String {
    let letter = seat.letter().to_ascii_lowercase();
    words::capitalised(&words.text(&format!("me-colour-{letter}")))
}

/// The parts that can change.
fn regions<G: PadGame>(shown: &Shown<'_, G>) -> Vec<Region> {
    let region = |id, html: Markup| Region { id, html: html.into_string() };
    let mut regions = vec![
        region("pad-count", seats::count(shown)),
        region("pad-seats", seats::seats(shown)),
        region("pad-told", told::told(shown)),
        region("pad-entry", entry::entry(shown)),
        region("pad-sheet", sheet::sheet(shown)),
    ];
    regions.extend(G::board(shown).map(|board| region("map-now", board.now)));
    regions
}

fn page<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let (words, game) = (shown.screen.words, shown.asked.game.id);
    let name = words.text(&format!("{game}-title"));
    let board = G::board(shown);
    let content = html! {
        (shown.screen.rules.drawings())
        main #main .pad .boardless[board.is_none()] data-pad=(game) data-offline=(words.text("pad-offline")) {
            header.pad-head {
                h1 { (name) " " small { (words.text("pad-title")) } }
                (seats::count(shown))
            }
            (seats::seats(shown))
            (told::told(shown))
            @if let Some(board) = board {
                div.map-frame { (board.whole) (map::zoom(words)) }
            }
            div.pad-side { (entry::entry(shown)) (sheet::sheet(shown)) }
        }
    };
    let title = format!("{name}: {} — Roundhouse", words.text("pad-title"));
    let path = match shown.asked.text {
        "" => address(game),
        text => path(game, text),
    };
    let frame = Frame {
        words,
        title,
        path: &path,
        body_class: "score-pad",
        game: Some(game),
        waits: false,
        preview: None,
        badge: None,
    };
    whole_page(&frame, content)
}

/// Who has the longest path, where that counts: each with its length and its routes.
pub(crate) fn longest<G: PadGame>(shown: &Shown<'_, G>) -> Vec<(Seat, u16, RouteSet)> {
    let (rules, laid) = (shown.screen.rules, &shown.pad.laid);
    let counted = if shown.outcome().is_some() { shown.pad.seats } else { 0 };
    let paths = Seat::all(counted).filter_map(|seat| {
        let (length, path) = rules.longest_path(laid, seat)?;
        (length > 0).then_some((seat, length, path))
    });
    let mut paths: Vec<_> = paths.collect();
    let most = paths.iter().map(|(_, length, _)| *length).max();
    paths.retain(|(_, length, _)| Some(*length) == most);
    paths
}

/// What everybody has to show in all.
fn totals(outcome: Option<&Outcome>) -> BySeat<Option<i32>> {
    BySeat::new(|seat| Some(outcome?.sheets.get(seat.index())?.total()))
}
