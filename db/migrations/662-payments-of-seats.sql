-- A payment, a refund and a warning may name a seat booking, one purchase at most as before. The checks are over every
-- column that names a purchase, whichever kinds there are when this runs.
alter table payments add column seat_id text;
alter table payments add constraint payments_of_seats foreign key (seat_id) references seat_bookings not valid;
alter table payments validate constraint payments_of_seats;
alter table refunds add column seat_id text;
alter table refunds add constraint refunds_of_seats foreign key (seat_id) references seat_bookings not valid;
alter table refunds validate constraint refunds_of_seats;
alter table payment_warnings add column seat_id text;
alter table payment_warnings add constraint payment_warnings_of_seats
  foreign key (seat_id) references seat_bookings not valid;
alter table payment_warnings validate constraint payment_warnings_of_seats;

-- allowed: rows: it changes checks and no row; they are validated below, without keeping anybody out
do $$
declare
  named text := (select string_agg(column_name, ', ' order by ordinal_position) from information_schema.columns
    where table_schema = current_schema() and table_name = 'payments'
      and column_name like '%\_id' and column_name <> 'gateway_order_id');
begin
  execute format('alter table payments drop constraint payments_one_purchase,
    add constraint payments_one_purchase check (num_nonnulls(%s) <= 1) not valid', named);
  execute format('alter table payments drop constraint payments_settling_names_purchase,
    add constraint payments_settling_names_purchase check (role <> ''settling''
      or (num_nonnulls(%s) = 1 and status = ''captured'' and captured_at is not null)) not valid', named);
  execute format('alter table payments drop constraint payments_unmatched_names_none,
    add constraint payments_unmatched_names_none check ((role = ''unmatched'') = (num_nonnulls(%s) = 0)) not valid', named);
  execute format('alter table refunds drop constraint refunds_one_purchase,
    add constraint refunds_one_purchase check (num_nonnulls(%s) = 1) not valid', named);
end $$;
alter table payments validate constraint payments_one_purchase;
alter table payments validate constraint payments_settling_names_purchase;
alter table payments validate constraint payments_unmatched_names_none;
alter table refunds validate constraint refunds_one_purchase;

-- allowed: index: no row has a seat yet, so the table is read once and nothing is sorted
create unique index payments_one_settling_seat on payments (seat_id) where role = 'settling' and seat_id is not null;
-- allowed: index: no row has a seat yet, so the table is read once and nothing is sorted
create index payments_by_seat on payments (seat_id) where seat_id is not null;
create trigger payments_keep_seat before update on payments for each row
  when (old.seat_id is not null and new.seat_id is distinct from old.seat_id) execute function forbid_change();
-- allowed: index: no row has a seat yet, so the table is read once and nothing is sorted
create index refunds_by_seat on refunds (seat_id) where seat_id is not null;
create trigger refunds_seat_stands before update on refunds for each row
  when (new.seat_id is distinct from old.seat_id) execute function forbid_change();
