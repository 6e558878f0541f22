//! How a table's cards were shuffled: told in part while its game runs, and whole once it is over.

use axum::response::Response;
use pages::deal::{Deal, Opened, deal};

use crate::answers::page;
use crate::at_table::AtTable;
use crate::refusal::Reason;
use crate::snapshot::chairs;

/// The page that tells it.
pub(crate) async fn show(at: AtTable) -> Response {
    let now = at.room.now();
    let table = &now.table;
    let Some(seal) = table.seal() else { return at.refused(Reason::NotFound) };
    let (sealed, seed) = (table.terms.sealed.as_deref(), table.seed.as_deref());
    let opened = sealed.zip(seed).filter(|_| now.is_laid_open());
    let opened = opened.map(|(sealed, seed)| Opened {
        sealed,
        seed,
        agrees: table.mixed_seed().is_some_and(|mixed| mixed.to_string() == seed),
    });
    let names = pages::names(&chairs(&at.house, at.visitor.language, table));
    let (words, id) = (at.words(), &*at.room.id);
    let told = Deal { words, table: id, seal: &seal, names: &names, salts: &table.salts, opened };
    page(deal(&told).into_string())
}
