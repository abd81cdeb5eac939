-- A class or a departure that the temple calls off: nobody can begin any more, and who has a seat or waits for one is
-- written by the job call-off (docs/decisions/paid-seats.md).
alter table classes
  add column called_off_at timestamptz,
  add column called_off_by text,
  add column called_off_reason text,
  add constraint classes_called_off check (num_nulls(called_off_at, called_off_by, called_off_reason) in (0, 3));
alter table tour_departures
  add column called_off_at timestamptz,
  add column called_off_by text,
  add column called_off_reason text,
  add constraint tour_departures_called_off
    check (num_nulls(called_off_at, called_off_by, called_off_reason) in (0, 3)),
  add constraint tour_departures_called_off_is_closed check (called_off_at is null or closed);
create index classes_called_off_at on classes (called_off_at) where called_off_at is not null;
create index tour_departures_called_off_at on tour_departures (called_off_at) where called_off_at is not null;
