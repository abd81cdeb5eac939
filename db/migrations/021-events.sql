-- Status as in blogs; a cancelled event leaves the lists but keeps its page, for those who hold the link.
create table events (
  -- Also the last part of /events/single-event/{id}.
  id text primary key,
  title text not null check (title <> ''),
  description text not null,
  location text not null check (location <> ''),
  starts_at timestamptz not null,
  -- Null: it lasts until the end of its day in Ghaziabad.
  ends_at timestamptz check (ends_at >= starts_at),
  -- [{"image": name in ui/art, "alt": text}], the first is the one on cards.
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  tags text[] not null default '{}',
  -- Null: everybody who comes finds a place.
  capacity integer check (capacity > 0),
  fee_paise bigint not null default 0 check (fee_paise >= 0),
  status text not null default 'draft' check (status in ('draft', 'live', 'cancelled')),
  publish_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index events_published on events (starts_at, id) where status = 'live';
