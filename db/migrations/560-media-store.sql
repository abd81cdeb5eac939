-- Files that left the library: a job moves their bytes into the bin of the media store, where they wait for a while
-- (server/media/remove-media.ts). A store that does not answer loses no deletion.
create table media_removals (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  deleted_at timestamptz not null,
  -- Whether the bytes are in the bin already.
  binned boolean not null default false
);

-- Where the bytes of a profile photo are. 'library': beside the pictures of the library, where photos were until now; a
-- job moves them into an area that no public address can spell.
alter table profile_photos add column area text not null default 'library' check (area in ('library', 'photos'));

-- Pieces of uploads now wait in the media store. media_pieces is no longer written; it is dropped by a later release,
-- since processes of the one before may still run beside this one.
