-- Receipts of the desk for seats are numbered from a locked counter, as those of donations are (031): an identity leaves a
-- gap where a transaction is rolled back. Numbers that were given stay.
create table seat_receipt_series (
  one boolean primary key default true check (one),
  last_number bigint not null check (last_number > 0),
  -- Up to this number the identity counted, with its gaps.
  begun_after bigint not null default 0
);
insert into seat_receipt_series (last_number, begun_after)
select max(number), max(number) from seat_desk_payments having max(number) is not null;
create trigger seat_receipt_series_stay before delete on seat_receipt_series
  for each row execute function forbid_change();
create trigger seat_receipt_series_count before update on seat_receipt_series for each row
  when (new.last_number <> old.last_number + 1 or new.begun_after <> old.begun_after)
  execute function forbid_change();

alter table seat_desk_payments alter column number drop identity;
