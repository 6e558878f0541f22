-- The same tables as in a file.
create table log (
    table_id text collate "C" not null, entry bigint not null, body text not null, at bigint not null,
    primary key (table_id, entry));
create table sits (
    person text collate "C" not null, table_id text collate "C" not null, since bigint not null,
    primary key (person, table_id));
create index sits_by_time on sits (person, since);
create index sits_by_table on sits (table_id);
create table people (
    person text collate "C" primary key, name text not null, settings text not null default '{}');
create table keys (
    id text collate "C" primary key, person text collate "C" not null, sealed text not null, until bigint);
create index keys_by_person on keys (person);
create table results (
    person text collate "C" not null, table_id text collate "C" not null, game text not null,
    seats bigint not null, won bigint not null, place bigint not null, points bigint not null,
    others text not null, at bigint not null, primary key (person, table_id));
create table due (table_id text collate "C" primary key, at bigint not null);
create index due_by_time on due (at);
create table chat (
    table_id text collate "C" not null, line bigint not null, person text collate "C" not null,
    name text not null, place text not null, phrase text not null, body text not null,
    primary key (table_id, line));
create index chat_by_person on chat (person);
create table muted (
    table_id text collate "C" not null, person text collate "C" not null, other text collate "C" not null,
    primary key (table_id, person, other));
create table waiting (table_id text collate "C" primary key, listed bigint not null, at bigint not null);
create index waiting_by_time on waiting (listed, at);

-- The servers of the house: one is alive until then, unless it says so again.
create table servers (id bigint generated always as identity primary key, until timestamptz not null);
-- Which of them runs the bots and clocks of a table.
create table drivers (table_id text collate "C" primary key, server bigint not null);
create index drivers_by_server on drivers (server);

-- What is only said or seen. It may be lost with the database's memory: nobody writes it ahead.
create unlogged table aside (
    table_id text collate "C" primary key, number bigint not null, rewritten bigint not null default 0,
    body text not null default '');
create unlogged table present (
    table_id text collate "C" not null, person text collate "C" not null, server bigint not null,
    streams bigint not null, at timestamptz not null, primary key (table_id, person, server));
create index present_by_server on present (server);
create unlogged table counted (
    what text collate "C" not null, who text collate "C" not null, since bigint not null,
    count bigint not null, primary key (what, who));
create unlogged table held (
    what text collate "C" not null, who text collate "C" not null, server bigint not null,
    count bigint not null, primary key (what, who, server));
create index held_by_server on held (server);
