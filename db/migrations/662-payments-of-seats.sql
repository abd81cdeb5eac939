-- A payment, a refund and a warning may name a seat booking, one purchase at most as before. The checks are over every
-- column that names a purchase, whichever kinds there are when this runs.
alter table payments add column seat_id text references seat_bookings;
alter table refunds add column seat_id text references seat_bookings;
alter table payment_warnings add column seat_id text references seat_bookings;

do $$
declare
  named text := (select string_agg(column_name, ', ' order by ordinal_position) from information_schema.columns
    where table_schema = current_schema() and table_name = 'payments'
      and column_name like '%\_id' and column_name <> 'gateway_order_id');
begin
  execute format('alter table payments drop constraint payments_one_purchase,
    add constraint payments_one_purchase check (num_nonnulls(%s) <= 1)', named);
  execute format('alter table payments drop constraint payments_settling_names_purchase,
    add constraint payments_settling_names_purchase check (role <> ''settling''
      or (num_nonnulls(%s) = 1 and status = ''captured'' and captured_at is not null))', named);
  execute format('alter table payments drop constraint payments_unmatched_names_none,
    add constraint payments_unmatched_names_none check ((role = ''unmatched'') = (num_nonnulls(%s) = 0))', named);
  execute format('alter table refunds drop constraint refunds_one_purchase,
    add constraint refunds_one_purchase check (num_nonnulls(%s) = 1)', named);
end $$;

create unique index payments_one_settling_seat on payments (seat_id) where role = 'settling';
create index payments_by_seat on payments (seat_id);
create trigger payments_keep_seat before update on payments for each row
  when (old.seat_id is not null and new.seat_id is distinct from old.seat_id) execute function forbid_change();
create index refunds_by_seat on refunds (seat_id) where seat_id is not null;
create trigger refunds_seat_stands before update on refunds for each row
  when (new.seat_id is distinct from old.seat_id) execute function forbid_change();
