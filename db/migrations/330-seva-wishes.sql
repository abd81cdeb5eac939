-- What looks like a robot's booking is a wish that the seva desk confirms: until then it takes nobody's place.
alter table seva_bookings drop constraint seva_bookings_state_check;
alter table seva_bookings add constraint seva_bookings_state_check check (state in ('asked', 'confirmed', 'cancelled'));
drop index seva_bookings_once;
create unique index seva_bookings_once on seva_bookings
  (seva_id, mode, day, coalesce(begins, ''), lower(name), coalesce(phone, ''), coalesce(lower(email), ''))
  where state <> 'cancelled';
create index seva_bookings_asked on seva_bookings (day, id) where state = 'asked';

-- As for requests: what the spam trap closed on makes nobody, until somebody took it for a person's.
drop trigger seva_bookings_note_guest on seva_bookings;
create trigger seva_bookings_note_guest after insert on seva_bookings for each row
  when (new.state = 'confirmed') execute function note_booker();
create trigger seva_bookings_note_confirmed after update of state on seva_bookings for each row
  when (old.state = 'asked' and new.state = 'confirmed') execute function note_booker();
