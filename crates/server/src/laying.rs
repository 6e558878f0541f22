//! Laying tables: the page of a game, a game at once, a table with friends.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use engine::Seat;
use engine::chance::hex;
use pages::start::Start;
use roster::Game;
use table::{Entry, Wish, checked_name};

use crate::House;
use crate::room::{Refusal, Room, chairs};
use crate::routes::{Fields, Shared, field, page, refused};
use crate::session::Visitor;
use crate::waiting::levels;

/// So many bots of a level have a name of their own.
const BOT_NAMES: usize = 5;

fn number(fields: &Fields, name: &str, allowed: std::ops::RangeInclusive<usize>, default: usize) -> usize {
    field(fields, name).parse().ok().filter(|number| allowed.contains(number)).unwrap_or(default)
}

/// The name in a form, else the one remembered, else what guests are called.
pub(crate) async fn name(house: &House, visitor: &Visitor, fields: &Fields) -> Result<String, Refusal> {
    if let Ok(name) = checked_name(field(fields, "name")) {
        house.store.rename(&visitor.person, &name).await?;
        return Ok(name);
    }
    let known = house.store.name(&visitor.person).await?;
    Ok(known.unwrap_or_else(|| visitor.words(house).text("server-guest")))
}

/// The page of a game, with the forms that lay tables for it.
pub(crate) async fn start(State(house): Shared, Path(game): Path<String>, visitor: Visitor) -> Response {
    let Ok(game) = roster::game(&game) else { return refused(&house, &visitor, "/", Refusal::NoTable) };
    let person = match house.store.name(&visitor.person).await {
        Ok(person) => person,
        Err(error) => return refused(&house, &visitor, "/", error.into()),
    };
    let words = visitor.words(&house);
    let start = Start { words, game, person: person.as_deref(), levels: &levels(), once: "" };
    page(pages::start::start(&start).into_string())
}

/// The game that a form asks for.
fn game(fields: &Fields) -> Result<&'static Game, Refusal> {
    roster::game(field(fields, "game")).map_err(Refusal::Told)
}

/// A game against bots, or with them, at once.
pub(crate) async fn play(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let laid = async {
        let game = game(&fields)?;
        let (fewest, most) = (*game.seats.start(), *game.seats.end());
        let hands = if game.together { number(&fields, "hands", 1..=most, 1) } else { 1 };
        let bots = number(&fields, "bots", 0..=most - 1, 2).min(most - hands);
        // Too few for a table: bots fill it up.
        let bots = bots.max(fewest.saturating_sub(hands));
        let room =
            lay_table(&house, &visitor, &fields, Party { game, seats: hands + bots, hands, bots }).await?;
        begin(&house, &visitor, &room).await?;
        Ok(room)
    };
    to_table(&house, &visitor, laid.await)
}

/// A table with friends.
pub(crate) async fn lay(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let laid = async {
        let game = game(&fields)?;
        let seats = number(&fields, "seats", game.seats.clone(), *game.seats.start());
        let bots = number(&fields, "bots", 0..=seats - 1, 0);
        lay_table(&house, &visitor, &fields, Party { game, seats, hands: 1, bots }).await
    };
    to_table(&house, &visitor, laid.await)
}

/// Who is to sit at a new table of which game.
struct Party {
    game: &'static Game,
    seats: usize,
    hands: usize,
    bots: usize,
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

/// Lays a table, sits its host down and puts bots on as many chairs.
async fn lay_table(
    house: &House,
    visitor: &Visitor,
    fields: &Fields,
    party: Party,
) -> Result<Arc<Room>, Refusal> {
    let Party { game, seats, hands, bots } = party;
    let person = || visitor.person.clone();
    let options = options(game, fields);
    let hints = field(fields, "hints") != "no";
    let laid = Entry::Laid { game: game.id.to_owned(), seats, options, host: person(), hints };
    let name = name(house, visitor, fields).await?;
    let room = house.hub.lay(&laid).await?;
    room.wish(&house.store, Wish::Sit { person: person(), name: name.clone() }).await?;
    for _ in 1..hands {
        room.wish(&house.store, Wish::Hold { person: person(), name: name.clone() }).await?;
    }
    for _ in 0..bots {
        put_bot(house, visitor, &room, field(fields, "level")).await?;
    }
    Ok(room)
}

pub(crate) async fn put_bot(
    house: &House,
    visitor: &Visitor,
    room: &Room,
    level: &str,
) -> Result<(), Refusal> {
    let level = Level::from_word(level).unwrap_or(Level::Driver);
    let taken = chairs(&room.table().await);
    let words = visitor.words(house);
    // What it is called says how well it plays.
    let rank = words::capitalised(&words.text(&format!("level-{}", level.word())));
    let named = |number: usize| format!("{rank} {}", words.text(&format!("server-bot-{number}")));
    let free = (1..=BOT_NAMES).map(named).find(|name| taken.iter().all(|chair| chair.name != *name));
    let wish = Wish::AddBot {
        person: visitor.person.clone(),
        level: level.word().to_owned(),
        name: free.unwrap_or(rank),
    };
    room.wish(&house.store, wish).await
}

pub(crate) async fn begin(house: &House, visitor: &Visitor, room: &Room) -> Result<(), Refusal> {
    let seed = hex(&(house.random)());
    room.wish(&house.store, Wish::Start { person: visitor.person.clone(), seed }).await
}
