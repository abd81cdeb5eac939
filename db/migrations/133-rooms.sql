-- The kinds of rooms of the guest house, as its page shows them. Which room is free on which night is not kept here.
create table room_types (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  summary text not null,
  -- People in one room.
  sleeps smallint not null check (sleeps between 1 and 20),
  -- A night of one room (or bed), taxes included.
  night_paise bigint not null check (night_paise > 0),
  amenities text[] not null default '{}',
  image text not null,
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);
