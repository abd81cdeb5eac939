-- The photo that a person put into the profile. The bytes stand in the media store under an id of their own, random and
-- never told: two people with the same photo share nothing, and only its owner is shown it (site/account).
create table profile_photos (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Null: not theirs yet (still being written), or no more (another photo, taken out, the person erased). Its bytes then
  -- wait for a job to remove them, which nothing that is erased can forget.
  person_id text unique references people (id) on delete set null,
  -- 'coming': its bytes are being written. 'whole': not yet cut to a square. 'square': done.
  state text not null default 'coming' check (state in ('coming', 'whole', 'square', 'failed')),
  created_at timestamptz not null
);
create index profile_photos_waiting on profile_photos (created_at) where state = 'whole' or person_id is null;
