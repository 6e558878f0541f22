//! First lessons: how they are laid, and how far a learner is at such a table.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Keyed, Seat};
use lessons::{Happened, Kinds, Lesson, Progress, Script};
use roster::Title;
use sha2::{Digest, Sha256};
use table::{Entry, Table, Terms, Wish};

use crate::House;
use crate::at_table::AtTable;
use crate::bot_names;
use crate::dealing::Deals;
use crate::letters::short_id;
use crate::live::Live;
use crate::new_table::{add, allow, name};
use crate::playing::{answered, answered_beside};
use crate::refusal::{Reason, Refusal, refused};
use crate::room::Room;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;
use crate::snapshot::Snapshot;

/// How far the learner is after an entry, where the table and its game are so by now.
pub(crate) fn after(
    before: Option<Arc<Progress>>,
    entry: &Entry,
    table: &Table,
    game: Option<&dyn Live>,
) -> Option<Arc<Progress>> {
    let lesson = Lesson::of(&table.game).filter(|_| table.terms.lesson)?;
    let (Some(game), Some(learner)) = (game, table.seat_of(&table.host)) else { return before };
    let happened = match entry {
        Entry::Started { .. } => Happened::Dealt,
        Entry::Acted { seat, action, .. } if *seat == learner => {
            Happened::Did(game.kind(action).unwrap_or_default(), game.told(learner))
        }
        Entry::Acted { .. } => Happened::Saw(game.told(learner)),
        Entry::Undone { .. } => Happened::TakenBack,
        Entry::Coached { idea: Some(idea) } => Happened::WentOn(idea.clone()),
        Entry::Coached { idea: None } => Happened::Left,
        _ => return before,
    };
    let can = if game.actors().contains(learner) { game.kinds(learner) } else { Kinds::new() };
    let before = before.as_deref().cloned().unwrap_or_default();
    Some(Arc::new(before.after(&lesson.script, &happened, can, game.is_over())))
}

impl Snapshot {
    /// How far a person is with the lesson that they learn here.
    pub(crate) fn coaching(&self, person: &str) -> Option<&Progress> {
        self.lesson.as_deref().filter(|_| self.table.host == person && self.departed.is_none())
    }

    /// Whether there is still something to go on from: this idea; or for none, the lesson itself.
    pub(crate) fn is_told(&self, idea: Option<&str>) -> bool {
        let (Some(progress), Some(lesson)) = (&self.lesson, Lesson::of(&self.table.game)) else {
            return true;
        };
        match idea {
            None => !progress.is_closed,
            Some(idea) => {
                !progress.is_over
                    && progress.current.is_some()
                    && lesson.script.place(idea) == progress.current
            }
        }
    }
}

/// `POST /g/{game}/lesson`: to the table of a first lesson.
pub(crate) async fn lay(
    State(house): Shared,
    Path(game): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let title = house.tools.games.game(&game).ok();
    let Some((title, lesson)) = title.and_then(|title| Some((title, Lesson::of(title.id)?))) else {
        return refused(&house, &visitor, "/", Reason::NotFound);
    };
    match lay_lesson(&house, &visitor, &fields, (title, lesson)).await {
        Ok(room) => Redirect::to(&format!("/t/{}", room.id)).into_response(),
        Err(refusal) => refused(&house, &visitor, "/", refusal),
    }
}

async fn lay_lesson(
    house: &House,
    visitor: &Visitor,
    fields: &Fields,
    (title, lesson): (&Title, &Lesson),
) -> Result<Arc<Room>, Refusal> {
    // The same form lays one table; at its end a lesson offers itself once more, by the name of its table.
    let once = house.once(&["lesson", title.id, &visitor.person, field(fields, "once")]);
    let id = short_id(&Sha256::digest(once.as_bytes()));
    if let Ok(room) = house.hub.room(&id).await {
        return Ok(room);
    }
    allow(house, visitor).await?;
    let learner = (visitor.person.clone(), name(house, visitor, fields).await?);
    let bot = |table: &Table, bot: &str| bot_names::new_name(house, visitor.language, table, bot);
    let entries = entries(&*house.tools.deals, &bot, title.id, &lesson.script, learner)?;
    house.hub.lay(&id, entries).await
}

/// The log with which the table of a lesson begins; its bots are called so.
fn entries(
    deals: &dyn Deals,
    bot: &dyn Fn(&Table, &str) -> String,
    game: &str,
    script: &Script,
    (person, name): (String, String),
) -> Result<Vec<Entry>, Refusal> {
    let setup = script.setup(game);
    let terms = Terms { watched: false, own_colours: true, lesson: true, ..Terms::default() };
    let mut entries = vec![Entry::Laid {
        game: setup.game,
        seats: setup.seats,
        options: setup.options,
        host: person.clone(),
        terms,
        own_board: None,
    }];
    let mut table = Table::laid(&entries[0]).map_err(Refusal::Told)?;
    entries.push(Entry::Sat { seat: Seat::default(), person, name });
    add(&mut table, &entries)?;
    for seat in table.seats().skip(1) {
        let name = bot(&table, &script.bot);
        entries.push(Entry::Bot { seat, level: script.bot.clone(), name });
        add(&mut table, &entries)?;
    }
    let seed = script.seed().to_string();
    // The chance of a table is a part of its deal.
    table.chance = Keyed::NEW;
    let (rules, board) = deals.deal(&table, &seed).map_err(Refusal::Told)?.pedigree();
    entries.push(Entry::Started { seed, chance: Keyed::NEW, rules: Some(rules), board: Some(board) });
    Ok(entries)
}

/// `POST /t/{table}/lesson`: the learner goes on from an idea, or has no more of the lesson.
pub(crate) async fn go_on(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let idea = Some(field(&fields, "idea")).filter(|idea| !idea.is_empty()).map(str::to_owned);
    let done = at.room.wish(Wish::GoOn { person: at.visitor.person.clone(), idea }).await;
    let (have, focus) = (field(&fields, "have"), field(&fields, "focus"));
    match at.visitor.script {
        true => answered_beside(&at, have, done, Some(focus)).await,
        false => answered(&at, have, done).await,
    }
}

#[cfg(test)]
mod tests;
