//! Looking at a game again: step by step, through the eyes of a seat, of somebody who watched, or with everything
//! open.
//!
//! A step is drawn by what draws the table. From where positions are kept no more than a few steps are played
//! again for it, so a look at an old step costs about what a look at the table does. While a game runs, everybody
//! looks back through their own eyes only, at what they saw then.

use std::sync::Arc;

use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Message, Names, Viewer};
use pages::Chair;
use pages::company::Company;
use pages::practice::Practice;
use pages::preferences::Preferences;
use pages::review::{self, Eyes, Out, Review};
use serde::Deserialize;
use table::Branch;

use crate::House;
use crate::answers::{Marked, data, news, page};
use crate::at_table::AtTable;
use crate::live::{Live, ViewerContext};
use crate::partners::Partners;
use crate::playing::prepare_board;
use crate::refusal::{Reason, Refusal, refused};
use crate::session::Visitor;
use crate::snapshot::Snapshot;
use crate::{me, practice, waiting};

/// A game that somebody looks at again.
pub(crate) struct Reviewed {
    /// All of it.
    pub live: Arc<dyn Live>,
    /// Who sat where.
    pub chairs: Vec<Chair>,
    /// Through whose eyes they may look at it, the first of them if they don't say.
    pub offered: Vec<Eyes>,
    /// What its addresses have after `/t/`, before step and eyes.
    pub place: String,
    /// Where they go back to.
    pub out: Option<(Out, String)>,
    /// What they can take home.
    pub files: Vec<(&'static str, String)>,
    /// What the board is called, if it isn't one of the house.
    pub own_board: Option<Names>,
    /// Whether cards may be counted for them.
    pub counts: bool,
    /// Where and why it is no game any more, if a record departs.
    pub fault: Option<String>,
    /// How they go on from a step themselves, if they may.
    pub practice: Option<Practice>,
    /// What it grew from, if it is practice itself.
    pub root: Option<Branch>,
}

/// Which step, and through whose eyes, as an address says it.
#[derive(Deserialize)]
pub(crate) struct Place {
    step: u32,
    eyes: String,
}

/// The same, as a form says it.
#[derive(Deserialize)]
pub(crate) struct Sought {
    step: Option<u32>,
    eyes: Option<String>,
}

/// What else an address says.
#[derive(Deserialize)]
pub(crate) struct Asked {
    focus: Option<String>,
    #[serde(default)]
    have: String,
}

/// A table's game to be looked at again by somebody, if they may.
fn at_table(at: &AtTable) -> Result<Reviewed, Refusal> {
    let now = at.room.now();
    let live = now.game()?.clone();
    let (table, path) = (&at.room.id, at.path());
    let open = now.is_laid_open();
    if !open && !live.may_look_back(now.viewer(&at.visitor.person)) {
        return Err(Refusal::Told(Message::new("review-closed")));
    }
    let chairs = now.chairs(&at.house, at.visitor.language, 0);
    let files = [("review-text", format!("{path}/record.txt")), ("review-log", format!("{path}/record"))];
    Ok(Reviewed {
        offered: eyes(&now, &at.visitor.person, &chairs, live.is_open()),
        live,
        chairs: chairs
            .into_iter()
            .map(|chair| Chair { here: None, time: None, away: None, ..chair })
            .collect(),
        place: format!("{table}/replay"),
        out: Some((if open { Out::Table } else { Out::Game }, path)),
        files: if open { files.into() } else { Vec::new() },
        own_board: now.own_board.as_ref().map(|head| head.names.clone()),
        counts: now.table.terms.counts,
        fault: None,
        practice: None,
        root: now.table.branch.clone(),
    })
}

/// The same, with the way on from its steps if it lies open.
async fn practised(at: &AtTable) -> Result<Reviewed, Refusal> {
    let reviewed = at_table(at)?;
    let now = at.room.now();
    match now.is_laid_open() {
        true => practice::offered(&at.house, &at.visitor, reviewed, now.table.terms.watched).await,
        false => Ok(reviewed),
    }
}

/// Through whose eyes somebody may look at a table's game: their own come first. Where nothing is hidden there are
/// no others.
fn eyes(now: &Snapshot, person: &str, chairs: &[Chair], nothing_hidden: bool) -> Vec<Eyes> {
    let own = match now.viewer(person) {
        Viewer::Seat(seat) => Eyes::Seat(seat),
        Viewer::Spectator => Eyes::Watcher,
    };
    if nothing_hidden || !now.is_laid_open() {
        return vec![own];
    }
    let first = if own == Eyes::Watcher { Eyes::All } else { own };
    let others = review::all_eyes(chairs).into_iter().filter(|eyes| *eyes != first);
    [first].into_iter().chain(others).collect()
}

/// To the address that says step and eyes: of a link, or of a form without the script.
pub(crate) async fn seek(at: AtTable, Query(sought): Query<Sought>) -> Response {
    match at_table(&at) {
        Ok(reviewed) => found(&reviewed, &sought),
        Err(refusal) => at.refused(refusal),
    }
}

/// The same for any game.
pub(crate) fn found(reviewed: &Reviewed, sought: &Sought) -> Response {
    // A game that is over is told from its beginning, one that runs from where it is.
    let runs = reviewed.out.as_ref().is_some_and(|(out, _)| *out == Out::Game);
    let usual = if runs { reviewed.live.steps() } else { 0 };
    let eyes = sought.eyes.as_deref().and_then(Eyes::from_id);
    let eyes = eyes.or(reviewed.offered.first().copied()).unwrap_or(Eyes::Watcher);
    let step = sought.step.unwrap_or(usual);
    Redirect::to(&format!("/t/{}/{step}/{}", reviewed.place, eyes.id())).into_response()
}

/// The page of a step.
pub(crate) async fn show(at: AtTable, Path(place): Path<Place>, Query(asked): Query<Asked>) -> Response {
    match practised(&at).await {
        Ok(reviewed) => whole(&at.house, &at.visitor, &reviewed, &place, &asked).await,
        Err(refusal) => at.refused(refusal),
    }
}

/// What of it the script doesn't have yet.
pub(crate) async fn regions(at: AtTable, Path(place): Path<Place>, Query(asked): Query<Asked>) -> Response {
    match practised(&at).await {
        Ok(reviewed) => fresh(&at.house, &at.visitor, &reviewed, &place, &asked).await,
        Err(refusal) => at.refused(refusal),
    }
}

/// The page of any game after a step.
pub(crate) async fn whole(
    house: &Arc<House>,
    visitor: &Visitor,
    reviewed: &Reviewed,
    place: &Place,
    asked: &Asked,
) -> Response {
    prepare_board(house, visitor, &reviewed.live).await;
    let wants = me::preferences(house, &visitor.person).await.unwrap_or_default();
    let look = Look { house, visitor, reviewed, focus: asked.focus.as_deref(), wants };
    look.at(place, |live, context| page(live.page(context)))
}

/// Its regions.
pub(crate) async fn fresh(
    house: &Arc<House>,
    visitor: &Visitor,
    reviewed: &Reviewed,
    place: &Place,
    asked: &Asked,
) -> Response {
    prepare_board(house, visitor, &reviewed.live).await;
    let focus = asked.focus.as_deref().filter(|focus| !focus.is_empty());
    let look = Look { house, visitor, reviewed, focus, wants: Preferences::default() };
    look.at(place, |live, context| {
        let all: Vec<Marked> = live.regions(context).into_iter().map(Marked::new).collect();
        let told = news((context.mark, live.steps()), &all.iter().collect::<Vec<_>>(), &asked.have, None);
        data(StatusCode::OK, told)
    })
}

/// How somebody looks at a game again.
struct Look<'a> {
    house: &'a Arc<House>,
    visitor: &'a Visitor,
    reviewed: &'a Reviewed,
    focus: Option<&'a str>,
    wants: Preferences,
}

impl Look<'_> {
    /// Draws what an address means; through other eyes than theirs nobody sees anything.
    fn at(&self, place: &Place, draw: impl FnOnce(&dyn Live, &ViewerContext<'_>) -> Response) -> Response {
        let Look { house, visitor, reviewed, .. } = self;
        let eyes = Eyes::from_id(&place.eyes).filter(|eyes| reviewed.offered.contains(eyes));
        let Some(eyes) = eyes else {
            let back = reviewed.out.as_ref().map_or("/", |(_, path)| path);
            return refused(house, visitor, back, Reason::NotFound);
        };
        let then = reviewed.live.as_it_was(place.step);
        let base = waiting::base(house, visitor);
        drawn(reviewed, (&*then, eyes), visitor.words(house), (self.focus, self.wants, &base), draw)
    }
}

/// Draws a game as it was, through these eyes.
pub(crate) fn drawn<T>(
    reviewed: &Reviewed,
    (then, eyes): (&dyn Live, Eyes),
    words: &words::Words,
    (focus, preferences, base): (Option<&str>, Preferences, &str),
    draw: impl FnOnce(&dyn Live, &ViewerContext<'_>) -> T,
) -> T {
    let viewer = match eyes {
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Watcher | Eyes::All => Viewer::Spectator,
    };
    let step = then.steps();
    let table = format!("{}/{step}/{}", reviewed.place, eyes.id());
    let review = Review {
        place: &reviewed.place,
        step,
        eyes,
        offered: &reviewed.offered,
        steps: &reviewed.live.standing(),
        out: reviewed.out.as_ref().map(|(out, path)| (*out, &**path)),
        files: &reviewed.files,
        link: &format!("{base}/t/{table}"),
        fault: reviewed.fault.as_deref(),
        practice: reviewed.practice.as_ref(),
    };
    let context = ViewerContext {
        words,
        table: &table,
        chairs: &reviewed.chairs,
        viewer,
        plays: false,
        focus,
        refusal: None,
        partners: &Partners::default(),
        hint: None,
        thinking: false,
        hints: false,
        counts: reviewed.counts,
        departed: None,
        mark: &format!("{step}.{}", eyes.id()),
        once: "",
        own_board: reviewed.own_board.as_ref(),
        company: Company { practice: reviewed.root.as_ref().map(practice::root), ..Company::default() },
        chat: &pages::chat::SILENCE,
        big: None,
        review: Some(&review),
        preferences,
        now: 0,
    };
    draw(then, &context)
}
