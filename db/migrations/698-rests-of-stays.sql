-- The rest of a stay whose deposit was paid on the site, paid there too (docs/decisions/stays.md): a booking of its own
-- without rooms, which is paid, settled, expired and refunded as every other.
alter table stay_bookings add column rest_of text;
alter table stay_bookings add constraint stay_bookings_rest_of
  foreign key (rest_of) references stay_bookings not valid;
alter table stay_bookings validate constraint stay_bookings_rest_of;
alter table stay_bookings drop constraint stay_bookings_stage_check,
  add constraint stay_bookings_stage_check check (stage in ('open', 'booked', 'in-house', 'left', 'no-show', 'cancelled',
    'short', 'paid')) not valid;
alter table stay_bookings validate constraint stay_bookings_stage_check;
-- 'paid' is the stage of a rest alone: it has no rooms, so it is never booked.
alter table stay_bookings add constraint stay_bookings_rest_has_no_rooms
  check (case when rest_of is null then stage <> 'paid' else stage in ('open', 'paid', 'cancelled')
    and pay_by = 'gateway' and request_id is null and group_id is null and free_nights = 0 end) not valid;
alter table stay_bookings validate constraint stay_bookings_rest_has_no_rooms;
-- allowed: index: no row pays a rest yet, so the table is read once and nothing is sorted
create index stay_bookings_by_rest on stay_bookings (rest_of) where rest_of is not null;
create trigger stay_bookings_rest_stands before update on stay_bookings for each row
  when (new.rest_of is distinct from old.rest_of) execute function forbid_change();
