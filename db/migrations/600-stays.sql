-- The guest house by nights (docs/decisions/stays.md): a stay is the third kind of purchase, beside gifts and orders.

create table rooms (
  id text primary key,
  room_type_id text not null references room_types,
  -- As it stands on the door: '12', 'Hall B, bed 3'.
  number text not null unique check (number ~ '^\S.{0,29}$'),
  position integer not null default 0,
  -- Not let any more, by nobody's nights: coming stays in it remain.
  closed boolean not null default false,
  housekeeping text not null default 'clean' check (housekeeping in ('clean', 'dirty', 'repair')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index rooms_by_type on rooms (room_type_id, id);

-- What a room costs in a season, on some weekdays, in whole. The narrowest wins.
create table stay_rates (
  id bigint generated always as identity primary key,
  room_type_id text not null references room_types on delete cascade,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
  night_paise bigint not null check (night_paise > 0),
  single_paise bigint check (single_paise > 0),
  member_paise bigint check (member_paise > 0),
  extra_beds smallint not null default 0 check (extra_beds between 0 and 10),
  extra_bed_paise bigint not null default 0 check (extra_bed_paise >= 0),
  min_nights smallint not null default 1 check (min_nights between 1 and 30),
  made_by text not null,
  made_at timestamptz not null
);

-- Hours, meals, deposit, cancellation ladder and taxes from a day on.
create table stay_terms (
  from_day date primary key,
  check_in text not null check (check_in ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check_out text not null check (check_out ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ladder jsonb not null,
  gst jsonb not null,
  meal_paise bigint check (meal_paise > 0),
  meal_rate_bp integer not null check (meal_rate_bp between 0 and 10000),
  deposit_percent smallint check (deposit_percent between 1 and 99),
  made_by text not null,
  made_at timestamptz not null
);

create table stay_bookings (
  id text primary key,
  -- What people say on the telephone.
  number bigint generated always as identity (start with 2001) unique,
  intent_key text not null unique,
  intent_hash text not null,
  state text not null default 'created' check (state in ('created', 'attempted', 'paid', 'failed', 'expired',
    'cancelled', 'review', 'refund_pending', 'part_refunded', 'refunded')),
  stage text not null default 'open' check (stage in ('open', 'booked', 'in-house', 'left', 'no-show', 'cancelled',
    'short')),
  -- desk: booked by the office; paid there.
  pay_by text not null check (pay_by in ('gateway', 'desk')),
  room_type_id text not null references room_types,
  -- As it was booked.
  room_title text not null,
  arrival date not null,
  departure date not null check (departure > arrival and departure <= arrival + 30),
  -- The ladder counts from the earliest arrival that the booking ever had.
  ladder_from date not null,
  ladder jsonb not null,
  rooms smallint not null check (rooms between 1 and 60),
  adults smallint not null check (adults between 1 and 200),
  children smallint not null default 0 check (children between 0 and 200),
  extra_beds smallint not null default 0 check (extra_beds >= 0),
  meals boolean not null default false,
  member boolean not null default false,
  -- The price of the whole stay, and what of it is paid at the gateway: all, or the deposit.
  stay_paise bigint not null check (stay_paise > 0),
  total_paise bigint not null check (total_paise > 0),
  tax_paise bigint not null check (tax_paise >= 0),
  -- Each night with its price and tax.
  price jsonb not null,
  currency text not null default 'INR' check (currency = 'INR'),
  guest_name text not null,
  guest_phone text not null,
  guest_email text,
  id_kind text check (id_kind in ('aadhaar', 'passport', 'driving-licence', 'voter-id')),
  -- The last four signs, never more.
  id_last4 text check (id_last4 ~ '^[A-Z0-9]{4}$'),
  address text,
  purpose text,
  note text,
  language text not null default 'en',
  person_id text,
  -- The inquiry that it was made from, and who of the staff made it.
  request_id text unique references requests on delete set null,
  booked_by text,
  gateway_order_id text unique,
  gateway_account text,
  gateway_mode text check (gateway_mode in ('test', 'live')),
  failure text,
  created_at timestamptz not null,
  paid_at timestamptz,
  poll_at timestamptz,
  poll_count integer not null default 0,
  came_at timestamptz,
  left_at timestamptz,
  version integer not null default 1,
  check ((paid_at is not null) = (state in ('paid', 'refund_pending', 'part_refunded', 'refunded'))),
  check ((gateway_order_id is null) = (gateway_mode is null)),
  check ((id_kind is null) = (id_last4 is null)),
  check (pay_by = 'gateway' or (gateway_order_id is null and booked_by is not null))
);
create index stay_bookings_to_poll on stay_bookings (poll_at) where poll_at is not null;
create index stay_bookings_unsettled on stay_bookings (created_at) where state in ('created', 'attempted', 'failed');
create index stay_bookings_by_arrival on stay_bookings (arrival);
create index stay_bookings_by_departure on stay_bookings (departure);
create index stay_bookings_by_person on stay_bookings (person_id) where person_id is not null;
create index stay_bookings_by_email on stay_bookings (lower(guest_email)) where guest_email is not null;
create index stay_bookings_by_phone on stay_bookings (guest_phone, created_at) where stage = 'open';

-- As for orders (221): what was asked for stands; money and stay move only forward. Dates and price move while the guest
-- is awaited or here; what is paid at the gateway never does.
create trigger stay_bookings_stay before delete on stay_bookings for each row execute function forbid_change();
create trigger stay_bookings_stand before update on stay_bookings for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.intent_hash <> old.intent_hash
    or new.number <> old.number or new.pay_by <> old.pay_by or new.total_paise <> old.total_paise
    or new.currency <> old.currency or new.created_at <> old.created_at or new.ladder_from > old.ladder_from
    or (old.gateway_order_id is not null and new.gateway_order_id is distinct from old.gateway_order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refund_pending' and new.state not in ('paid', 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded')
    or (old.stage in ('left', 'no-show', 'cancelled') and new.stage <> old.stage)
    or (old.stage = 'in-house' and new.stage not in ('in-house', 'left'))
    or (old.stage <> 'open' and new.stage = 'open'))
  execute function forbid_change();

create table stay_blocks (
  id text primary key,
  room_id text not null references rooms,
  from_day date not null,
  to_day date not null check (to_day > from_day),
  reason text not null,
  made_by text not null,
  made_at timestamptz not null,
  lifted_by text,
  lifted_at timestamptz,
  check ((lifted_at is null) = (lifted_by is null))
);
create index stay_blocks_by_room on stay_blocks (room_id, to_day) where lifted_at is null;

-- The database has the last word: nobody has a night in a room that is somebody's.
create table room_nights (
  room_id text not null references rooms,
  night date not null,
  booking_id text references stay_bookings,
  block_id text references stay_blocks,
  -- Until when it is held for a payment; null: for good.
  until timestamptz,
  primary key (room_id, night),
  check (num_nonnulls(booking_id, block_id) = 1),
  check (until is null or booking_id is not null)
);
create index room_nights_by_booking on room_nights (booking_id) where booking_id is not null;
create index room_nights_by_block on room_nights (block_id) where block_id is not null;
create index room_nights_held on room_nights (until) where until is not null;

-- What is paid at the desk of the guest house: what a deposit left over, and walk-ins.
create table stay_desk_payments (
  id text primary key,
  booking_id text not null references stay_bookings,
  mode text not null check (mode in ('cash', 'upi')),
  amount_paise bigint not null check (amount_paise > 0),
  taken_on date not null,
  taken_by text not null,
  noted_at timestamptz not null
);
create index stay_desk_payments_by_booking on stay_desk_payments (booking_id);
create trigger stay_desk_payments_stand before update or delete on stay_desk_payments
  for each row execute function forbid_change();

create table stay_events (
  id bigint generated always as identity primary key,
  booking_id text not null references stay_bookings,
  at timestamptz not null,
  kind text not null,
  state text,
  stage text,
  payment_id text,
  amount_paise bigint,
  note text
);
create index stay_events_by_booking on stay_events (booking_id, id);
create trigger stay_events_stand before update or delete on stay_events
  for each row execute function forbid_change();

-- A payment belongs to a gift, an order or a stay.
alter table payments add column stay_id text references stay_bookings;
alter table payments drop constraint payments_one_purchase;
alter table payments add constraint payments_one_purchase check (num_nonnulls(donation_id, order_id, stay_id) <= 1);
alter table payments drop constraint payments_settling_names_purchase;
alter table payments add constraint payments_settling_names_purchase
  check (role <> 'settling' or (num_nonnulls(donation_id, order_id, stay_id) = 1 and status = 'captured'
    and captured_at is not null));
alter table payments drop constraint payments_unmatched_names_none;
alter table payments add constraint payments_unmatched_names_none
  check ((role = 'unmatched') = (num_nonnulls(donation_id, order_id, stay_id) = 0));
create unique index payments_one_settling_stay on payments (stay_id) where role = 'settling';
create index payments_by_stay on payments (stay_id);
create trigger payments_keep_stay before update on payments for each row
  when (old.stay_id is not null and new.stay_id is distinct from old.stay_id)
  execute function forbid_change();

alter table refunds add column stay_id text references stay_bookings;
alter table refunds drop constraint refunds_one_purchase;
alter table refunds add constraint refunds_one_purchase check (num_nonnulls(donation_id, order_id, stay_id) = 1);
create unique index refunds_one_open_stay on refunds (payment_id)
  where state in ('asked', 'approved', 'sent') and stay_id is not null;
create index refunds_by_stay on refunds (stay_id) where stay_id is not null;
create trigger refunds_stay_stands before update on refunds for each row
  when (new.stay_id is distinct from old.stay_id) execute function forbid_change();

alter table payment_warnings add column stay_id text references stay_bookings;
