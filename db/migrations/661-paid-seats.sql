-- Seats of classes and of tours' departures that are paid online (docs/decisions/paid-seats.md): one more kind of purchase.

-- 'lesson': as before, nobody pays on the site.
alter table classes add column pay_by text not null default 'lesson' check (pay_by in ('lesson', 'online'));
alter table tour_departures add column pay_online boolean not null default false;
-- Of one person, paid at once; null: the whole price of the tour.
alter table tour_departures add column deposit_paise bigint check (deposit_paise > 0);
-- Which share of what was paid goes back so many days before; empty: nothing.
alter table tour_departures add column ladder jsonb not null default '[]';

create table seat_bookings (
  id text primary key,
  -- What people say on the telephone.
  number bigint generated always as identity (start with 5001) unique,
  intent_key text not null unique,
  -- What was asked, by whom: the same form sent again finds the same booking.
  intent_hash text not null,
  state text not null default 'created' check (state in ('created', 'attempted', 'paid', 'failed', 'expired',
    'cancelled', 'review', 'refund_pending', 'part_refunded', 'refunded')),
  stage text not null default 'open' check (stage in ('open', 'booked', 'cancelled', 'short')),
  -- A class or a departure. No foreign key: the booking is of the books, and outlives what it was for.
  unit_kind text not null check (unit_kind in ('class', 'departure')),
  unit_id text not null,
  -- As it was booked; the day is that of the departure, or the first of the class.
  title text not null,
  day date not null,
  seats smallint not null check (seats between 1 and 200),
  ladder jsonb not null,
  -- The price of all seats, and what of it is paid online: all, or the deposit.
  price_paise bigint not null check (price_paise > 0),
  total_paise bigint not null check (total_paise > 0 and total_paise <= price_paise),
  currency text not null default 'INR' check (currency = 'INR'),
  buyer_name text not null,
  buyer_phone text not null,
  buyer_email text,
  -- What the request says that it becomes when it is paid; emptied when its person is erased.
  asked jsonb not null,
  language text not null default 'en',
  person_id text,
  -- The enrolment or registration: from the payment on, or before where the office gave a seat of the waiting list.
  request_id text unique references requests on delete set null,
  -- Its seats are counted among those taken, by this row and not yet by a request.
  holding boolean not null,
  held_until timestamptz not null,
  pay_until timestamptz not null,
  gateway_order_id text unique,
  gateway_account text,
  gateway_mode text check (gateway_mode in ('test', 'live')),
  failure text,
  created_at timestamptz not null,
  paid_at timestamptz,
  poll_at timestamptz,
  poll_count integer not null default 0,
  version integer not null default 1,
  check ((paid_at is not null) = (state in ('paid', 'refund_pending', 'part_refunded', 'refunded'))),
  check ((gateway_order_id is null) = (gateway_mode is null)),
  check (not holding or stage = 'open')
);
create index seat_bookings_to_poll on seat_bookings (poll_at) where poll_at is not null;
create index seat_bookings_unsettled on seat_bookings (created_at) where state in ('created', 'attempted', 'failed');
create index seat_bookings_by_unit on seat_bookings (unit_kind, unit_id);
create index seat_bookings_holding on seat_bookings (held_until) where stage = 'open';
create index seat_bookings_by_hash on seat_bookings (intent_hash);
create index seat_bookings_by_person on seat_bookings (person_id) where person_id is not null;
create index seat_bookings_by_email on seat_bookings (lower(buyer_email)) where buyer_email is not null;
create index seat_bookings_by_phone on seat_bookings (buyer_phone);

-- As for stays (600): what was asked for stands; money and stage move only forward.
create trigger seat_bookings_stay before delete on seat_bookings for each row execute function forbid_change();
create trigger seat_bookings_stand before update on seat_bookings for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.number <> old.number
    or new.unit_kind <> old.unit_kind or new.unit_id <> old.unit_id or new.seats <> old.seats
    or new.price_paise <> old.price_paise or new.total_paise <> old.total_paise
    or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.gateway_order_id is not null and new.gateway_order_id is distinct from old.gateway_order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refund_pending' and new.state not in ('paid', 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded')
    or (old.stage = 'cancelled' and new.stage <> 'cancelled')
    or (old.stage <> 'open' and new.stage = 'open'))
  execute function forbid_change();

create table seat_events (
  id bigint generated always as identity primary key,
  booking_id text not null references seat_bookings,
  at timestamptz not null,
  kind text not null,
  state text,
  stage text,
  payment_id text,
  amount_paise bigint,
  note text
);
create index seat_events_by_booking on seat_events (booking_id, id);
create trigger seat_events_stand before update or delete on seat_events
  for each row execute function forbid_change();

-- Who pays without an account is a guest of 270-guests.sql too.
create function note_seat_buyer() returns trigger language plpgsql as $$
begin
  perform note_guest(new.buyer_name, new.buyer_email, new.buyer_phone, null, new.created_at);
  return null;
end $$;
create trigger seat_bookings_note_payer after update of paid_at on seat_bookings for each row
  when (old.paid_at is null and new.paid_at is not null and new.person_id is null)
  execute function note_seat_buyer();
