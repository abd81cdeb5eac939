-- The outbox: letters are written in the transaction that causes them and sent after it (at least once,
-- always with the same message id).
create table letters (
  id text primary key,
  kind text not null,
  recipient text not null,
  -- What the letter needs to be composed; emptied once it is sent, since it may hold a one-time link.
  data jsonb not null,
  -- One letter per cause: 'gift-receipt:rcp_…'. A repeat of the cause finds it taken and writes nothing.
  cause_key text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sent', 'given-up')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index letters_due on letters (next_try_at) where state = 'queued';
