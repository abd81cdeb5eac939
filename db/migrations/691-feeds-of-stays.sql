-- A calendar of the taken nights of a kind or a room for other programs: a private link, until somebody withdraws it.
create table stay_feeds (
  id text primary key,
  intent_key text not null unique,
  room_type_id text references room_types on delete cascade,
  room_id text references rooms on delete cascade,
  made_by text not null,
  made_at timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check (num_nonnulls(room_type_id, room_id) = 1),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
