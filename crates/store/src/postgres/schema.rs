//! The tables of the database, made and brought up to date beside servers that use them.

use std::time::Duration;

use tokio_postgres::{Client, Config};

use super::connecting::connect;
use crate::StoreError;
use crate::migrations::{MIGRATIONS, OLDEST, VERSION};

/// One server at a time looks after the tables: the others wait behind this lock of the database.
const TURN: &str = "select pg_advisory_lock(hashtext('roundhouse ' || current_schema()))";
/// A step that has to wait for somebody is tried again, so that those behind it can pass meanwhile.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(500);

/// Makes the tables, or brings them up to date; gives the key of the house.
pub(super) async fn prepare(config: &Config) -> Result<String, StoreError> {
    let mut client = connect(config).await?;
    client.batch_execute("set lock_timeout = '60s'; set statement_timeout = '60s'").await?;
    client.batch_execute(TURN).await?;
    client
        .batch_execute(
            "create table if not exists house (name text collate \"C\" primary key, value text not null);
             insert into house values ('version', '0'), ('oldest', '0'), ('key', encode(sha256(convert_to(
                 gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'))
             on conflict do nothing",
        )
        .await?;
    let found = number(&client, "version").await?;
    let oldest = number(&client, "oldest").await?;
    if found > VERSION && oldest > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    // A step must not make those wait who only wait for us to have our turn.
    client.batch_execute("set lock_timeout = '1s'; set statement_timeout = '600s'").await?;
    for version in found + 1..=VERSION {
        step(&mut client, version).await?;
    }
    let key = client.query_one("select value from house where name = 'key'", &[]).await?;
    Ok(key.try_get(0)?)
}

async fn number(client: &Client, name: &str) -> Result<u32, StoreError> {
    let row = client.query_one("select value from house where name = $1", &[&name]).await?;
    let text: String = row.try_get(0)?;
    text.parse().map_err(|_| StoreError::Damaged(format!("its {name} is {text}")))
}

/// Makes a version out of the one before, whole or not at all.
async fn step(client: &mut Client, version: u32) -> Result<(), StoreError> {
    let sql = MIGRATIONS[version as usize - 1].postgres;
    let mut tried = 0;
    loop {
        let done = async {
            let step = client.transaction().await?;
            step.batch_execute(sql).await?;
            let now = format!(
                "update house set value = '{version}' where name = 'version';
                 update house set value = '{OLDEST}' where name = 'oldest'"
            );
            step.batch_execute(&now).await?;
            step.commit().await
        };
        match done.await {
            Err(error) if error.code().is_some_and(|code| code.code() == "55P03") && tried < TRIES => {
                tried += 1;
                tokio::time::sleep(PAUSE).await;
            }
            done => return Ok(done?),
        }
    }
}
