-- An event that cannot be worked in is tried again after a growing pause, and waits for a person after the last try: it
-- never stands before the others. Empty: due at once.
alter table gateway_events
  add column tries integer not null default 0,
  add column next_try_at timestamptz,
  add column last_error text,
  add column parked_at timestamptz;
drop index gateway_events_waiting;
create index gateway_events_due on gateway_events (next_try_at nulls first)
  where outcome is null and parked_at is null;
create index gateway_events_parked on gateway_events (parked_at) where outcome is null and parked_at is not null;
