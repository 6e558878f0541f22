-- Deals of the day, and who has had their try.
create table days (
    day bigint not null, game text collate "C" not null, sealed text not null, setup text not null,
    won bigint, points bigint, spare bigint, primary key (day, game));
create table tries (
    day bigint not null, game text collate "C" not null, person text collate "C" not null,
    table_id text collate "C" not null, ended bigint, won bigint, points bigint, spare bigint,
    primary key (day, game, person));
create index tries_by_person on tries (person, day);
create index tries_by_table on tries (table_id);
