//! What is asked of a database, whichever it is: the same words for SQLite and for Postgres.
//!
//! Values are named `$1`, `$2`, … in the order in which they first appear: SQLite counts them so.

use std::borrow::Cow;

use crate::{Forget, StoreError};

/// A value that goes into a statement, or comes out of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Text(String),
    Int(i64),
    Nothing,
}

/// A statement with its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Statement {
    pub(crate) sql: Cow<'static, str>,
    pub(crate) values: Vec<Value>,
    /// Whether it has to touch a row: if it doesn't, somebody else was quicker.
    pub(crate) must: bool,
}

impl Statement {
    pub(crate) fn new(sql: impl Into<Cow<'static, str>>) -> Statement {
        Statement { sql: sql.into(), values: Vec::new(), must: false }
    }

    /// With one more value.
    #[must_use]
    pub(crate) fn with(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }

    /// The same, which has to touch a row.
    #[must_use]
    pub(crate) fn that_must(mut self) -> Statement {
        self.must = true;
        self
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Int(number as i64)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Int(number.into())
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Int(number.into())
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Int(flag.into())
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        number.map_or(Value::Nothing, Value::Int)
    }
}

/// A row of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row(pub(crate) Vec<Value>);

impl Row {
    fn value(&self, place: usize) -> Option<&Value> {
        self.0.get(place)
    }

    /// A text; an empty one, where there is none.
    pub(crate) fn text(&self, place: usize) -> String {
        match self.value(place) {
            Some(Value::Text(text)) => text.clone(),
            _ => String::new(),
        }
    }

    /// A number, if there is one.
    pub(crate) fn number(&self, place: usize) -> Option<i64> {
        match self.value(place) {
            Some(Value::Int(number)) => Some(*number),
            _ => None,
        }
    }

    /// A number; 0, where there is none.
    pub(crate) fn int(&self, place: usize) -> i64 {
        self.number(place).unwrap_or_default()
    }

    pub(crate) fn flag(&self, place: usize) -> bool {
        self.int(place) != 0
    }
}

/// The texts that stand first in rows.
pub(crate) fn texts(rows: Vec<Row>) -> Vec<String> {
    rows.iter().map(|row| row.text(0)).collect()
}

/// Something to be written.
pub(crate) enum Job {
    /// All of these or none.
    Do(Vec<Statement>, News),
    /// What logs say of a person becomes something else, and their rows go.
    Forget(Forget),
    /// Nothing more is written.
    Close,
}

/// What other servers have to be told of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct News {
    /// Which table has changed.
    pub(crate) table: Option<String>,
    /// What of it.
    pub(crate) what: What,
}

/// What has changed at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum What {
    /// Something that was written down or said.
    #[default]
    Table,
    /// The same, at a table that waits for players, or did until then.
    Waiting,
    /// Who is there.
    Presence,
}

impl News {
    pub(crate) fn of(table: &str, what: What) -> News {
        News { table: Some(table.to_owned()), what }
    }
}

impl Job {
    pub(crate) fn one(statement: Statement) -> Job {
        Job::Do(vec![statement], News::default())
    }
}

/// How many rows each statement of a job touched.
pub(crate) type Touched = Result<Vec<usize>, StoreError>;
