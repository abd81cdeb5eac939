-- The pilgrimages on offer. The last part of /toursdetails/{id} is the id.
create table tours (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  -- One or two sentences for the card.
  summary text not null,
  -- Rich text; cleaned when written and again when read.
  content text not null,
  -- Name of a picture in ui/art.
  image text not null,
  -- 'One day', 'Two days, one night'.
  length text not null,
  -- For one person, as a first orientation; null: by arrangement.
  price_paise bigint check (price_paise > 0),
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);
