-- Gifts, what the gateway says about them, and the numbered receipts. Rows here are the ledger: they are added,
-- moved forward, never taken away; the triggers at the end hold that against every client, ours included.

create table donations (
  id text primary key,
  -- Made once per form; the hash of what was asked tells a retry from another wish under the same key.
  intent_key text not null unique,
  intent_hash text not null,
  state text not null default 'created' check (state in ('created', 'attempted', 'paid', 'failed', 'expired',
    'cancelled', 'review', 'refund_pending', 'part_refunded', 'refunded')),
  path text not null check (path in ('gupt', 'named', 'tax')),
  citizenship text not null check (citizenship in ('indian', 'nri', 'foreign')),
  legal_entity_id text not null references legal_entities,
  total_paise bigint not null check (total_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  donor_name text,
  donor_email text,
  donor_phone text,
  donor_pan text,
  donor_address_line text,
  donor_city text,
  donor_state text,
  donor_pin text,
  in_name_of text,
  occasion text,
  message text,
  -- The signed-in giver; a guest's gift is found by its verified e-mail address instead.
  person_id text,
  order_id text unique,
  gateway_account text,
  gateway_mode text check (gateway_mode in ('test', 'live')),
  failure text,
  created_at timestamptz not null,
  -- The gateway's time of capture, or the day of the bank: tax year and receipt follow it.
  paid_at timestamptz,
  -- Until when the reconcile job leaves it alone.
  ask_again_at timestamptz not null,
  asked_times integer not null default 0,
  -- A secret gift holds nothing personal (gupt daan).
  check (path <> 'gupt' or coalesce(donor_name, donor_email, donor_phone, donor_pan, donor_address_line, donor_city,
    donor_state, donor_pin, in_name_of, occasion, message) is null),
  check ((paid_at is not null) = (state in ('paid', 'refund_pending', 'part_refunded', 'refunded'))),
  check ((order_id is null) = (gateway_mode is null))
);
create index donations_open on donations (ask_again_at) where state in ('created', 'attempted', 'failed');
create index donations_by_time on donations (created_at desc);
create index donations_by_person on donations (person_id) where person_id is not null;
create index donations_by_email on donations (lower(donor_email)) where donor_email is not null;

create table donation_lines (
  donation_id text not null references donations,
  position integer not null,
  cause_id text not null references causes,
  type_id text,
  title text not null,
  quantity integer not null check (quantity between 1 and 999),
  unit_paise bigint not null check (unit_paise > 0),
  amount_paise bigint not null check (amount_paise = unit_paise * quantity),
  primary key (donation_id, position),
  foreign key (cause_id, type_id) references cause_types (cause_id, id)
);
create index donation_lines_by_cause on donation_lines (cause_id);

-- The timeline of a gift. `state` is set where the entry moved it, so the present state can be rebuilt from here.
create table donation_events (
  id bigint generated always as identity primary key,
  donation_id text not null references donations,
  at timestamptz not null,
  kind text not null,
  state text,
  payment_id text,
  amount_paise bigint,
  note text
);
create index donation_events_by_donation on donation_events (donation_id, id);

-- Every payment that the gateway or the bank told us of, also those that belong to no gift.
create table payments (
  id text primary key,
  donation_id text references donations,
  order_id text,
  mode text not null check (mode in ('online', 'upi', 'bank')),
  status text not null check (status in ('created', 'authorized', 'failed', 'captured')),
  -- attempt: not captured. settling: the one that pays the gift. The others are captured and wait for a person.
  role text not null check (role in ('attempt', 'settling', 'duplicate', 'mismatch', 'late', 'unmatched')),
  why text,
  amount_paise bigint not null check (amount_paise >= 0),
  currency text not null,
  refunded_paise bigint not null default 0 check (refunded_paise >= 0),
  refund_begun boolean not null default false,
  captured_at timestamptz,
  noted_at timestamptz not null,
  check (role <> 'settling' or (donation_id is not null and status = 'captured' and captured_at is not null)),
  check ((role = 'unmatched') = (donation_id is null)),
  check ((status = 'captured') = (captured_at is not null))
);
-- One order takes one payment.
create unique index payments_one_settling on payments (donation_id) where role = 'settling';
create index payments_by_donation on payments (donation_id);
create index payments_for_people on payments (noted_at) where role in ('duplicate', 'mismatch', 'late', 'unmatched');

-- Events as they came in, without personal data; `outcome` is empty until one is worked in.
create table gateway_events (
  id text primary key,
  kind text not null,
  order_id text,
  payment_id text,
  notice jsonb,
  received_at timestamptz not null,
  outcome text
);
create index gateway_events_waiting on gateway_events (received_at) where outcome is null;

-- The locked counters of the receipts: a sequence would leave gaps.
create table receipt_series (
  legal_entity_id text not null references legal_entities,
  tax_year text not null check (tax_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_number integer not null check (last_number > 0),
  primary key (legal_entity_id, tax_year)
);

create table receipts (
  id text primary key,
  number text not null unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  legal_entity_id text not null references legal_entities,
  tax_year text not null,
  sequence integer not null check (sequence > 0),
  donation_id text not null references donations,
  payment_id text not null unique references payments,
  given_on date not null,
  verify_code text not null unique,
  -- What the receipt says, as it was when it was issued.
  facts jsonb not null,
  issued_at timestamptz not null,
  voided_at timestamptz,
  void_reason text,
  unique (legal_entity_id, tax_year, sequence),
  check ((voided_at is null) = (void_reason is null))
);
create unique index receipts_one_valid on receipts (donation_id) where voided_at is null;
create index receipts_by_donation on receipts (donation_id);

-- Money goes back only for a verified double payment, asked by one person and approved by another.
create table refunds (
  id text primary key,
  payment_id text not null unique references payments,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null check (state in ('asked', 'approved', 'declined', 'sent', 'processed', 'failed')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  gateway_id text unique,
  check (decided_by <> asked_by)
);

-- What donors say they paid by UPI or bank; a claim is no payment before a person matched it.
create table upi_claims (
  id text primary key,
  donation_id text not null references donations,
  utr text not null,
  amount_paise bigint not null check (amount_paise > 0),
  paid_on date not null,
  state text not null default 'claimed' check (state in ('claimed', 'matched', 'rejected')),
  claimed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'claimed') = (decided_at is null))
);
-- One reference settles one order, and an order waits for one reference at a time.
create unique index upi_claims_one_utr on upi_claims (utr) where state <> 'rejected';
create unique index upi_claims_one_open on upi_claims (donation_id) where state <> 'rejected';

create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create trigger donation_lines_stand before update or delete on donation_lines
  for each row execute function forbid_change();
create trigger donation_events_stand before update or delete on donation_events
  for each row execute function forbid_change();
create trigger donations_stay before delete on donations for each row execute function forbid_change();
create trigger payments_stay before delete on payments for each row execute function forbid_change();
create trigger gateway_events_stay before delete on gateway_events for each row execute function forbid_change();
create trigger receipts_stay before delete on receipts for each row execute function forbid_change();
create trigger receipt_series_stay before delete on receipt_series for each row execute function forbid_change();
create trigger refunds_stay before delete on refunds for each row execute function forbid_change();
create trigger upi_claims_stay before delete on upi_claims for each row execute function forbid_change();

-- What was asked for stands; state, order and the time of payment move, each only forward. Personal fields may be
-- emptied when a person is erased.
create trigger donations_stand before update on donations for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.intent_hash <> old.intent_hash
    or new.path <> old.path or new.citizenship <> old.citizenship or new.legal_entity_id <> old.legal_entity_id
    or new.total_paise <> old.total_paise or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.order_id is not null and new.order_id is distinct from old.order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'refund_pending', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded'))
  execute function forbid_change();

-- Captured money stays captured; what settles a gift never changes but by refunds.
create trigger payments_stand before update on payments for each row
  when (new.id <> old.id or (old.status = 'captured' and new.status <> 'captured')
    or new.refunded_paise < old.refunded_paise
    or (old.donation_id is not null and new.donation_id is distinct from old.donation_id)
    or (old.role = 'settling' and (new.role <> 'settling' or new.amount_paise <> old.amount_paise
      or new.currency <> old.currency or new.captured_at <> old.captured_at)))
  execute function forbid_change();

create trigger gateway_events_stand before update on gateway_events for each row
  when (old.outcome is not null or new.id <> old.id or new.kind <> old.kind
    or new.notice is distinct from old.notice or new.received_at <> old.received_at)
  execute function forbid_change();

-- Void, never change, never reuse.
create trigger receipts_stand before update on receipts for each row
  when (new.id <> old.id or new.number <> old.number or new.donation_id <> old.donation_id
    or new.payment_id <> old.payment_id or new.given_on <> old.given_on or new.verify_code <> old.verify_code
    or new.facts <> old.facts or new.issued_at <> old.issued_at or old.voided_at is not null)
  execute function forbid_change();

create trigger receipt_series_count before update on receipt_series for each row
  when (new.last_number <> old.last_number + 1 or new.legal_entity_id <> old.legal_entity_id
    or new.tax_year <> old.tax_year)
  execute function forbid_change();

create trigger upi_claims_stand before update on upi_claims for each row
  when (old.state <> 'claimed' or new.utr <> old.utr or new.donation_id <> old.donation_id
    or new.amount_paise <> old.amount_paise)
  execute function forbid_change();
