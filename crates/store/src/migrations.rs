//! What a store looks like, and how older ones become like it: counted in the same versions for both kinds.
//!
//! **Old and new programs work on one Postgres side by side**, so a step there only adds: tables, columns with
//! a default, indexes. [`OLDEST`] is the version of the oldest program that can work with what this one makes;
//! whoever makes a step that an older program can't live with raises it, and says so in the notes.

/// The version that this program makes.
pub const VERSION: u32 = MIGRATIONS.len() as u32;

/// The oldest program that a store of this version can be used by, beside this one.
pub(crate) const OLDEST: u32 = 7;

/// A step from one version to the next.
pub(crate) struct Migration {
    /// In a file. `{now}` is when it is done, in seconds since 1970.
    pub(crate) sqlite: &'static str,
    /// In Postgres, which has been there since version 7. Nobody may be locked out by it for long.
    pub(crate) postgres: &'static str,
}

const fn of_files(sqlite: &'static str) -> Migration {
    Migration { sqlite, postgres: "" }
}

/// What makes each version out of the one before. The first also takes files of the time when versions
/// weren't counted.
pub(crate) const MIGRATIONS: [Migration; 10] = [
    of_files(
        "create table if not exists log (
            table_id text not null, entry integer not null, body text not null,
            primary key (table_id, entry)) without rowid;
         create table if not exists sits (
            person text not null, table_id text not null, since integer not null,
            primary key (person, table_id)) without rowid;
         create index if not exists sits_by_time on sits (person, since);
         create table if not exists people (person text primary key, name text not null) without rowid;",
    ),
    of_files(
        "alter table log add column at integer not null default {now};
         create index sits_by_table on sits (table_id);",
    ),
    of_files(
        "create table house (name text primary key, value text not null) without rowid;
         insert into house values ('key', lower(hex(randomblob(32))));",
    ),
    of_files(
        "alter table people add column settings text not null default '{}';
         create table keys (
            id text primary key, person text not null, sealed text not null, until integer) without rowid;
         create index keys_by_person on keys (person);
         create table results (
            person text not null, table_id text not null, game text not null, seats integer not null,
            won integer not null, place integer not null, points integer not null, others text not null,
            at integer not null, primary key (person, table_id)) without rowid;",
    ),
    of_files(
        "create table due (table_id text primary key, at integer not null) without rowid;
         create index due_by_time on due (at);",
    ),
    of_files(
        "create table chat (
            table_id text not null, line integer not null, person text not null, name text not null,
            place text not null, phrase text not null, body text not null,
            primary key (table_id, line)) without rowid;
         create index chat_by_person on chat (person);
         create table muted (
            table_id text not null, person text not null, other text not null,
            primary key (table_id, person, other)) without rowid;",
    ),
    Migration {
        sqlite: "create table waiting (
            table_id text primary key, listed integer not null, at integer not null) without rowid;
         create index waiting_by_time on waiting (listed, at);
         insert into waiting select table_id, body like '%\"listed\":true%', at from log
            where entry = 0 and not exists (select 1 from log as later
                where later.table_id = log.table_id and later.body like '%\"started\":{%');",
        postgres: include_str!("postgres/first.sql"),
    },
    Migration {
        sqlite: "create table days (
            day integer not null, game text not null, sealed text not null, setup text not null,
            won integer, points integer, spare integer, primary key (day, game)) without rowid;
         create table tries (
            day integer not null, game text not null, person text not null, table_id text not null,
            ended integer, won integer, points integer, spare integer,
            primary key (day, game, person)) without rowid;
         create index tries_by_person on tries (person, day);
         create index tries_by_table on tries (table_id);",
        postgres: include_str!("postgres/days.sql"),
    },
    Migration {
        sqlite: "create table records (
            id text primary key, body text not null, board text not null, until integer not null) without rowid;
         create index records_by_time on records (until);",
        postgres: "create table records (
            id text collate \"C\" primary key, body text not null, board text not null, until bigint not null);
         create index records_by_time on records (until);",
    },
    Migration {
        sqlite: "create table branches (
            table_id text primary key, origin text not null, step integer not null, seat text not null,
            imagined integer not null, person text not null, at integer not null) without rowid;
         create index branches_by_origin on branches (origin, at);
         create index branches_by_person on branches (person);",
        postgres: "create table branches (
            table_id text collate \"C\" primary key, origin text collate \"C\" not null, step bigint not null,
            seat text not null, imagined bigint not null, person text collate \"C\" not null, at bigint not null);
         create index branches_by_origin on branches (origin, at);
         create index branches_by_person on branches (person);",
    },
];
