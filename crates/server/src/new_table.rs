//! Laying tables: the page of a game, a game at once, a table with friends.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use engine::chance::hex;
use engine::{Keyed, Message, Seat};
use pages::own_board::Trouble;
use pages::start::{Sent, Start, level_name};
use roster::{Setup, Title};
use sha2::{Digest, Sha256};
use table::{Entry, Table, checked_name};
use words::Words;

use crate::House;
use crate::answers::page;
use crate::own_board::{self, Unfit};
use crate::refusal::{Reason, Refusal, marked, refused};
use crate::room::Room;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;
use crate::snapshot::chairs;
use crate::waiting::levels;

/// So many bots of a level have a name of their own.
const BOT_NAMES: usize = 5;
/// A form that lays a table is the same form for so many seconds, unless a page was asked for anew.
const SAME_FORM: i64 = 600;

fn number(fields: &Fields, name: &str, allowed: std::ops::RangeInclusive<usize>, default: usize) -> usize {
    field(fields, name).parse().ok().filter(|number| allowed.contains(number)).unwrap_or(default)
}

impl House {
    /// What a form carries so that it lays one table, however often it is sent: for these, and for a while.
    pub(crate) fn once(&self, of: &[&str]) -> String {
        let since = ((self.tools.wall)() / SAME_FORM).to_string();
        self.seal(&[&["once", &since], of].concat())[..24].to_owned()
    }
}

/// The name in a form, else the one remembered, else what guests are called.
pub(crate) async fn name(house: &House, visitor: &Visitor, fields: &Fields) -> Result<String, Refusal> {
    if let Ok(name) = checked_name(field(fields, "name")) {
        return Ok(name);
    }
    let known = house.tools.store.name(&visitor.person).await?;
    Ok(known.unwrap_or_else(|| visitor.words(house).text("server-guest")))
}

/// Remembers the name in a form, for whoever sits at a table by now: of others nothing is kept.
pub(crate) async fn remember_name(house: &House, visitor: &Visitor, fields: &Fields) {
    if let Ok(name) = checked_name(field(fields, "name"))
        && let Err(error) = house.tools.store.rename(&visitor.person, &name).await
    {
        tracing::warn!(%error, "a name could not be remembered");
    }
}

/// The page of a game, with the forms that lay tables for it.
pub(crate) async fn start(State(house): Shared, Path(game): Path<String>, visitor: Visitor) -> Response {
    let Ok(game) = house.tools.games.game(&game) else {
        return refused(&house, &visitor, "/", Reason::NotFound);
    };
    start_page(&house, &visitor, game, None).await
}

/// The page of a game, with a form that was sent and laid no table, if one was.
async fn start_page(house: &House, visitor: &Visitor, game: &Title, sent: Option<Sent<'_>>) -> Response {
    let person = match house.tools.store.name(&visitor.person).await {
        Ok(person) => person,
        Err(error) => return refused(house, visitor, "/", error),
    };
    let words = visitor.words(house);
    let once = hex(&(house.tools.random)()[..12]);
    let start = Start { words, game, person: person.as_deref(), levels: &levels(game), once: &once, sent };
    page(pages::start::start(&start).into_string())
}

/// The game that a form asks for.
fn game<'h>(house: &'h House, fields: &Fields) -> Result<&'h Title, Refusal> {
    house.tools.games.game(field(fields, "game")).map_err(Refusal::Told)
}

/// A game against bots, or with them, at once.
pub(crate) async fn play(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let laid = async {
        let game = game(&house, &fields)?;
        let (fewest, most) = (*game.seats.start(), *game.seats.end());
        let hands = if game.together { number(&fields, "hands", 1..=most, 1) } else { 1 };
        let bots = number(&fields, "bots", 0..=most - 1, 2).min(most - hands);
        // Too few for a table: bots fill it up.
        let bots = bots.max(fewest.saturating_sub(hands));
        let party = Party { game, seats: hands + bots, hands, bots, begins: true };
        lay_table(&house, &visitor, &fields, party).await
    };
    to_table(&house, &visitor, ("/play", &fields), laid.await).await
}

/// A table with friends.
pub(crate) async fn lay(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let laid = async {
        let game = game(&house, &fields)?;
        let seats = number(&fields, "seats", game.seats.clone(), *game.seats.start());
        let bots = number(&fields, "bots", 0..=seats - 1, 0);
        let party = Party { game, seats, hands: 1, bots, begins: false };
        lay_table(&house, &visitor, &fields, party).await
    };
    to_table(&house, &visitor, ("/tables", &fields), laid.await).await
}

/// Who is to sit at a new table of which game, and whether it begins at once.
struct Party<'h> {
    game: &'h Title,
    seats: usize,
    hands: usize,
    bots: usize,
    begins: bool,
}

/// Why no table was laid.
enum Unlaid<'h> {
    /// The board that was brought won't do.
    Unfit(Unfit<'h>),
    /// Any other reason.
    Refused(Refusal),
}

impl<R: Into<Refusal>> From<R> for Unlaid<'_> {
    fn from(refusal: R) -> Self {
        Unlaid::Refused(refusal.into())
    }
}

/// The options that a form asks for: what it doesn't say, or can't mean, is as usual. Who brings a board
/// chooses none of the house's.
fn options(game: &Title, fields: &Fields, own_board: bool) -> Vec<(String, String)> {
    let first =
        if field(fields, "first") == "me" { Seat::default().to_string() } else { "random".to_owned() };
    let choices = game.choices.iter().filter(|choice| !own_board || choice.name != "board");
    let chosen = choices.map(|choice| {
        let asked = field(fields, choice.name);
        let value = choice.values.iter().find(|value| **value == asked).copied().unwrap_or(choice.usual());
        (choice.name.to_owned(), value.to_owned())
    });
    [("first".to_owned(), first)].into_iter().chain(chosen).collect()
}

/// To the table; or back to the form, with all that is in it and all that is wrong with its board.
async fn to_table(
    house: &House,
    visitor: &Visitor,
    (action, fields): (&str, &Fields),
    room: Result<Arc<Room>, Unlaid<'_>>,
) -> Response {
    let unfit = match room {
        Ok(room) => return Redirect::to(&format!("/t/{}", room.id)).into_response(),
        Err(Unlaid::Refused(refusal)) => return refused(house, visitor, "/", refusal),
        Err(Unlaid::Unfit(unfit)) if visitor.script => return refused(house, visitor, "/", unfit.reason),
        Err(Unlaid::Unfit(unfit)) => unfit,
    };
    let (status, code) = unfit.reason.told();
    let trouble = Trouble { code, faults: &unfit.faults };
    let sent = Some(Sent { action, fields, trouble });
    marked(start_page(house, visitor, unfit.game, sent).await, status, code)
}

/// Lays a table, sits its host down and puts bots on as many chairs: all of it or nothing.
async fn lay_table<'h>(
    house: &'h House,
    visitor: &Visitor,
    fields: &Fields,
    party: Party<'h>,
) -> Result<Arc<Room>, Unlaid<'h>> {
    let person = || visitor.person.clone();
    let id = table_id(house, visitor, fields);
    if let Ok(room) = house.hub.room(&id).await {
        // The same form has been here before.
        return Ok(room);
    }
    allow(house, visitor)?;
    let board = own_board::brought(house, fields).await?;
    let options = options(party.game, fields, board.is_some());
    let own_board = board.as_deref().map(Arc::from);
    let setup = Setup { game: party.game.id.to_owned(), board, seats: party.seats, options: options.clone() };
    if setup.board.is_some() {
        own_board::check(house, visitor, party.game, setup).await.map_err(Unlaid::Unfit)?;
    }
    let name = name(house, visitor, fields).await?;
    let mut entries = vec![Entry::Laid {
        game: party.game.id.to_owned(),
        seats: party.seats,
        options,
        host: person(),
        hints: field(fields, "hints") != "no",
        own_board,
    }];
    let mut table = Table::laid(&entries[0]).map_err(Refusal::Told)?;
    let mut chairs = table.seats();
    for seat in chairs.by_ref().take(party.hands) {
        entries.push(Entry::Sat { seat, person: person(), name: name.clone() });
        add(&mut table, &entries)?;
    }
    for seat in chairs.take(party.bots) {
        let level = bot(party.game, field(fields, "level"));
        let name = bot_name(visitor.words(house), &table, &level);
        entries.push(Entry::Bot { seat, level, name });
        add(&mut table, &entries)?;
    }
    if party.begins {
        entries.push(started(house, &table)?);
    }
    let room = house.hub.lay(&id, entries).await?;
    remember_name(house, visitor, fields).await;
    Ok(room)
}

fn add(table: &mut Table, entries: &[Entry]) -> Result<(), Refusal> {
    entries.last().map_or(Ok(()), |entry| table.add(entry)).map_err(Refusal::Told)
}

/// The entry that begins a table's game: with a new seed, by the rules and on the board of today.
pub(crate) fn started(house: &House, table: &Table) -> Result<Entry, Refusal> {
    let seed = hex(&(house.tools.random)());
    let (rules, board) = house.tools.deals.deal(table, &seed).map_err(Refusal::Told)?.pedigree();
    Ok(Entry::Started { seed, chance: Keyed::NEW, rules: Some(rules), board: Some(board) })
}

/// The id of a new table. The same form of the same person always means the same one; what is chosen anew
/// on a page that was there before makes another.
fn table_id(house: &House, visitor: &Visitor, fields: &Fields) -> String {
    if field(fields, "once").is_empty() {
        return short_id(&(house.tools.random)());
    }
    let chosen = fields.iter().filter(|(key, _)| key != "name");
    let chosen: Vec<&str> = chosen.flat_map(|(key, value)| [key.as_str(), value.as_str()]).collect();
    let seal = house.seal(&[&["table", visitor.person.as_str()], chosen.as_slice()].concat());
    short_id(&Sha256::digest(seal.as_bytes()))
}

/// An id that nobody guesses and everybody can read out: 16 letters and digits that can't be mixed up.
fn short_id(random: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    random.iter().take(16).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// Whether somebody may lay one more table.
fn allow(house: &House, visitor: &Visitor) -> Result<(), Refusal> {
    let (limits, now) = (&house.tools.settings.limits, (house.tools.clock)());
    // People can be made up, addresses hardly: they are asked first.
    let by_address = |address: &String| house.laid.allow(address, limits.tables_an_address, now);
    let allowed = visitor.address.as_ref().is_none_or(by_address)
        && house.laid.allow(&visitor.person, limits.tables_an_hour, now);
    if allowed { Ok(()) } else { Err(Reason::TooManyTables.into()) }
}

/// The bot that a form asks for, by its id: a level, or one that the game has beside those of the house.
pub(crate) fn bot(game: &Title, id: &str) -> String {
    let guest = game.bots.iter().find(|guest| *guest == id);
    guest.cloned().unwrap_or_else(|| Level::from_id(id).unwrap_or(Level::Driver).id().to_owned())
}

/// What a new bot is called: that says how well it plays, or whose it is.
pub(crate) fn bot_name(words: &Words, table: &Table, bot: &str) -> String {
    let taken = chairs(table);
    let rank = level_name(words, bot);
    let named = |number: usize| format!("{rank} {}", words.text(&format!("server-bot-{number}")));
    let free = (1..=BOT_NAMES).map(named).find(|name| taken.iter().all(|chair| chair.name != *name));
    free.unwrap_or(rank)
}

/// What a form says that is no seat.
pub(crate) fn no_seat() -> Refusal {
    Refusal::Told(Message::new("table-chair-is-free"))
}
