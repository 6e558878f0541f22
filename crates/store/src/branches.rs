//! Games that grew from others: practice from one of their steps.

use crate::statement::{Row, Statement};
use crate::{Store, StoreError};

/// A table at which somebody goes on from a step of another game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Branch {
    /// What it grew from: a table, or `record/…`.
    pub from: String,
    /// Its table.
    pub table: String,
    /// From which step.
    pub step: u32,
    /// Whose place they have, as a letter.
    pub seat: String,
    /// Whether what that seat didn't know was imagined.
    pub imagined: bool,
    /// Who.
    pub person: String,
    /// What they want to be called, if they have said so.
    pub name: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

impl Store {
    /// The games that grew from one: a person's own first, then the newest.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn branches(&self, from: &str, person: &str, most: u32) -> Result<Vec<Branch>, StoreError> {
        let select = Statement::new(
            "select origin, table_id, step, seat, imagined, person, at,
                 coalesce((select name from people where people.person = branches.person), '')
             from branches where origin = $1
             order by case when person = $2 then 0 else 1 end, at desc, table_id limit $3",
        );
        let branch = |row: &Row| Branch {
            from: row.text(0),
            table: row.text(1),
            step: row.int(2) as u32,
            seat: row.text(3),
            imagined: row.flag(4),
            person: row.text(5),
            at: row.int(6),
            name: row.text(7),
        };
        Ok(self.rows(select.with(from).with(person).with(most)).await?.iter().map(branch).collect())
    }
}

/// Notes that one grew.
pub(crate) fn grow(branch: &Branch) -> Statement {
    let insert = Statement::new(
        "insert into branches (origin, table_id, step, seat, imagined, person, at)
         values ($1, $2, $3, $4, $5, $6, $7)",
    );
    let insert = insert.with(&branch.from).with(&branch.table).with(branch.step).with(&branch.seat);
    insert.with(branch.imagined).with(&branch.person).with(branch.at)
}

/// What grew where a person played is nobody's from now on.
pub(crate) fn blank(person: &str, nobody: &str) -> Statement {
    Statement::new("update branches set person = $1 where person = $2").with(nobody).with(person)
}
