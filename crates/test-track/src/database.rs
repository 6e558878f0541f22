//! A place in Postgres for each folder that a test keeps a store in, if there is a Postgres to test with:
//! `.ci/with-postgres` runs a command beside one.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::path::Path;

use tokio_postgres::{Client, NoTls};

/// The variable of the environment with the address of the Postgres to test with.
const POSTGRES: &str = "ROUNDHOUSE_POSTGRES";

/// The address of the place that belongs to a folder: there stands what would otherwise be in a file.
pub fn address(folder: &Path) -> Option<String> {
    let server = server()?;
    Some(format!("{server}?options=-c%20search_path%3D{}", schema(folder)))
}

#[allow(clippy::disallowed_methods, reason = "tests are told by it where their Postgres is")]
fn server() -> Option<String> {
    std::env::var(POSTGRES).ok().filter(|address| !address.is_empty())
}

fn schema(folder: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    folder.hash(&mut hasher);
    format!("t{:016x}", hasher.finish())
}

/// Empties that place.
pub fn made_anew(folder: &Path) {
    let name = schema(folder);
    execute(&format!("drop schema if exists {name} cascade; create schema {name}"));
}

/// Does something with the database itself, past the store; nothing, where there is none.
pub fn execute(sql: &str) {
    let (Some(server), sql) = (server(), sql.to_owned()) else { return };
    asked(async move { connect(&server).await.batch_execute(&sql).await.expect("done") });
}

/// Does so in the place of a folder.
pub fn execute_in(folder: &Path, sql: &str) {
    let (Some(address), sql) = (address(folder), sql.to_owned()) else { return };
    asked(async move { connect(&address).await.batch_execute(&sql).await.expect("done") });
}

/// All that is in the place of a folder, as text; nothing, where there is no database.
pub fn dumped(folder: &Path) -> Option<String> {
    let (address, schema) = (address(folder)?, schema(folder));
    Some(asked(async move {
        let client = connect(&address).await;
        let tables = "select quote_ident(tablename) from pg_tables where schemaname = $1";
        let mut text = String::new();
        for table in client.query(tables, &[&schema]).await.expect("tables") {
            let table: String = table.get(0);
            let rows = format!("select coalesce(string_agg(rows::text, chr(10)), '') from {table} as rows");
            text += &client.query_one(&rows, &[]).await.expect("rows").get::<_, String>(0);
        }
        text
    }))
}

/// Waits for something on a thread of its own: also tests that run in a runtime ask.
fn asked<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    std::thread::spawn(move || runtime().block_on(work)).join().expect("it was done")
}

async fn connect(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.expect("Postgres is there");
    tokio::spawn(connection);
    client
}
