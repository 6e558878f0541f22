//! Laying tables: the page of a game, a game at once, a table with friends.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use engine::chance::hex;
use engine::{Keyed, Message, Seat};
use pages::own_board::Trouble;
use pages::start::{Sent, Start};
use roster::{Setup, Title, bad_option};
use sha2::{Digest, Sha256};
use table::{Entry, Pace, Table, Terms, Wish, checked_name};
use words::Words;

use crate::House;
use crate::answers::page;
use crate::bot_names;
use crate::letters::short_id;
use crate::limits::HOUR;
use crate::own_board::{self, Unfit};
use crate::painting;
use crate::refusal::{Reason, Refusal, marked, refused};
use crate::room::Room;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;
use crate::waiting::levels;

/// A form that lays a table is the same form for so many seconds, unless a page was asked for anew.
const SAME_FORM: u64 = 600;

/// The number in a form, or the usual one where it says none.
fn number(fields: &Fields, name: &str, usual: usize) -> Result<usize, Refusal> {
    match field(fields, name) {
        "" => Ok(usual),
        text => text.parse::<u8>().map(usize::from).map_err(|_| Reason::BadForm.into()),
    }
}

impl House {
    /// What a form carries so that it lays one table, however often it is sent: for these, and for a while.
    pub(crate) fn once(&self, of: &[&str]) -> String {
        let since = ((self.tools.wall)().as_secs() / SAME_FORM).to_string();
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
        let hands = number(&fields, "hands", 1)?;
        // Whoever doesn't say gets two, if there is room.
        let usual = 2.min(most.saturating_sub(hands)).max(fewest.saturating_sub(hands));
        let bots = number(&fields, "bots", usual)?;
        if hands == 0 || !game.seats.contains(&(hands + bots)) {
            let many = Message::new("server-party-size").with("count", hands + bots);
            return Err(misfit(game, many.with("fewest", fewest).with("most", most)));
        }
        let party = Party { game, seats: hands + bots, hands, bots, begins: true };
        lay_table(&house, &visitor, &fields, party).await
    };
    to_table(&house, &visitor, ("/play", &fields), laid.await).await
}

/// A table with friends.
pub(crate) async fn lay(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let laid = async {
        let game = game(&house, &fields)?;
        let (fewest, most) = (*game.seats.start(), *game.seats.end());
        let seats = number(&fields, "seats", fewest)?;
        if !game.seats.contains(&seats) {
            let many = Message::new("server-party-size").with("count", seats);
            return Err(misfit(game, many.with("fewest", fewest).with("most", most)));
        }
        let bots = number(&fields, "bots", 0)?;
        if bots >= seats {
            let many = Message::new("server-party-bots").with("bots", bots);
            return Err(misfit(game, many.with("seats", seats)));
        }
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
    /// The board that was brought won't do, or so many can't sit at one table.
    Unfit(Unfit<'h>),
    /// Any other reason.
    Refused(Refusal),
}

impl<R: Into<Refusal>> From<R> for Unlaid<'_> {
    fn from(refusal: R) -> Self {
        Unlaid::Refused(refusal.into())
    }
}

/// That so many can't sit at a table of this game.
fn misfit(game: &Title, why: Message) -> Unlaid<'_> {
    Unlaid::Unfit(Unfit { game, reason: Reason::PartySize, faults: vec![why] })
}

/// The options that a form asks for: what it says itself counts, then what its preset says, and the rest is as
/// usual. Who brings a board chooses none of the house's.
pub(crate) fn options(
    game: &Title,
    fields: &Fields,
    own_board: bool,
) -> Result<Vec<(String, String)>, Refusal> {
    let first =
        if field(fields, "first") == "me" { Seat::default().to_string() } else { "random".to_owned() };
    let preset = match field(fields, "preset") {
        "" | roster::OWN => None,
        id => Some(game.preset(id).ok_or_else(|| {
            let all: Vec<&str> = game.presets.iter().map(|preset| preset.id).chain([roster::OWN]).collect();
            Refusal::Told(bad_option("preset", id, &all.join(", ")))
        })?),
    };
    let mut options = vec![("first".to_owned(), first)];
    for choice in game.choices.iter().filter(|choice| !own_board || choice.name != "board") {
        let value =
            match field(fields, choice.name) {
                "" => preset.and_then(|preset| preset.value(choice.name)).unwrap_or(choice.usual()),
                asked => choice.values.iter().find(|value| **value == asked).copied().ok_or_else(|| {
                    Refusal::Told(bad_option(choice.name, asked, &choice.values.join(", ")))
                })?,
            };
        options.push((choice.name.to_owned(), value.to_owned()));
    }
    Ok(options)
}

/// The paces that people can choose, by their names in forms.
const PACES: [(&str, Pace); 5] = [
    ("none", Pace::None),
    ("quick", Pace::Live { decision: 20, reserve: 300 }),
    ("live", Pace::Live { decision: 45, reserve: 900 }),
    ("day", Pace::Days(1)),
    ("days", Pace::Days(3)),
];

/// The name of a pace in forms and texts.
pub(crate) fn pace_id(pace: Pace) -> &'static str {
    PACES.iter().find(|(_, known)| *known == pace).map_or("other", |(id, _)| id)
}

/// The terms that a form asks for.
fn terms(game: &Title, fields: &Fields) -> Terms {
    let asked = field(fields, "pace");
    let pace = PACES.iter().find(|(id, _)| *id == asked).map_or(Pace::None, |(_, pace)| *pace);
    let stand_in = match field(fields, "stand_in") {
        "" => Terms::default().stand_in,
        id => bot(game, id),
    };
    Terms {
        hints: field(fields, "hints") != "no",
        counts: field(fields, "counts") != "no",
        pace,
        stand_in,
        listed: field(fields, "listed") == "yes",
        watched: field(fields, "watched") != "no",
        own_colours: true,
        ..Terms::default()
    }
}

/// To the table; or back to the form, with all that is in it and all that is wrong with it.
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
    allow(house, visitor).await?;
    let board = own_board::brought(house, fields).await?;
    let options = options(party.game, fields, board.is_some())?;
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
        terms: Terms { sealed: Some(hex(&(house.tools.random)())), ..terms(party.game, fields) },
        own_board,
    }];
    let mut table = Table::laid(&entries[0]).map_err(Refusal::Told)?;
    let mut chairs = table.seats();
    for seat in chairs.by_ref().take(party.hands) {
        let name = hand_name(visitor.words(house), &party, fields, seat, &name);
        entries.push(Entry::Sat { seat, person: person(), name });
        add(&mut table, &entries)?;
        if seat == Seat::default()
            && let Some(paint) = painting::liked(house, &visitor.person, &table, seat).await
            && let Ok(entry) = table.answer(paint)
        {
            entries.push(entry);
            add(&mut table, &entries)?;
        }
        let salt = Wish::Salt { person: person(), seat, salt: field(fields, "salt").to_owned() };
        if let (false, Ok(entry)) = (field(fields, "salt").is_empty(), table.answer(salt)) {
            entries.push(entry);
            add(&mut table, &entries)?;
        }
    }
    for seat in chairs.take(party.bots) {
        let level = bot(party.game, field(fields, "level"));
        let name = bot_names::new_name(house, visitor.language, &table, &level);
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

/// What whoever sits on a seat is called. Several people at one screen have names of their own; where all
/// play together, one person holds several hands.
fn hand_name(words: &Words, party: &Party<'_>, fields: &Fields, seat: Seat, name: &str) -> String {
    if seat.index() == 0 || party.game.together {
        return name.to_owned();
    }
    let given = checked_name(field(fields, &format!("name{}", seat.index() + 1)));
    let number = Message::new("server-guest-number").with("number", seat.index() + 1);
    given.unwrap_or_else(|_| words.say(&number))
}

pub(crate) fn add(table: &mut Table, entries: &[Entry]) -> Result<(), Refusal> {
    entries.last().map_or(Ok(()), |entry| table.add(entry)).map_err(Refusal::Told)
}

/// The entry that begins a table's game: with a new seed, by the rules and on the board of today.
pub(crate) fn started(house: &House, table: &Table) -> Result<Entry, Refusal> {
    let seed = match table.mixed_seed() {
        Some(seed) => seed.to_string(),
        None => hex(&(house.tools.random)()),
    };
    let (rules, board) = house.tools.deals.deal(table, &seed).map_err(Refusal::Told)?.pedigree();
    Ok(Entry::Started { seed, chance: Keyed::NEW, rules: Some(rules), board: Some(board) })
}

/// The id of a new table. The same form of the same person always means the same one; what is chosen anew
/// on a page that was there before makes another.
fn table_id(house: &House, visitor: &Visitor, fields: &Fields) -> String {
    if field(fields, "once").is_empty() {
        return short_id(&(house.tools.random)());
    }
    let chosen = fields.iter().filter(|(key, _)| key != "name" && key != "salt");
    let chosen: Vec<&str> = chosen.flat_map(|(key, value)| [key.as_str(), value.as_str()]).collect();
    let seal = house.seal(&[&["table", visitor.person.as_str()], chosen.as_slice()].concat());
    short_id(&Sha256::digest(seal.as_bytes()))
}

/// The id of the table at which those of another play again.
pub(crate) fn following_id(house: &House, table: &str) -> String {
    short_id(&Sha256::digest(house.seal(&["follows", table]).as_bytes()))
}

/// Whether somebody may lay one more table.
pub(crate) async fn allow(house: &House, visitor: &Visitor) -> Result<(), Refusal> {
    let (limits, now) = (&house.tools.settings.limits, (house.tools.clock)());
    // People can be made up, addresses hardly: they are asked first.
    let by_address = |address: &String| house.laid.allow(address, limits.tables_an_address, now);
    let allowed = visitor.address.as_ref().is_none_or(by_address)
        && house.laid.allow(&visitor.person, limits.tables_an_hour, now);
    let there = match &visitor.address {
        Some(address) => house.may("lay", address, limits.tables_an_address.into(), HOUR).await,
        None => true,
    };
    let allowed =
        allowed && there && house.may("lay", &visitor.person, limits.tables_an_hour.into(), HOUR).await;
    if allowed { Ok(()) } else { Err(Reason::TooManyTables.into()) }
}

/// The bot that a form asks for, by its id: a level, or one that the game has beside those of the house.
pub(crate) fn bot(game: &Title, id: &str) -> String {
    let guest = game.bots.iter().find(|guest| guest.id == id).map(|guest| guest.id.as_str());
    guest.unwrap_or_else(|| Level::from_id(id).unwrap_or(Level::Driver).id()).to_owned()
}

/// What a form says that is no seat.
pub(crate) fn no_seat() -> Refusal {
    Refusal::Told(Message::new("table-chair-is-free"))
}
