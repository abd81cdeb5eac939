-- What the temple adds to the computed calendar: its own events...
create table calendar_own_events (
  id text primary key,
  title text not null check (title <> '' and length(title) <= 200),
  -- One sentence for the day panel; may be empty.
  note text not null default '' check (length(note) <= 500),
  starts_on date not null,
  -- Null: one day. For 'weekly' the last day on which it can fall.
  ends_on date check (ends_on >= starts_on),
  -- 'weekly' on the weekday of starts_on, 'yearly' on its month and day.
  repeats text not null default 'never' check (repeats in ('never', 'weekly', 'yearly')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- ... and what it hides or calls otherwise. One row for an entry of every year, or for the entry of one date.
create table calendar_changes (
  id text primary key,
  -- Id of an entry within its day: a yearly event's id, or 'sankranti-8'.
  entry_id text not null check (entry_id <> ''),
  -- Null: in every year.
  on_date date,
  hidden boolean not null default false,
  title text check (title <> '' and length(title) <= 200),
  updated_at timestamptz not null default now(),
  check (hidden or title is not null)
);
create unique index calendar_changes_one on calendar_changes (entry_id, coalesce(on_date, '0001-01-01'::date));
