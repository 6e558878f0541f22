//! Boards of people's own: how one comes in with the form that lays a table, whether it will do, and how
//! it is taken home again.

use axum::extract::{Path, State};
use axum::response::Response;
use engine::Message;
use roster::{Head, Setup, Title};

use crate::House;
use crate::answers::attachment;
use crate::at_table::AtTable;
use crate::refusal::{Reason, Refusal, refused};
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;

/// No board file is larger, in bytes.
pub(crate) const LARGEST: usize = 64 * 1024;
/// No form with a board in it is larger: most letters that aren't English take three times their room.
pub(crate) const LARGEST_FORM: usize = 4 * LARGEST;

/// Why no table can be laid with what is in a form.
pub(crate) struct Unfit<'h> {
    /// The game whose form they are shown again.
    pub game: &'h Title,
    /// In a word.
    pub reason: Reason,
    /// All that is wrong with it.
    pub faults: Vec<Message>,
}

/// The board file in a form, or that of the table which the form wants another one like; with line ends as
/// everybody has them.
pub(crate) async fn brought(house: &House, fields: &Fields) -> Result<Option<String>, Refusal> {
    let text = field(fields, "own_board").trim_start_matches('\u{feff}');
    if !text.trim().is_empty() {
        return Ok(Some(text.replace("\r\n", "\n")));
    }
    match field(fields, "like") {
        "" => Ok(None),
        table => Ok(house.hub.room(table).await?.now().table.own_board.as_deref().map(str::to_owned)),
    }
}

/// Whether a table can be laid so, with the board that was brought. The board is read where bots think, so
/// that nobody else waits for it.
pub(crate) async fn check<'h>(
    house: &'h House,
    visitor: &Visitor,
    game: &'h Title,
    setup: Setup,
) -> Result<(), Unfit<'h>> {
    let unfit = |game, reason, faults| Err(Unfit { game, reason, faults });
    let text = setup.board.as_deref().unwrap_or_default();
    if text.len() > LARGEST {
        let large = Message::new("server-board-too-large").with("size", text.len().div_ceil(1024));
        return unfit(game, Reason::BoardTooLarge, vec![large.with("most", LARGEST / 1024)]);
    }
    let said = Head::read(text).ok().and_then(|head| head.game);
    if let Some(other) = said.and_then(|said| house.tools.games.game(&said).ok())
        && other.id != game.id
    {
        return unfit(other, Reason::BoardOtherGame, Vec::new());
    }
    let deals = house.tools.deals.clone();
    let checked = house.tools.pool.think(&visitor.person, false, move |_| Some(deals.check(&setup))).await;
    match checked {
        Some(Ok(())) => Ok(()),
        Some(Err(faults)) => unfit(game, Reason::BoardFaulty, faults),
        None => unfit(game, Reason::Unknown, Vec::new()),
    }
}

/// A board file of the house's own: the pattern for others.
pub(crate) async fn pattern(State(house): Shared, Path(file): Path<String>, visitor: Visitor) -> Response {
    let board = file.strip_suffix(".toml").unwrap_or_default();
    match house.tools.games.file(board) {
        Some(text) => taken_home(board, text),
        None => refused(&house, &visitor, "/", Reason::NotFound),
    }
}

/// The board file that a table is played with, for whoever comes to the table.
pub(crate) async fn download(at: AtTable) -> Response {
    let now = at.room.now();
    match (&now.table.own_board, &now.own_board) {
        (Some(text), Some(head)) => taken_home(&head.id, text),
        _ => at.refused(Reason::NotFound),
    }
}

fn taken_home(board: &str, text: &str) -> Response {
    attachment("application/toml; charset=utf-8", &format!("{board}.toml"), text.to_owned())
}
