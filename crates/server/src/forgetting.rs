//! Whoever wants to be forgotten: names are blanked, secrets and results dropped, and others' games go on.

use axum::extract::{Form, State};
use axum::response::Response;
use engine::chance::hex;
use serde_json::Value;
use store::Forget;
use table::Wish;

use crate::House;
use crate::answers::page;
use crate::letters::short_id;
use crate::me::may_change;
use crate::refusal::{Refusal, refused};
use crate::routes::{Fields, Shared, field};
use crate::session::{Become, Visitor};

/// `GET /me/delete`: whether they are sure.
pub(crate) async fn ask(State(house): Shared, visitor: Visitor) -> Response {
    page(pages::forgetting::ask(visitor.words(&house)).into_string())
}

/// `POST /me/delete`: they are forgotten, and their browser begins anew.
pub(crate) async fn forget(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    if field(&fields, "sure") != "yes" {
        return ask(State(house), visitor).await;
    }
    let forgotten = async {
        may_change(&house, &visitor).await?;
        forget_person(&house, &visitor.person).await
    };
    match forgotten.await {
        Ok(()) => {
            let mut response = page(pages::forgetting::forgotten(visitor.words(&house)).into_string());
            response.extensions_mut().insert(Become(hex(&(house.tools.random)())));
            response
        }
        Err(refusal) => refused(&house, &visitor, "/me", refusal),
    }
}

async fn forget_person(house: &House, person: &str) -> Result<(), Refusal> {
    let store = &house.tools.store;
    let mut tables = store.tables_of(person, u32::MAX).await?;
    tables.extend(store.talked_at(person).await?);
    tables.sort_unstable();
    tables.dedup();
    // Where nothing has begun, their chair is free for others.
    for (id, _) in store.running(person, u32::MAX).await? {
        let Ok(room) = house.hub.room(&id).await else { continue };
        let now = room.now();
        for seat in now.table.seats_of(person).iter().filter(|_| !now.table.has_begun()) {
            room.wish(Wish::Clear { person: person.to_owned(), seat }).await?;
        }
    }
    // No secret has this hash.
    let nobody = format!("gone-{}", short_id(&(house.tools.random)()));
    let own = person.to_owned();
    let gone = nobody.clone();
    let rewrite = Box::new(move |body: &str| blanked(body, &own, &gone));
    store.forget(Forget { person: person.to_owned(), nobody, rewrite }).await?;
    house.hub.read_again(&tables).await;
    Ok(())
}

/// An entry of a log with nobody in place of a person, and no name beside; none if it doesn't tell of them.
fn blanked(body: &str, person: &str, nobody: &str) -> Option<String> {
    if !body.contains(person) {
        return None;
    }
    let mut entry: Value = serde_json::from_str(body).ok()?;
    blank(&mut entry, person, nobody);
    Some(entry.to_string())
}

/// Blanks it wherever it is: whatever kinds of entries there will be.
fn blank(value: &mut Value, person: &str, nobody: &str) {
    match value {
        Value::String(text) if text == person => *text = nobody.to_owned(),
        Value::Array(items) => items.iter_mut().for_each(|item| blank(item, person, nobody)),
        Value::Object(fields) => {
            if fields.values().any(|field| field == person)
                && let Some(name) = fields.get_mut("name")
            {
                *name = Value::String(String::new());
            }
            fields.values_mut().for_each(|field| blank(field, person, nobody));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use table::Entry;

    use super::blanked;

    #[test]
    fn an_entry_forgets_a_person_and_nobody_else() {
        let sat = |person: &str, name: &str| {
            let (person, name) = (person.to_owned(), name.to_owned());
            Entry::Sat { seat: Seat::default(), person, name }
        };
        let text = |entry: &Entry| serde_json::to_string(entry).expect("text");
        let forgotten = blanked(&text(&sat("anna", "Анна")), "anna", "gone").expect("it tells of her");
        assert_eq!(serde_json::from_str::<Entry>(&forgotten).expect("an entry"), sat("gone", ""));
        assert_eq!(blanked(&text(&sat("boris", "Boris")), "anna", "gone"), None);
    }
}
