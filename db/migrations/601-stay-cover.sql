-- How much of what is paid at the gateway still pays for the stay. A change to cheaper nights lowers it to the new price:
-- the difference has gone back by the ladder, or stays with the temple, and no later step gives any of it back again.
alter table stay_bookings add column cover_paise bigint;
update stay_bookings set cover_paise = case pay_by when 'desk' then 0 else least(total_paise, stay_paise,
  (select min(amount_paise) from stay_events where booking_id = stay_bookings.id and kind = 'dates-changed')) end;
alter table stay_bookings alter column cover_paise set not null;
alter table stay_bookings add constraint stay_bookings_cover check (cover_paise between 0 and total_paise);
create trigger stay_bookings_cover_falls before update on stay_bookings for each row
  when (new.cover_paise > old.cover_paise)
  execute function forbid_change();
