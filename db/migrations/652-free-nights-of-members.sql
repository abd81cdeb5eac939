-- Free nights of a membership that its holder takes when booking on the site: a use in the ledger names the stay, and a
-- stay whose nights are all free has nothing to pay.
alter table stay_bookings add column free_nights smallint not null default 0;
alter table stay_bookings add constraint stay_bookings_free_nights check (free_nights >= 0) not valid;
alter table stay_bookings drop constraint stay_bookings_pay_by_check,
  add constraint stay_bookings_pay_by_check check (pay_by in ('gateway', 'desk', 'nothing')) not valid;
alter table stay_bookings drop constraint stay_bookings_stay_paise_check,
  add constraint stay_bookings_stay_paise_check check (stay_paise > 0 or (stay_paise = 0 and free_nights > 0)) not valid;
alter table stay_bookings drop constraint stay_bookings_total_paise_check,
  add constraint stay_bookings_total_paise_check
    check (total_paise >= 0 and (pay_by = 'nothing') = (total_paise = 0)) not valid;
-- In 600 without a name: who does not pay at the gateway has no order there, and was booked by the desk, or pays nothing.
alter table stay_bookings drop constraint stay_bookings_check4,
  add constraint stay_bookings_check4 check (pay_by = 'gateway'
    or (gateway_order_id is null and (booked_by is not null or pay_by = 'nothing'))) not valid;
alter table membership_uses add column stay_id text references stay_bookings;
create unique index membership_uses_stay on membership_uses (stay_id) where stay_id is not null;
