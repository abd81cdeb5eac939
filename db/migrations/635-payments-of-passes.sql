-- A payment belongs to a gift, an order, a stay or a booking of passes. The build before names three, and is right with four.
alter table payments add column pass_booking_id text;
alter table payments add constraint payments_of_passes foreign key (pass_booking_id) references pass_bookings not valid;
alter table payments drop constraint payments_one_purchase;
alter table payments add constraint payments_one_purchase
  check (num_nonnulls(donation_id, order_id, stay_id, pass_booking_id) <= 1) not valid;
alter table payments drop constraint payments_settling_names_purchase;
alter table payments add constraint payments_settling_names_purchase
  check (role <> 'settling' or (num_nonnulls(donation_id, order_id, stay_id, pass_booking_id) = 1
    and status = 'captured' and captured_at is not null)) not valid;
alter table payments drop constraint payments_unmatched_names_none;
alter table payments add constraint payments_unmatched_names_none
  check ((role = 'unmatched') = (num_nonnulls(donation_id, order_id, stay_id, pass_booking_id) = 0)) not valid;
-- allowed: index: all leave out every row that there is, so each is one look at the table: 100,000 payments, 40 ms
create unique index payments_one_settling_pass on payments (pass_booking_id)
  where role = 'settling' and pass_booking_id is not null;
create index payments_by_pass on payments (pass_booking_id) where pass_booking_id is not null;
create trigger payments_keep_pass before update on payments for each row
  when (old.pass_booking_id is not null and new.pass_booking_id is distinct from old.pass_booking_id)
  execute function forbid_change();

alter table refunds add column pass_booking_id text;
alter table refunds add constraint refunds_of_passes foreign key (pass_booking_id) references pass_bookings not valid;
alter table refunds drop constraint refunds_one_purchase;
alter table refunds add constraint refunds_one_purchase
  check (num_nonnulls(donation_id, order_id, stay_id, pass_booking_id) = 1) not valid;
create index refunds_by_pass on refunds (pass_booking_id) where pass_booking_id is not null;
create trigger refunds_pass_stands before update on refunds for each row
  when (new.pass_booking_id is distinct from old.pass_booking_id) execute function forbid_change();

alter table payment_warnings add column pass_booking_id text;
alter table payment_warnings add constraint payment_warnings_of_passes
  foreign key (pass_booking_id) references pass_bookings not valid;
