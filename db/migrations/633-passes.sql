-- Who bought or registered for an event (the fourth kind of purchase), the passes of it, and what gates saw of them.
create table pass_bookings (
  id text primary key,
  -- What people say on the telephone.
  number bigint generated always as identity (start with 3001) unique,
  intent_key text not null unique,
  intent_hash text not null,
  state text not null default 'created' check (state in ('created', 'attempted', 'paid', 'failed', 'expired',
    'cancelled', 'review', 'refund_pending', 'part_refunded', 'refunded')),
  -- asked: waits for approval. short: paid, and the places were gone.
  stage text not null default 'open' check (stage in ('open', 'asked', 'confirmed', 'short', 'cancelled')),
  -- nothing: every pass of it is free; the money then says nothing and stays 'created'.
  pay_by text not null check (pay_by in ('gateway', 'desk', 'nothing')),
  event_id text not null references events,
  total_paise bigint not null check (total_paise >= 0 and (pay_by = 'nothing') = (total_paise = 0)),
  currency text not null default 'INR' check (currency = 'INR'),
  holder_name text not null check (holder_name <> ''),
  holder_phone text not null,
  holder_email text,
  -- By the ids of the product's questions.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  language text not null default 'en',
  person_id text,
  booked_by text,
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
  check (pay_by = 'gateway' or gateway_order_id is null),
  check (pay_by <> 'desk' or booked_by is not null),
  unique (id, event_id)
);
create index pass_bookings_to_poll on pass_bookings (poll_at) where poll_at is not null;
create index pass_bookings_unsettled on pass_bookings (created_at) where state in ('created', 'attempted', 'failed');
create index pass_bookings_by_event on pass_bookings (event_id, created_at);
create index pass_bookings_by_person on pass_bookings (person_id) where person_id is not null;
create index pass_bookings_by_email on pass_bookings (lower(holder_email)) where holder_email is not null;
create index pass_bookings_by_phone on pass_bookings (holder_phone, event_id);
create trigger pass_bookings_stay before delete on pass_bookings for each row execute function forbid_change();
create trigger pass_bookings_stand before update on pass_bookings for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.intent_hash <> old.intent_hash
    or new.number <> old.number or new.pay_by <> old.pay_by or new.total_paise <> old.total_paise
    or new.event_id <> old.event_id or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.gateway_order_id is not null and new.gateway_order_id is distinct from old.gateway_order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refund_pending' and new.state not in ('paid', 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded')
    or (old.stage = 'cancelled' and new.stage <> 'cancelled')
    or (old.stage <> 'open' and new.stage = 'open'))
  execute function forbid_change();

create table passes (
  -- 80 random bits in base 32: the code in its token.
  id text primary key check (id ~ '^[A-Z2-7]{16}$'),
  -- What a steward types where no camera reads.
  number bigint generated always as identity (start with 10001) unique,
  booking_id text not null,
  event_id text not null,
  product_id text not null,
  slot_id text,
  -- As it was bought.
  title text not null,
  price_paise bigint not null check (price_paise >= 0),
  people smallint not null check (people between 1 and 255),
  -- What its token says; of a pass that is held, none is written yet.
  token text unique check (token ~ '^[A-Z2-7]{152}$'),
  state text not null default 'held' check (state in ('held', 'valid', 'used', 'void')),
  voided_by text,
  voided_at timestamptz,
  void_reason text,
  foreign key (booking_id, event_id) references pass_bookings (id, event_id),
  foreign key (product_id, event_id) references event_products (id, event_id),
  foreign key (slot_id, event_id) references event_slots (id, event_id),
  check (state not in ('valid', 'used') or token is not null),
  check ((state = 'void') = (voided_at is not null)),
  check ((voided_at is null) = (void_reason is null))
);
create index passes_by_booking on passes (booking_id);
create index passes_by_event on passes (event_id, id);
create index passes_by_product on passes (product_id);
create index passes_by_slot on passes (slot_id) where slot_id is not null;
-- A pass is never valid again once it is void, and never another than it was.
create trigger passes_stay before delete on passes for each row execute function forbid_change();
create trigger passes_stand before update on passes for each row
  when (new.id <> old.id or new.number <> old.number or new.booking_id <> old.booking_id
    or new.product_id <> old.product_id or new.people <> old.people or new.price_paise <> old.price_paise
    or (old.state = 'void' and new.state <> 'void') or (old.state <> 'held' and new.state = 'held'))
  execute function forbid_change();

create table gate_devices (
  id text primary key,
  event_id text not null,
  gate smallint not null,
  name text not null check (name <> ''),
  -- Of the code that the office shows, until it is used; then of what the device sends.
  pair_hash text unique,
  pair_until timestamptz check ((pair_until is null) = (pair_hash is null)),
  secret_hash text unique,
  made_by text not null,
  made_at timestamptz not null,
  paired_at timestamptz check ((paired_at is null) = (secret_hash is null)),
  seen_at timestamptz,
  withdrawn_at timestamptz,
  foreign key (event_id, gate) references event_gates (event_id, number)
);
create index gate_devices_by_event on gate_devices (event_id, gate);

-- Every scan that a steward let in or undid; a device sends each until it is answered, so the nonce makes it one.
create table pass_checkins (
  id bigint generated always as identity primary key,
  device_id text not null references gate_devices,
  nonce text not null check (nonce ~ '^[\w-]{16,64}$'),
  pass_id text not null references passes,
  gate smallint not null,
  -- By the clock of the device, and when it came here.
  at timestamptz not null,
  received_at timestamptz not null,
  offline boolean not null,
  -- double: somebody came in with it before, as the site saw after the gates met again.
  result text not null check (result in ('in', 'double', 'undone')),
  unique (device_id, nonce)
);
create index pass_checkins_by_pass on pass_checkins (pass_id, at);
create index pass_checkins_received on pass_checkins (received_at);

-- Who wants what is full. What becomes free is offered to the first whom it fits, until the offer ends.
create table event_waits (
  id text primary key,
  event_id text not null,
  product_id text not null,
  slot_id text,
  quantity smallint not null check (quantity between 1 and 50),
  holder_name text not null,
  holder_phone text not null,
  holder_email text,
  language text not null default 'en',
  origin text not null,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'declined', 'lapsed', 'left',
    'removed', 'over')),
  made_at timestamptz not null,
  offer_until timestamptz check (state <> 'offered' or offer_until is not null),
  closed_at timestamptz,
  booking_id text unique references pass_bookings,
  foreign key (product_id, event_id) references event_products (id, event_id),
  foreign key (slot_id, event_id) references event_slots (id, event_id),
  check ((state = 'taken') = (booking_id is not null)),
  check ((state in ('waiting', 'offered')) = (closed_at is null))
);
create unique index event_waits_one_open on event_waits (holder_phone, product_id, coalesce(slot_id, ''))
  where state in ('waiting', 'offered');
create index event_waits_in_line on event_waits (product_id, made_at) where state = 'waiting';
create index event_waits_offered on event_waits (offer_until) where state = 'offered';
