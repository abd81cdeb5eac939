-- A bill may be of paid seats too: one over each payment, at the gateway or at the desk, in a series of their own (prefix Y).
alter table bills add column seat_id text;
alter table bills add constraint bills_of_seats foreign key (seat_id) references seat_bookings not valid;
alter table bills validate constraint bills_of_seats;
alter table bills add column desk_payment_id text;
alter table bills add constraint bills_of_desk_payments
  foreign key (desk_payment_id) references seat_desk_payments not valid;
alter table bills validate constraint bills_of_desk_payments;
alter table bills drop constraint bills_one_purchase,
  add constraint bills_one_purchase check (num_nonnulls(order_id, stay_id, seat_id) = 1) not valid;
alter table bills validate constraint bills_one_purchase;
alter table bills drop constraint bills_paid_by, add constraint bills_paid_by
  check (payment_id is not null or stay_id is not null or desk_payment_id is not null) not valid;
alter table bills validate constraint bills_paid_by;
alter table bills add constraint bills_of_desk_are_of_seats
  check (desk_payment_id is null or (seat_id is not null and payment_id is null)) not valid;
alter table bills validate constraint bills_of_desk_are_of_seats;
-- allowed: index: no bill is of seats yet, so the table is read once and nothing is sorted
create index bills_by_seat on bills (seat_id) where seat_id is not null;
-- allowed: index: no bill is of seats yet, so the table is read once and nothing is sorted
create unique index bills_one_a_seat_payment on bills (payment_id) where seat_id is not null and kind <> 'credit-note';
-- allowed: index: no bill is of seats yet, so the table is read once and nothing is sorted
create unique index bills_one_a_desk_payment on bills (desk_payment_id)
  where desk_payment_id is not null and kind <> 'credit-note';
