-- A donor's promise to give the same each month. Nothing is taken by it: the donor is written to once a month.
create table monthly_promises (
  id text primary key,
  person_id text not null references people on delete cascade,
  cause_id text not null references causes,
  amount_paise bigint not null check (amount_paise > 0),
  -- Every month has these.
  day integer not null check (day between 1 and 28),
  state text not null check (state in ('running', 'paused', 'ended')),
  -- The day on which it was made, went on after a pause, or got another day of the month: the next letter is of a later one.
  since date not null,
  -- What the stop link of its letters holds.
  stop_token text not null unique,
  version integer not null default 1,
  made_at timestamptz not null,
  changed_at timestamptz not null
);
-- One for each cause: a gift of the month keeps one promise, not two.
create unique index monthly_promises_one on monthly_promises (person_id, cause_id) where state <> 'ended';
create index monthly_promises_by_time on monthly_promises (made_at desc, id);

-- A month whose day has come, with the amount that was promised then. No month is worked in twice.
create table promise_months (
  promise_id text not null references monthly_promises on delete cascade,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  amount_paise bigint not null check (amount_paise > 0),
  -- asked: a letter was written. kept: not needed, it was given before. closed: the cause took no gifts.
  outcome text not null check (outcome in ('asked', 'kept', 'closed')),
  primary key (promise_id, month)
);
