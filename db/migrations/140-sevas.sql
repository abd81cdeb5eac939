-- The services a devotee may take part in (spec section 3, 'Seva choices'); rows, so that the office can word them.
create table sevas (
  id text primary key,
  title text not null check (title <> ''),
  summary text not null default '',
  position integer not null default 0,
  -- How many people it takes: in one hour from home, on one day at the temple. 0: not offered that way.
  online_places integer not null check (online_places >= 0),
  in_person_places integer not null check (in_person_places >= 0),
  status text not null default 'draft' check (status in ('draft', 'live')),
  updated_at timestamptz not null default now()
);

create table seva_bookings (
  -- Unguessable: its page is the devotee's, without an account.
  id text primary key,
  -- Short, to say on the phone.
  reference text not null unique,
  seva_id text not null references sevas (id),
  mode text not null check (mode in ('online', 'inperson')),
  day date not null,
  -- 'HH:MM' in Ghaziabad; null at the temple, where the whole day is meant.
  begins text check (begins ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  people integer not null check (people between 1 and 20),
  name text not null,
  phone text,
  email text,
  coordinator text,
  state text not null default 'confirmed' check (state in ('confirmed', 'cancelled')),
  booked_at timestamptz not null,
  cancelled_at timestamptz,
  reminded_at timestamptz,
  check ((mode = 'online') = (begins is not null)),
  check (phone is not null or email is not null),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
-- A form sent twice books once.
create unique index seva_bookings_once on seva_bookings
  (seva_id, mode, day, coalesce(begins, ''), lower(name), coalesce(phone, ''), coalesce(lower(email), ''))
  where state = 'confirmed';
create index seva_bookings_slot on seva_bookings (seva_id, mode, day) where state = 'confirmed';
create index seva_bookings_to_remind on seva_bookings (day) where state = 'confirmed' and reminded_at is null;
