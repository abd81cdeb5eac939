-- What visitors read of why a class or a departure was called off; the office's own reason is for the office.
alter table classes
  add column called_off_words text,
  add constraint classes_called_off_words check (called_off_words is null or called_off_at is not null);
alter table tour_departures
  add column called_off_words text,
  add constraint tour_departures_called_off_words check (called_off_words is null or called_off_at is not null);
