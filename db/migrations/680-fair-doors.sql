-- The fair door of an event's registration: beyond what it takes, visitors draw a number and are let in by it.
create table fair_doors (
  id text primary key,
  event_id text not null unique references events on delete cascade,
  mode text not null check (mode in ('off', 'auto', 'on')),
  -- 'auto' closes the door when more than so many ask for the registration in a minute.
  arrivals_line integer not null check (arrivals_line between 1 and 1000000),
  most_inside integer not null check (most_inside between 1 and 100000),
  minutes integer not null check (minutes between 1 and 120),
  version integer not null default 1,
  -- Since when only numbers are let in; null: everybody goes in.
  closed_since timestamptz check (mode <> 'off' or closed_since is null),
  -- Who may have had the form before the door closed, and may still send it without a number.
  early integer not null default 0 check (early >= 0),
  -- Numbers never begin anew, so a number of yesterday is before everybody of today, and over.
  drawn integer not null default 0,
  called integer not null default 0 check (called between 0 and drawn),
  arrivals_minute timestamptz,
  arrivals integer not null default 0 check (arrivals >= 0),
  arrivals_before integer not null default 0 check (arrivals_before >= 0)
);

-- When which numbers were called: all up to `called`.
create table fair_door_calls (
  door_id text not null references fair_doors on delete cascade,
  called integer not null,
  at timestamptz not null,
  primary key (door_id, called)
);

-- Who went in. A number goes in once, and sends one registration.
create table fair_door_entries (
  door_id text not null references fair_doors on delete cascade,
  number integer not null check (number >= 1),
  entered_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > entered_at),
  left_at timestamptz,
  -- The purchase key of the form that was sent.
  spent_for text check ((spent_for is null) = (left_at is null)),
  primary key (door_id, number)
);
create index fair_door_entries_inside on fair_door_entries (door_id, ends_at) where left_at is null;
create index fair_door_entries_entered on fair_door_entries (door_id, entered_at);
