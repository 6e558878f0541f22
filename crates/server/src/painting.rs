//! What seats look like: what people like is theirs where it is free, and can be changed until the game begins.

use axum::extract::Form;
use axum::response::Response;
use engine::Seat;
use roster::Livery;
use table::{Person, Table, Wish};

use crate::House;
use crate::at_table::AtTable;
use crate::new_table::no_seat;
use crate::refusal::Reason;
use crate::routes::{Fields, field};
use crate::waiting::back;

/// What is to be wished for so that somebody's seat looks as they like it, as far as it can; nothing, if it
/// does already or they haven't said.
pub(crate) async fn liked(house: &House, person: &Person, table: &Table, seat: Seat) -> Option<Wish> {
    let likes = crate::me::preferences(house, person).await.ok()?;
    let Livery { colour, pattern } = table.liked(seat, likes.colour, likes.pattern);
    let wish = Wish::Paint { person: person.clone(), seat, colour: Some(colour), pattern: Some(pattern) };
    (table.liveries.of(seat) != Livery { colour, pattern }).then_some(wish)
}

/// `POST /t/<table>/paint`: a seat gets another colour or pattern.
pub(crate) async fn paint(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let painted = async {
        let chosen = |name| match field(&fields, name) {
            "" => Ok(None),
            letter => Seat::from_letter(letter).map(Some).ok_or(Reason::BadForm),
        };
        let seat = Seat::from_letter(field(&fields, "seat")).ok_or_else(no_seat)?;
        let (person, colour, pattern) = (at.visitor.person.clone(), chosen("colour")?, chosen("pattern")?);
        at.room.wish(Wish::Paint { person, seat, colour, pattern }).await
    };
    back(&at, painted.await).await
}
