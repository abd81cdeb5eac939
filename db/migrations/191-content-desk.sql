-- What the office's content desk needs of every content table: a number that rises with each save, so that the second
-- of two editors is told (server/content/desk).
alter table blogs add column version integer not null default 1;
alter table events add column version integer not null default 1;
alter table stories add column version integer not null default 1;
alter table darshan_photos add column version integer not null default 1;
alter table live_sessions add column version integer not null default 1;
alter table media_items add column version integer not null default 1;
alter table temple_services add column version integer not null default 1;
alter table testimonials add column version integer not null default 1;
alter table leaders add column version integer not null default 1;
alter table teachers add column version integer not null default 1;
alter table milestones add column version integer not null default 1;
alter table csr_projects add column version integer not null default 1;
alter table classes add column version integer not null default 1;
alter table tours add column version integer not null default 1;
alter table sevas add column version integer not null default 1;
alter table room_types add column version integer not null default 1;
alter table membership_tiers add column version integer not null default 1;
alter table info_pages add column version integer not null default 1;

-- How a row stood with each save; the newest is the row itself.
create table content_revisions (
  kind text not null,
  row_id text not null,
  version integer not null,
  -- The row as its table had it.
  row jsonb not null,
  -- Null: it stood so before the desk kept revisions.
  saved_by text,
  saved_at timestamptz not null,
  primary key (kind, row_id, version)
);

-- Deleted rows, out of their tables so that no page can show them. After 30 days they are forgotten.
create table content_bin (
  id text primary key,
  kind text not null,
  row_id text not null,
  title text not null,
  row jsonb not null,
  binned_by text not null,
  binned_at timestamptz not null
);
create index content_bin_newest on content_bin (kind, binned_at desc);

-- Photos of one darshan change places with each other, so their places are compared only when all have moved.
alter table darshan_photos drop constraint darshan_photos_day_type_position_key;
alter table darshan_photos add constraint darshan_photos_place unique (day, type, position) deferrable;
