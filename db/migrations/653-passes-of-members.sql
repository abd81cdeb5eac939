-- Free passes of a membership that its holder takes when booking on the site: a use in the ledger names the booking, and
-- each pass that was taken so costs nothing and says it. The office says which kinds of pass they are for.
alter table event_products add column members_free boolean not null default false;
alter table passes add column of_member boolean not null default false;
alter table passes add constraint passes_of_member check (not of_member or price_paise = 0) not valid;
create trigger passes_of_member_stand before update on passes for each row
  when (new.of_member <> old.of_member) execute function forbid_change();
alter table membership_uses add column pass_booking_id text references pass_bookings;
alter table membership_uses add constraint membership_uses_one_booking
  check (stay_id is null or pass_booking_id is null) not valid;
create unique index membership_uses_passes on membership_uses (pass_booking_id) where pass_booking_id is not null;
