//! What is kept of people beside where they sit: what they set for themselves, the keys by which they are
//! known again, and what came of their games.

use crate::statement::{Job, Row, Statement};
use crate::{Store, StoreError, branches, chat, days};

/// What opens the way back to a person: a recovery key, or a link to another device. Nothing in it tells
/// what the key is, nor the secret that is sealed with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// What it is found by: a hash of it.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// Their secret, readable only with the key itself.
    pub sealed: String,
    /// The last second in which it can be used, once; one without opens as often as it is needed.
    pub until: Option<i64>,
}

/// What came of a game for somebody who played it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Who.
    pub person: String,
    /// At which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many seats it had.
    pub seats: u32,
    /// Whether they won.
    pub won: bool,
    /// Which they came in as; 0 where all win or lose together.
    pub place: u32,
    /// Their points.
    pub points: i32,
    /// Who else played, as text.
    pub others: String,
    /// When it ended, in seconds since 1970.
    pub at: i64,
}

/// What becomes of an entry; none if it stays as it is.
pub type Rewrite = Box<dyn Fn(&str) -> Option<String> + Send + Sync>;

/// A person who wants to be forgotten.
pub struct Forget {
    /// Who.
    pub person: String,
    /// Whom others find in their place: a name that nobody else has, and no secret leads to.
    pub nobody: String,
    /// What becomes of an entry in the log of a table where they sat.
    pub rewrite: Rewrite,
}

impl Store {
    /// What a person wants to be called.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn name(&self, person: &str) -> Result<Option<String>, StoreError> {
        let select = Statement::new("select name from people where person = $1 and name <> ''");
        Ok(self.rows(select.with(person)).await?.first().map(|row| row.text(0)))
    }

    /// Remembers what a person wants to be called.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let insert = Statement::new(
            "insert into people (person, name) values ($1, $2)
             on conflict (person) do update set name = excluded.name",
        );
        self.write(Job::one(insert.with(person).with(name))).await.map(|_| ())
    }

    /// What a person has set for themselves, as text.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn settings(&self, person: &str) -> Result<Option<String>, StoreError> {
        let select = Statement::new("select settings from people where person = $1");
        Ok(self.rows(select.with(person)).await?.first().map(|row| row.text(0)))
    }

    /// Remembers what a person has set for themselves, and what they want to be called; no name if that is
    /// empty.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn set(&self, person: &str, name: &str, settings: &str) -> Result<(), StoreError> {
        let insert = Statement::new(
            "insert into people (person, name, settings) values ($1, $2, $3)
             on conflict (person) do update set name = excluded.name, settings = excluded.settings",
        );
        self.write(Job::one(insert.with(person).with(name).with(settings))).await.map(|_| ())
    }

    /// Keeps a key. It replaces the older one of the same kind of the same person; those whose time is over
    /// are dropped.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is such a key.
    pub async fn keep_key(&self, key: Key, now: i64) -> Result<(), StoreError> {
        let over = Statement::new("delete from keys where until < $1").with(now);
        let older = Statement::new(
            "delete from keys where person = $1 and (until is null) = (cast($2 as bigint) is null)",
        );
        let insert = Statement::new("insert into keys (id, person, sealed, until) values ($1, $2, $3, $4)");
        let insert = insert.with(&key.id).with(&key.person).with(&key.sealed).with(key.until);
        let all = vec![over, older.with(&key.person).with(key.until), insert];
        self.write(Job::Do(all, Default::default())).await.map(|_| ())
    }

    /// The key with this id, if it can be used now. Looking doesn't spend it.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn find_key(&self, id: &str, now: i64) -> Result<Option<Key>, StoreError> {
        let select = Statement::new(
            "select id, person, sealed, until from keys where id = $1 and (until is null or until >= $2)",
        );
        Ok(self.rows(select.with(id).with(now)).await?.first().map(key))
    }

    /// Spends a key that is used once: of all who try at the same time one is told `true`.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn spend_key(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let delete = Statement::new("delete from keys where id = $1 and until >= $2");
        let touched = self.write(Job::one(delete.with(id).with(now))).await?;
        Ok(touched.iter().any(|rows| *rows > 0))
    }

    /// Whether a person has a key without an end.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn has_key(&self, person: &str) -> Result<bool, StoreError> {
        let select = Statement::new("select 1 from keys where person = $1 and until is null limit 1");
        Ok(!self.rows(select.with(person)).await?.is_empty())
    }

    /// Writes down what came of games that nobody has written down yet.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn note_played(&self, played: Vec<Played>) -> Result<(), StoreError> {
        let all = played.iter().map(note_played).collect();
        self.write(Job::Do(all, Default::default())).await.map(|_| ())
    }

    /// What came of a person's games, the newest first; and whether each table is still there.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn played(&self, person: &str) -> Result<Vec<(Played, bool)>, StoreError> {
        let select = Statement::new(
            "select person, table_id, game, seats, won, place, points, others, at,
                 exists (select 1 from log where log.table_id = results.table_id and entry = 0)
             from results where person = $1 order by at desc, table_id",
        );
        let rows = self.rows(select.with(person)).await?;
        Ok(rows.iter().map(|row| (played(row), row.flag(9))).collect())
    }

    /// The tables where a person sits and of which nothing is written down that came of them, the newest
    /// first; each with when its last entry was written.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn running(&self, person: &str, most: u32) -> Result<Vec<(String, i64)>, StoreError> {
        let select = Statement::new(
            "select table_id,
                 (select at from log where log.table_id = sits.table_id order by entry desc limit 1)
             from sits where person = $1 and not exists
                 (select 1 from results where results.person = $1 and results.table_id = sits.table_id)
             order by since desc limit $2",
        );
        let rows = self.rows(select.with(person).with(most)).await?;
        Ok(rows.iter().map(|row| (row.text(0), row.int(1))).collect())
    }

    /// Forgets a person: what they set, their keys and results, and where they sat; what logs say of them
    /// becomes what `forget` makes of it, all in one. When this returns, nothing of it is left in a file; what
    /// Postgres keeps of rows that are gone, it drops in its own time.
    ///
    /// # Errors
    /// The database can't be written; then nobody is forgotten.
    pub async fn forget(&self, forget: Forget) -> Result<(), StoreError> {
        self.write(Job::Forget(forget)).await.map(|_| ())
    }
}

fn key(row: &Row) -> Key {
    Key { id: row.text(0), person: row.text(1), sealed: row.text(2), until: row.number(3) }
}

fn played(row: &Row) -> Played {
    Played {
        person: row.text(0),
        table: row.text(1),
        game: row.text(2),
        seats: row.int(3) as u32,
        won: row.flag(4),
        place: row.int(5) as u32,
        points: row.int(6) as i32,
        others: row.text(7),
        at: row.int(8),
    }
}

/// Writes what came of a game; what has been written stays.
pub(crate) fn note_played(one: &Played) -> Statement {
    let insert = Statement::new(
        "insert into results (person, table_id, game, seats, won, place, points, others, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing",
    );
    let insert = insert.with(&one.person).with(&one.table).with(&one.game).with(one.seats).with(one.won);
    insert.with(one.place).with(one.points).with(&one.others).with(one.at)
}

/// The entries of all tables where a person sat.
pub(crate) fn entries_of(person: &str) -> Statement {
    let select = Statement::new(
        "select table_id, entry, body from log
         where table_id in (select table_id from sits where person = $1)",
    );
    select.with(person)
}

/// What rewrites these entries, and deletes all rows of a person.
pub(crate) fn forget(forget: &Forget, entries: &[Row]) -> Vec<Statement> {
    let rewritten = |row: &Row| {
        let body = (forget.rewrite)(&row.text(2))?;
        let update = Statement::new("update log set body = $1 where table_id = $2 and entry = $3");
        Some(update.with(&body).with(&row.text(0)).with(row.int(1)))
    };
    let gone = ["sits", "people", "keys", "results"]
        .map(|table| Statement::new(format!("delete from {table} where person = $1")).with(&forget.person));
    let tried = days::blank(&forget.person, &forget.nobody);
    let grown = branches::blank(&forget.person, &forget.nobody);
    entries
        .iter()
        .filter_map(rewritten)
        .chain(chat::blank(&forget.person))
        .chain([tried, grown])
        .chain(gone)
        .collect()
}
