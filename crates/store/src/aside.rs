//! What servers of one house tell each other of a table beside its log: what is only said there, how far it
//! is, who runs its bots, who is there. A store in a file has one server, which needs none of it.

use crate::postgres::Postgres;
use crate::statement::{Job, News, Statement, What};
use crate::{Store, StoreError};

/// What is said at a table and kept by no log, as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aside {
    /// How often it has changed; where it is to be set, the number of what it replaces.
    pub number: u64,
    /// What it says.
    pub body: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// How many entries its log has.
    pub entries: u64,
    /// How often what is said aside has changed.
    pub aside: u64,
    /// How often its log was rewritten, because somebody was forgotten.
    pub rewritten: u64,
}

/// What is new at a table, all of one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The entries of its log from the one on that was asked for.
    pub bodies: Vec<String>,
    /// What is said aside.
    pub aside: Aside,
    /// How often its log was rewritten.
    pub rewritten: u64,
}

/// That somebody was seen at a table by another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenElsewhere {
    /// Who.
    pub person: String,
    /// Whether they have a page of it open.
    pub streams: bool,
    /// How many seconds ago that changed, or they asked for something.
    pub ago: u64,
}

/// Sets what is said aside at a table, if nobody else has since.
pub(crate) fn set(table: &str, aside: &Aside) -> Statement {
    let insert = Statement::new(
        "insert into aside (table_id, number, body) values ($1, $2, $3)
         on conflict (table_id) do update set number = excluded.number, body = excluded.body
         where aside.number = $4",
    );
    insert.with(table).with(aside.number + 1).with(&aside.body).with(aside.number).that_must()
}

impl Store {
    /// Whether other servers may work on this store too.
    pub fn is_shared(&self) -> bool {
        self.shared().is_some()
    }

    /// How far a table is; all nothing if there is no such table. A store of one server doesn't know: that
    /// server does.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn head(&self, table: &str) -> Result<Option<Head>, StoreError> {
        Ok(self.heads(&[table.to_owned()]).await?.map(|heads| heads.first().copied().unwrap_or_default()))
    }

    /// The same for several tables, in their order.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn heads(&self, tables: &[String]) -> Result<Option<Vec<Head>>, StoreError> {
        match self.shared() {
            None => Ok(None),
            Some(shared) => shared.heads(tables).await.map(Some),
        }
    }

    /// What is new at a table from an entry on.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn since(&self, table: &str, from: u64) -> Result<Since, StoreError> {
        if self.shared().is_none() {
            return Ok(Since { bodies: self.log(table, from).await?, ..Since::default() });
        }
        // One statement, so that all of it is of one moment.
        let select = Statement::new(
            "select 0 as kind, entry as number, 0 as rewritten, body from log
                 where table_id = $1 and entry >= $2
             union all select 1, number, rewritten, body from aside where table_id = $1
             order by kind, number",
        );
        let mut since = Since::default();
        for row in self.rows(select.with(table).with(from)).await? {
            match row.int(0) {
                0 => since.bodies.push(row.text(3)),
                _ => {
                    since.aside = Aside { number: row.int(1) as u64, body: row.text(3) };
                    since.rewritten = row.int(2) as u64;
                }
            }
        }
        Ok(since)
    }

    /// Says something aside at a table, if nobody else has since.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody has.
    pub async fn set_aside(&self, table: &str, aside: Aside) -> Result<(), StoreError> {
        match self.shared() {
            None => Ok(()),
            Some(_) => {
                let job = Job::Do(vec![set(table, &aside)], News::of(table, What::Table));
                self.write(job).await.map(|_| ())
            }
        }
    }

    /// Whether this server runs the bots and clocks of a table: it does from now on, if no other one that is
    /// alive does.
    ///
    /// # Errors
    /// Nobody knows: the database can't be reached.
    pub async fn drives(&self, table: &str) -> Result<bool, StoreError> {
        match self.shared() {
            None => Ok(true),
            Some(shared) => shared.drives(table).await,
        }
    }

    /// Leaves a table's bots and clocks to whoever wants them: soon, unless it drives them again until then.
    pub fn stop_driving(&self, table: &str) {
        if let Some(shared) = self.shared() {
            shared.stop_driving(table);
        }
    }

    /// Of how many tables this server runs the bots and clocks, as far as others need to know.
    pub fn driven(&self) -> usize {
        self.shared().map_or(0, Postgres::driven)
    }

    /// Tables whose bots and clocks a server ran that is dead now, and no other one has taken over.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn orphans(&self, most: u32) -> Result<Vec<String>, StoreError> {
        if self.shared().is_none() {
            return Ok(Vec::new());
        }
        let select = Statement::new(
            "select table_id from drivers where not exists
                 (select 1 from servers where id = drivers.server and until > now())
             order by table_id limit $1",
        );
        self.rows(select.with(most)).await.map(crate::statement::texts)
    }

    /// Tells other servers that somebody is at a table, or has gone.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn note_seen(&self, table: &str, person: &str, streams: bool) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else { return Ok(()) };
        let insert = Statement::new(
            "insert into present (table_id, person, server, streams, at) values ($1, $2, $3, $4, now())
             on conflict (table_id, person, server) do update set streams = excluded.streams, at = now()",
        );
        let insert = insert.with(table).with(person).with(shared.server()).with(streams);
        self.write(Job::Do(vec![insert], News::of(table, What::Presence))).await.map(|_| ())
    }

    /// Who was seen at a table by other servers. Whoever had a page open at one that is dead has none now.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn seen_elsewhere(&self, table: &str) -> Result<Vec<SeenElsewhere>, StoreError> {
        let Some(shared) = self.shared() else { return Ok(Vec::new()) };
        let select = Statement::new(
            "select person, streams > 0 and coalesce(until > now(), false),
                 cast(greatest(extract(epoch from now() - case when streams > 0
                     then greatest(at, coalesce(until, at)) else at end), 0) as bigint)
             from present left join servers on servers.id = present.server
             where table_id = $1 and server <> $2",
        );
        let rows = self.rows(select.with(table).with(shared.server())).await?;
        let seen = |row: &crate::statement::Row| SeenElsewhere {
            person: row.text(0),
            streams: row.flag(1),
            ago: row.int(2) as u64,
        };
        Ok(rows.iter().map(seen).collect())
    }

    /// The number of this server among all that ever were; 0, where there is only one.
    pub fn server(&self) -> i64 {
        self.shared().map_or(0, Postgres::server)
    }

    /// The servers that are alive.
    ///
    /// # Errors
    /// The database can't be reached.
    pub async fn alive(&self) -> Result<Vec<i64>, StoreError> {
        if self.shared().is_none() {
            return Ok(vec![self.server()]);
        }
        let rows = self.rows(Statement::new("select id from servers where until > now()")).await?;
        Ok(rows.iter().map(|row| row.int(0)).collect())
    }

    /// Counts one more of something for somebody, among all servers, at this time in milliseconds since 1970,
    /// and says how many there were since the first within so many; nothing, where the one server there is can
    /// count itself.
    ///
    /// # Errors
    /// The database can't be reached.
    pub async fn count(
        &self,
        what: &str,
        who: &str,
        within: i64,
        now: i64,
    ) -> Result<Option<u64>, StoreError> {
        if self.shared().is_none() {
            return Ok(None);
        }
        let insert = Statement::new(
            "insert into counted (what, who, since, count) values ($1, $2, $3, 1)
             on conflict (what, who) do update set
                 since = case when counted.since <= $4 then excluded.since else counted.since end,
                 count = case when counted.since <= $4 then 1 else counted.count + 1 end
             returning count",
        );
        let rows = self.rows(insert.with(what).with(who).with(now).with(now - within)).await?;
        Ok(rows.first().map(|row| row.int(0) as u64))
    }

    /// One more of something at a time for somebody, among all servers, if that isn't more than `most`; nothing,
    /// where the one server there is can count itself.
    ///
    /// # Errors
    /// The database can't be reached.
    pub async fn hold(&self, what: &str, who: &str, most: u64) -> Result<Option<bool>, StoreError> {
        let Some(shared) = self.shared() else { return Ok(None) };
        let insert = Statement::new(
            "insert into held (what, who, server, count)
             select $1, $2, cast($3 as bigint), 1 where cast($4 as bigint) > (
                 select coalesce(sum(count), 0) from held join servers on servers.id = held.server
                 where what = $1 and who = $2 and until > now())
             on conflict (what, who, server) do update set count = held.count + 1
             returning count",
        );
        let insert = insert.with(what).with(who).with(shared.server()).with(most);
        Ok(Some(!self.rows(insert).await?.is_empty()))
    }

    /// One less of it.
    ///
    /// # Errors
    /// The database can't be reached.
    pub async fn let_go(&self, what: &str, who: &str) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else { return Ok(()) };
        let update = Statement::new(
            "update held set count = count - 1 where what = $1 and who = $2 and server = $3 and count > 0
             returning count",
        );
        self.rows(update.with(what).with(who).with(shared.server())).await.map(|_| ())
    }
}
