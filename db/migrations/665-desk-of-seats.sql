-- Money for seats of classes and tours that is taken at the desk, and the rest of a price that is paid by a link
-- (docs/decisions/paid-seats.md).

-- 'desk': entered by the office for who has a seat already; nothing of it is paid on the site.
alter table seat_bookings add column pay_by text not null default 'gateway';
alter table seat_bookings add constraint seat_bookings_pay_by check (pay_by in ('gateway', 'desk')) not valid;
alter table seat_bookings validate constraint seat_bookings_pay_by;
-- The booking whose rest this one pays; it has no seats of its own.
alter table seat_bookings add column rest_of text;
alter table seat_bookings add constraint seat_bookings_rest_of
  foreign key (rest_of) references seat_bookings not valid;
alter table seat_bookings validate constraint seat_bookings_rest_of;
alter table seat_bookings add constraint seat_bookings_rest_has_no_seats
  check (rest_of is null or (not holding and request_id is null and pay_by = 'gateway')) not valid;
alter table seat_bookings validate constraint seat_bookings_rest_has_no_seats;
-- allowed: index: no row pays a rest yet, so the table is read once and nothing is sorted
create index seat_bookings_by_rest on seat_bookings (rest_of) where rest_of is not null;
create trigger seat_bookings_rest_stands before update on seat_bookings for each row
  when (new.rest_of is distinct from old.rest_of or new.pay_by <> old.pay_by) execute function forbid_change();

-- What of it is to be handed back: somebody asks, another hands it over or declines (rule P10).
create table seat_desk_returns (
  id text primary key,
  booking_id text not null references seat_bookings,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'handed', 'declined')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text check (decided_by <> asked_by),
  decided_at timestamptz,
  check ((state = 'asked') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index seat_desk_returns_by_booking on seat_desk_returns (booking_id);
create trigger seat_desk_returns_stay before delete on seat_desk_returns
  for each row execute function forbid_change();
create trigger seat_desk_returns_stand before update on seat_desk_returns for each row
  when (old.state <> 'asked' or new.booking_id <> old.booking_id or new.amount_paise <> old.amount_paise
    or new.asked_by <> old.asked_by)
  execute function forbid_change();

create table seat_desk_payments (
  id text primary key,
  -- The number of the receipt.
  number bigint generated always as identity unique,
  booking_id text not null references seat_bookings,
  direction text not null default 'in' check (direction in ('in', 'out')),
  amount_paise bigint not null check (amount_paise > 0),
  mode text not null check (mode in ('cash', 'upi')),
  return_id text unique references seat_desk_returns,
  -- The temple's day.
  taken_on date not null,
  taken_by text not null,
  noted_at timestamptz not null,
  check ((direction = 'out') = (return_id is not null))
);
create index seat_desk_payments_by_booking on seat_desk_payments (booking_id);
create index seat_desk_payments_by_day on seat_desk_payments (taken_on);
create trigger seat_desk_payments_stand before update or delete on seat_desk_payments
  for each row execute function forbid_change();

-- The last word: never more goes out than came in.
create function check_seat_desk_money() returns trigger language plpgsql as $$
begin
  perform from seat_bookings where id = new.booking_id for update;
  if (select sum(case direction when 'in' then amount_paise else -amount_paise end) from seat_desk_payments
    where booking_id = new.booking_id) < 0 then
    raise exception 'more given back than taken for seats %', new.booking_id;
  end if;
  return null;
end $$;
create trigger seat_desk_payments_covered after insert on seat_desk_payments for each row
  when (new.direction = 'out') execute function check_seat_desk_money();
