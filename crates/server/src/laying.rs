//! Laying tables: the page of a game, a game at once, a table with friends.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use engine::chance::hex;
use engine::{Keyed, Message, Seat};
use pages::start::Start;
use roster::Game;
use sha2::{Digest, Sha256};
use table::{Entry, Table, checked_name};
use words::Words;

use crate::House;
use crate::answers::page;
use crate::now::chairs;
use crate::refusal::{Reason, Refusal, refused};
use crate::room::Room;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;
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
    let person = match house.tools.store.name(&visitor.person).await {
        Ok(person) => person,
        Err(error) => return refused(&house, &visitor, "/", error),
    };
    let words = visitor.words(&house);
    let once = hex(&(house.tools.random)()[..12]);
    let start = Start { words, game, person: person.as_deref(), levels: &levels(), once: &once };
    page(pages::start::start(&start).into_string())
}

/// The game that a form asks for.
fn game<'h>(house: &'h House, fields: &Fields) -> Result<&'h Game, Refusal> {
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
    to_table(&house, &visitor, laid.await)
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
    to_table(&house, &visitor, laid.await)
}

/// Who is to sit at a new table of which game, and whether it begins at once.
struct Party<'h> {
    game: &'h Game,
    seats: usize,
    hands: usize,
    bots: usize,
    begins: bool,
}

/// The options that a form asks for: what it doesn't say, or can't mean, is as usual.
fn options(game: &Game, fields: &Fields) -> Vec<(String, String)> {
    let first =
        if field(fields, "first") == "me" { Seat::default().to_string() } else { "random".to_owned() };
    let chosen = game.choices.iter().map(|choice| {
        let asked = field(fields, choice.name);
        let value = choice.values.iter().find(|value| **value == asked).copied().unwrap_or(choice.usual());
        (choice.name.to_owned(), value.to_owned())
    });
    [("first".to_owned(), first)].into_iter().chain(chosen).collect()
}

fn to_table(house: &House, visitor: &Visitor, room: Result<Arc<Room>, Refusal>) -> Response {
    match room {
        Ok(room) => Redirect::to(&format!("/t/{}", room.id)).into_response(),
        Err(refusal) => refused(house, visitor, "/", refusal),
    }
}

/// Lays a table, sits its host down and puts bots on as many chairs: all of it or nothing.
async fn lay_table(
    house: &House,
    visitor: &Visitor,
    fields: &Fields,
    party: Party<'_>,
) -> Result<Arc<Room>, Refusal> {
    let person = || visitor.person.clone();
    let id = table_id(house, visitor, fields);
    if let Ok(room) = house.hub.room(&id).await {
        // The same form has been here before.
        return Ok(room);
    }
    allow(house, visitor)?;
    let name = name(house, visitor, fields).await?;
    let mut entries = vec![Entry::Laid {
        game: party.game.id.to_owned(),
        seats: party.seats,
        options: options(party.game, fields),
        host: person(),
        hints: field(fields, "hints") != "no",
    }];
    let mut table = Table::laid(&entries[0]).map_err(Refusal::Told)?;
    let mut chairs = table.seats();
    for seat in chairs.by_ref().take(party.hands) {
        entries.push(Entry::Sat { seat, person: person(), name: name.clone() });
        add(&mut table, &entries)?;
    }
    for seat in chairs.take(party.bots) {
        let level = level(field(fields, "level"));
        let name = bot_name(visitor.words(house), &table, level);
        entries.push(Entry::Bot { seat, level: level.word().to_owned(), name });
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

/// The level that a form asks for.
pub(crate) fn level(word: &str) -> Level {
    Level::from_word(word).unwrap_or(Level::Driver)
}

/// What a new bot of this level is called: that says how well it plays.
pub(crate) fn bot_name(words: &Words, table: &Table, level: Level) -> String {
    let taken = chairs(table);
    let rank = words::capitalised(&words.text(&format!("level-{}", level.word())));
    let named = |number: usize| format!("{rank} {}", words.text(&format!("server-bot-{number}")));
    let free = (1..=BOT_NAMES).map(named).find(|name| taken.iter().all(|chair| chair.name != *name));
    free.unwrap_or(rank)
}

/// What a form says that is no seat.
pub(crate) fn no_seat() -> Refusal {
    Refusal::Told(Message::new("table-chair-is-free"))
}
