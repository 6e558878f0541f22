//! Deals of the day: what is dealt on which day, who has had their try, and what came of it.

use crate::statement::{Job, Row, Statement};
use crate::{Store, StoreError};

/// What is dealt to everybody on a day. It is written down once, by whoever asks first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DayDeal {
    /// Which day, counted from 1970.
    pub day: i64,
    /// Which game.
    pub game: String,
    /// The house's secret part of the deal.
    pub sealed: String,
    /// What its tables are laid with, as text.
    pub setup: String,
    /// What came of it for the house's own player, once that is known.
    pub house: Option<Came>,
}

/// What came of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Came {
    /// Whether it was won.
    pub won: bool,
    /// The points.
    pub points: i32,
    /// What a team that won had left.
    pub spare: i32,
}

/// Somebody's try at the deal of a day. All who sit at one table have one try together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Try {
    /// Which day.
    pub day: i64,
    /// Which game.
    pub game: String,
    /// Who.
    pub person: String,
    /// At which table.
    pub table: String,
    /// What they want to be called, if they have said so.
    pub name: String,
    /// When it ended, in seconds since 1970, if it has.
    pub ended: Option<i64>,
    /// What came of it; nothing where they gave up.
    pub came: Option<Came>,
}

/// That a try at a table has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// When, in seconds since 1970.
    pub at: i64,
    /// What came of it; nothing where somebody gave up.
    pub came: Option<Came>,
}

/// No day has more tries than are read at once.
const MOST: u32 = 5000;
/// So many days in a row are counted.
const IN_A_ROW: u32 = 1000;

const TRY: &str = "select day, game, person, table_id, ended, won, points, spare,
     coalesce((select name from people where people.person = tries.person), '') from tries";

impl Store {
    /// The deal of a day in a game: the one that is there, else this.
    ///
    /// # Errors
    /// The database can't be read or written.
    pub async fn deal_of_day(&self, deal: DayDeal) -> Result<DayDeal, StoreError> {
        let insert = Statement::new(
            "insert into days (day, game, sealed, setup) values ($1, $2, $3, $4) on conflict do nothing",
        );
        let insert = insert.with(deal.day).with(&deal.game).with(&deal.sealed).with(&deal.setup);
        self.write(Job::one(insert)).await?;
        let there = self.deals_of_day(deal.day).await?;
        Ok(there.into_iter().find(|there| there.game == deal.game).unwrap_or(deal))
    }

    /// The deals of a day that somebody has asked for.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn deals_of_day(&self, day: i64) -> Result<Vec<DayDeal>, StoreError> {
        let select = Statement::new(
            "select day, game, sealed, setup, won, points, spare from days where day = $1 order by game",
        );
        let deal = |row: &Row| DayDeal {
            day: row.int(0),
            game: row.text(1),
            sealed: row.text(2),
            setup: row.text(3),
            house: came(row, 4),
        };
        Ok(self.rows(select.with(day)).await?.iter().map(deal).collect())
    }

    /// The last days before this one that had deals, the latest first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn days_before(&self, day: i64, most: u32) -> Result<Vec<i64>, StoreError> {
        let select =
            Statement::new("select distinct day from days where day < $1 order by day desc limit $2");
        Ok(self.rows(select.with(day).with(most)).await?.iter().map(|row| row.int(0)).collect())
    }

    /// Writes down what came of a deal for the house's own player. What is known stays.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn note_house(&self, day: i64, game: &str, came: Came) -> Result<(), StoreError> {
        let update = Statement::new(
            "update days set won = $1, points = $2, spare = $3 where day = $4 and game = $5 and points is null",
        );
        let update = update.with(came.won).with(came.points).with(came.spare).with(day).with(game);
        self.write(Job::one(update)).await.map(|_| ())
    }

    /// All tries of a day.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn tries(&self, day: i64) -> Result<Vec<Try>, StoreError> {
        let select = format!("{TRY} where day = $1 order by game, coalesce(won, -1) desc, person limit $2");
        let rows = self.rows(Statement::new(select).with(day).with(MOST)).await?;
        Ok(rows.iter().map(a_try).collect())
    }

    /// A person's tries of a day.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn own_tries(&self, person: &str, day: i64) -> Result<Vec<Try>, StoreError> {
        let select = Statement::new(format!("{TRY} where person = $1 and day = $2 order by game"));
        Ok(self.rows(select.with(person).with(day)).await?.iter().map(a_try).collect())
    }

    /// Whether a try of a deal hasn't ended.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn is_tried(&self, day: i64, game: &str) -> Result<bool, StoreError> {
        let select =
            Statement::new("select 1 from tries where day = $1 and game = $2 and ended is null limit 1");
        Ok(!self.rows(select.with(day).with(game)).await?.is_empty())
    }

    /// The days on which a person has played a deal to its end, the latest first.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn days_played(&self, person: &str) -> Result<Vec<i64>, StoreError> {
        let select = Statement::new(
            "select distinct day from tries where person = $1 and points is not null order by day desc limit $2",
        );
        Ok(self.rows(select.with(person).with(IN_A_ROW)).await?.iter().map(|row| row.int(0)).collect())
    }
}

fn came(row: &Row, from: usize) -> Option<Came> {
    let points = row.number(from + 1)?;
    Some(Came { won: row.flag(from), points: points as i32, spare: row.int(from + 2) as i32 })
}

fn a_try(row: &Row) -> Try {
    Try {
        day: row.int(0),
        game: row.text(1),
        person: row.text(2),
        table: row.text(3),
        ended: row.number(4),
        came: came(row, 5),
        name: row.text(8),
    }
}

/// Begins a try: the key is the lock, so nobody has two.
pub(crate) fn begin(one: &Try) -> Statement {
    let insert = Statement::new("insert into tries (day, game, person, table_id) values ($1, $2, $3, $4)");
    insert.with(one.day).with(&one.game).with(&one.person).with(&one.table)
}

/// Ends the try at a table. One that has ended stays as it is.
pub(crate) fn end(table: &str, Ended { at, came }: Ended) -> Statement {
    match came {
        None => {
            let update = Statement::new("update tries set ended = $1 where table_id = $2 and ended is null");
            update.with(at).with(table)
        }
        Some(came) => {
            let update = Statement::new(
                "update tries set ended = $1, won = $2, points = $3, spare = $4
                 where table_id = $5 and ended is null",
            );
            update.with(at).with(came.won).with(came.points).with(came.spare).with(table)
        }
    }
}

/// What a person has tried is nobody's from now on: others' places stay as they are.
pub(crate) fn blank(person: &str, nobody: &str) -> Statement {
    Statement::new("update tries set person = $1 where person = $2").with(nobody).with(person)
}
