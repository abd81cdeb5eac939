-- Orders of the shop. An order is a purchase as a gift is: the same payments, the same settling verb, the same states of
-- its money (`state`). Beside it stands how far its goods have come (`stage`); what a buyer reads is made of both
-- (core/orders/order-state). docs/decisions/orders.md.

create table orders (
  id text primary key,
  -- What people say on the telephone. Not a bill's number: it may have gaps.
  number bigint generated always as identity (start with 1001) unique,
  -- Made once per form; the hash of what was asked tells a retry from another wish under the same key.
  intent_key text not null unique,
  intent_hash text not null,
  state text not null default 'created' check (state in ('created', 'attempted', 'paid', 'failed', 'expired',
    'cancelled', 'review', 'refund_pending', 'part_refunded', 'refunded')),
  -- open: waits for its money. placed: its goods are taken from the shelf and are to be packed. short: paid, and the
  -- goods were gone.
  stage text not null default 'open' check (stage in ('open', 'placed', 'short', 'packed', 'shipped', 'delivered',
    'cancelled')),
  pay_by text not null check (pay_by in ('gateway', 'pickup')),
  delivery text not null check (delivery in ('courier', 'pickup')),
  buyer_name text not null,
  buyer_phone text not null,
  buyer_email text,
  address_line1 text,
  address_line2 text,
  landmark text,
  city text,
  -- The state to which the goods go; for what is fetched, the state of the temple. The tax follows it.
  supply_state text not null,
  pin text,
  gstin text,
  note text,
  items_paise bigint not null check (items_paise > 0),
  delivery_paise bigint not null check (delivery_paise >= 0),
  total_paise bigint not null check (total_paise = items_paise + delivery_paise),
  currency text not null default 'INR' check (currency = 'INR'),
  weight_grams integer not null check (weight_grams > 0),
  person_id text,
  -- The gateway's order.
  order_id text unique,
  gateway_account text,
  gateway_mode text check (gateway_mode in ('test', 'live')),
  failure text,
  created_at timestamptz not null,
  paid_at timestamptz,
  ask_again_at timestamptz,
  asked_times integer not null default 0,
  courier text,
  tracking text,
  -- Rises with every deed of the desk: the second of two is told.
  version integer not null default 1,
  check ((paid_at is not null) = (state in ('paid', 'refund_pending', 'part_refunded', 'refunded'))),
  check ((order_id is null) = (gateway_mode is null)),
  check (delivery = 'pickup' or (address_line1 is not null and city is not null and pin is not null)),
  check (delivery = 'courier' or delivery_paise = 0),
  check (pay_by = 'gateway' or delivery = 'pickup')
);
create index orders_to_ask on orders (ask_again_at) where ask_again_at is not null;
create index orders_unsettled on orders (created_at) where state in ('created', 'attempted', 'failed');
create index orders_by_stage on orders (stage, created_at desc);
create index orders_by_time on orders (created_at desc);
create index orders_by_person on orders (person_id) where person_id is not null;
create index orders_by_email on orders (lower(buyer_email)) where buyer_email is not null;
create index orders_open_by_phone on orders (buyer_phone, created_at) where stage = 'open';

-- A copy of what was sold and how it is taxed: products change, an order does not.
create table order_lines (
  order_id text not null references orders,
  position integer not null,
  variant_id text not null references product_variants,
  product_id text not null references products,
  title text not null,
  options text not null,
  sku text not null,
  hsn text not null,
  rate_bp integer not null check (rate_bp between 0 and 10000),
  quantity integer not null check (quantity between 1 and 10),
  unit_paise bigint not null check (unit_paise > 0),
  amount_paise bigint not null check (amount_paise = unit_paise * quantity),
  weight_grams integer not null check (weight_grams > 0),
  -- How many of them were cancelled after they were paid.
  cancelled integer not null default 0 check (cancelled between 0 and quantity),
  primary key (order_id, position),
  unique (order_id, variant_id)
);
create index order_lines_by_variant on order_lines (variant_id);

-- The timeline of an order. `state` is set where the entry moved its money, `stage` where it moved its goods.
create table order_events (
  id bigint generated always as identity primary key,
  shop_order_id text not null references orders,
  at timestamptz not null,
  kind text not null,
  state text,
  stage text,
  payment_id text,
  amount_paise bigint,
  note text
);
create index order_events_by_order on order_events (shop_order_id, id);

create trigger orders_stay before delete on orders for each row execute function forbid_change();
create trigger order_events_stand before update or delete on order_events
  for each row execute function forbid_change();
create trigger order_lines_stay before delete on order_lines for each row execute function forbid_change();
create trigger order_lines_stand before update on order_lines for each row
  when (new.cancelled < old.cancelled or (to_jsonb(new) - 'cancelled') <> (to_jsonb(old) - 'cancelled'))
  execute function forbid_change();

-- As for gifts (031): what was asked for stands; state, order and time of payment move, each only forward. Goods never
-- come back from the courier to the packing table by themselves. Personal fields may be emptied when a person is erased.
create trigger orders_stand before update on orders for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.intent_hash <> old.intent_hash
    or new.number <> old.number or new.delivery <> old.delivery or new.pay_by <> old.pay_by
    or new.supply_state <> old.supply_state or new.items_paise <> old.items_paise
    or new.delivery_paise <> old.delivery_paise or new.total_paise <> old.total_paise
    or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.order_id is not null and new.order_id is distinct from old.order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'refund_pending', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded')
    or (old.stage in ('delivered', 'cancelled') and new.stage <> old.stage)
    or (old.stage = 'shipped' and new.stage not in ('shipped', 'delivered'))
    or (old.stage <> 'open' and new.stage = 'open'))
  execute function forbid_change();

-- A payment belongs to a gift or to an order.
alter table payments add column shop_order_id text references orders;
alter table payments add constraint payments_one_purchase check (num_nonnulls(donation_id, shop_order_id) <= 1);
alter table payments drop constraint payments_check;
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_settling_names_purchase
  check (role <> 'settling' or (num_nonnulls(donation_id, shop_order_id) = 1 and status = 'captured'
    and captured_at is not null));
alter table payments add constraint payments_unmatched_names_none
  check ((role = 'unmatched') = (num_nonnulls(donation_id, shop_order_id) = 0));
create unique index payments_one_settling_order on payments (shop_order_id) where role = 'settling';
create index payments_by_shop_order on payments (shop_order_id);
create trigger payments_keep_order before update on payments for each row
  when (old.shop_order_id is not null and new.shop_order_id is distinct from old.shop_order_id)
  execute function forbid_change();

-- The money of an order goes back for what is not supplied: all of it, or the lines that were cancelled. The buyer or
-- the desk asks, another person approves, as for gifts.
alter table refunds alter column donation_id drop not null;
alter table refunds add column shop_order_id text references orders;
-- Which lines are not supplied: [{"position": 0, "quantity": 1}], and whether the delivery is paid back.
alter table refunds add column unsupplied jsonb;
alter table refunds add constraint refunds_one_purchase check (num_nonnulls(donation_id, shop_order_id) = 1);
drop index refunds_one_open;
create unique index refunds_one_open on refunds (payment_id)
  where state not in ('declined', 'failed') and donation_id is not null;
-- An order may lose a line today and another tomorrow, one refund at a time.
create unique index refunds_one_open_order on refunds (payment_id)
  where state in ('asked', 'approved', 'sent') and shop_order_id is not null;
create index refunds_by_shop_order on refunds (shop_order_id);
drop trigger refunds_stand on refunds;
create trigger refunds_stand before update on refunds for each row
  when (new.id <> old.id or new.payment_id <> old.payment_id or new.donation_id is distinct from old.donation_id
    or new.shop_order_id is distinct from old.shop_order_id or new.unsupplied is distinct from old.unsupplied
    or new.twin_donation_id is distinct from old.twin_donation_id or new.amount_paise <> old.amount_paise
    or new.reason <> old.reason or new.asked_by <> old.asked_by or new.asked_at <> old.asked_at
    or (old.decided_by is not null and new.decided_by is distinct from old.decided_by)
    or (old.gateway_id is not null and new.gateway_id is distinct from old.gateway_id)
    or (old.state in ('declined', 'processed', 'failed') and new.state <> old.state)
    or (old.state = 'asked' and new.state not in ('asked', 'approved', 'declined'))
    or (old.state = 'approved' and new.state not in ('approved', 'sent', 'processed', 'failed'))
    or (old.state = 'sent' and new.state not in ('sent', 'processed', 'failed')))
  execute function forbid_change();
