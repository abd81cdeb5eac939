-- Two accounts that the office takes for one person. Nothing moves: the office sees one person where two stand, both keep
-- their sign-in and see only what is their own, and taking it back leaves no trace but this row.
create table person_merges (
  id text primary key,
  kept_id text not null references people on delete cascade,
  merged_id text not null references people on delete cascade,
  merged_by text not null,
  merged_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  check (kept_id <> merged_id),
  check ((undone_by is null) = (undone_at is null))
);
-- An account is part of one other at most.
create unique index person_merges_once on person_merges (merged_id) where undone_at is null;
create index person_merges_kept on person_merges (kept_id) where undone_at is null;
create index people_by_time on people (created_at desc, id);
create index seva_bookings_by_email on seva_bookings (lower(email)) where email is not null;
