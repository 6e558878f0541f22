//! Records of games that people have brought along, for a while.

use crate::statement::{Job, Statement};
use crate::{Store, StoreError};

/// No more than so many are kept: those go first whose time is over first.
const MOST: i64 = 1000;

/// A record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// What it is found by.
    pub id: String,
    /// Its text.
    pub body: String,
    /// The board file that came with it, if it isn't on one of the house's.
    pub board: Option<String>,
    /// The last second in which it can be looked at, since 1970.
    pub until: i64,
}

impl Store {
    /// Keeps a record; who brings one that is there already makes it stay longer. Those whose time is over are
    /// dropped, and those that are too many.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn keep_record(&self, brought: &Brought, now: i64) -> Result<(), StoreError> {
        let over = Statement::new("delete from records where until < $1").with(now);
        let insert = Statement::new(
            "insert into records (id, body, board, until) values ($1, $2, $3, $4)
             on conflict (id) do update set until = excluded.until",
        );
        let insert =
            insert.with(&brought.id).with(&brought.body).with(brought.board.as_deref().unwrap_or_default());
        // How many may follow has to be said for SQLite.
        let many = Statement::new(
            "delete from records where id in
                (select id from records order by until desc, id limit 1000000 offset $1)",
        );
        let all = vec![over, insert.with(brought.until), many.with(MOST)];
        self.write(Job::Do(all, Default::default())).await.map(|_| ())
    }

    /// The record with this id, if it is still there.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn record(&self, id: &str, now: i64) -> Result<Option<Brought>, StoreError> {
        let select = Statement::new("select body, board, until from records where id = $1 and until >= $2");
        let rows = self.rows(select.with(id).with(now)).await?;
        Ok(rows.first().map(|row| Brought {
            id: id.to_owned(),
            body: row.text(0),
            board: Some(row.text(1)).filter(|board| !board.is_empty()),
            until: row.int(2),
        }))
    }
}
