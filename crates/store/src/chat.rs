//! What people say at tables, beside the logs: it goes with its table.

use crate::aside::{self, Aside};
use crate::statement::{Job, News, Row, Statement, What, texts};
use crate::{Store, StoreError};

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// Its number at that table, from 1 on.
    pub line: u64,
    /// Who said it; nobody, once they are forgotten.
    pub person: String,
    /// What they were called then.
    pub name: String,
    /// Where it was said, as text: at the table, or around it.
    pub place: String,
    /// The id of a phrase that everybody reads in their own language; else empty.
    pub phrase: String,
    /// What was said in words of their own; else empty.
    pub body: String,
}

/// All that is kept of what was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Talk {
    /// What was said, in order.
    pub said: Vec<Said>,
    /// Who doesn't want to hear whom.
    pub muted: Vec<(String, String)>,
}

impl Store {
    /// Writes down what was said at a table, and drops what was said before a line; with what is said aside
    /// there from now on.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is such a line, or something else was said aside.
    pub async fn say(&self, table: &str, said: Said, from: u64, aside: Aside) -> Result<(), StoreError> {
        let line = Statement::new(
            "insert into chat (table_id, line, person, name, place, phrase, body)
             values ($1, $2, $3, $4, $5, $6, $7)",
        );
        let line = line.with(table).with(said.line).with(&said.person).with(&said.name);
        let line = line.with(&said.place).with(&said.phrase).with(&said.body);
        let earlier = Statement::new("delete from chat where table_id = $1 and line < $2");
        let mut all = vec![line, earlier.with(table).with(from)];
        all.extend(self.shared().map(|_| aside::set(table, &aside)));
        self.write(Job::Do(all, News::of(table, What::Table))).await.map(|_| ())
    }

    /// Writes down that somebody doesn't want to hear another at a table any more, or does again; with what is
    /// said aside there from now on.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if something else was said aside.
    pub async fn mute(
        &self,
        table: &str,
        (person, other): (&str, &str),
        mutes: bool,
        aside: Aside,
    ) -> Result<(), StoreError> {
        let how = Statement::new(if mutes {
            "insert into muted (table_id, person, other) values ($1, $2, $3) on conflict do nothing"
        } else {
            "delete from muted where table_id = $1 and person = $2 and other = $3"
        });
        let mut all = vec![how.with(table).with(person).with(other)];
        all.extend(self.shared().map(|_| aside::set(table, &aside)));
        self.write(Job::Do(all, News::of(table, What::Table))).await.map(|_| ())
    }

    /// What was said at a table.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn talk(&self, table: &str) -> Result<Talk, StoreError> {
        let lines = Statement::new(
            "select line, person, name, place, phrase, body from chat where table_id = $1 order by line",
        );
        let muted = Statement::new("select person, other from muted where table_id = $1");
        let said = self.rows(lines.with(table)).await?.iter().map(said).collect();
        let muted = self.rows(muted.with(table)).await?;
        Ok(Talk { said, muted: muted.iter().map(|row| (row.text(0), row.text(1))).collect() })
    }

    /// The tables where a person has said something, or doesn't want to hear somebody.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn talked_at(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.rows(talked_at(person)).await.map(texts)
    }
}

fn talked_at(person: &str) -> Statement {
    let where_ = "select table_id from chat where person = $1
         union select table_id from muted where person = $1 or other = $1";
    Statement::new(where_).with(person)
}

fn said(row: &Row) -> Said {
    Said {
        line: row.int(0) as u64,
        person: row.text(1),
        name: row.text(2),
        place: row.text(3),
        phrase: row.text(4),
        body: row.text(5),
    }
}

/// Deletes what was said at a table.
pub(crate) fn delete(table: &str) -> [Statement; 2] {
    ["delete from muted where table_id = $1", "delete from chat where table_id = $1"]
        .map(|sql| Statement::new(sql).with(table))
}

/// Blanks what a person has said: that something was said there stays.
pub(crate) fn blank(person: &str) -> [Statement; 2] {
    [
        "delete from muted where person = $1 or other = $1",
        "update chat set person = '', name = '', phrase = '', body = '' where person = $1",
    ]
    .map(|sql| Statement::new(sql).with(person))
}
