-- A paid order whose goods were gone: the desk offers something else for a line, and the buyer chooses between that and
-- the money. A swap never costs the buyer more (core/orders/swap). docs/decisions/purchases.md.

-- A line that came in the place of another one, which is then cancelled. What was ordered stands as it was ordered.
alter table order_lines add column replaces integer;
alter table order_lines add constraint order_lines_replace_a_line
  foreign key (order_id, replaces) references order_lines (order_id, position);
alter table order_lines drop constraint order_lines_order_id_variant_id_key;
create unique index order_lines_one_a_variant on order_lines (order_id, variant_id) where replaces is null;
create unique index order_lines_replaced_once on order_lines (order_id, replaces) where replaces is not null;

-- Of what was paid, so much is for goods that were never billed: cancelled while the order was short, or swapped for
-- something that costs less. The bill is over the rest.
alter table orders add column unbilled_paise bigint not null default 0;
alter table orders add constraint orders_unbilled check (unbilled_paise between 0 and total_paise);

create table order_swaps (
  id text primary key,
  order_id text not null references orders,
  -- offered: waits for the buyer. accepted: sent instead. declined: the buyer wanted the money. closed: the order went
  -- another way (supplied as ordered, cancelled, or offered anew).
  state text not null default 'offered' check (state in ('offered', 'accepted', 'declined', 'closed')),
  offered_by text not null,
  offered_at timestamptz not null,
  -- So long its goods are kept on the shelf; afterwards it is good as long as they lie there.
  kept_until timestamptz not null,
  -- What goes back to the buyer with it.
  back_paise bigint not null check (back_paise >= 0),
  -- 'buyer', or who of the desk wrote down what the buyer said.
  decided_by text,
  decided_at timestamptz,
  check ((state = 'offered') = (decided_at is null))
);
create unique index order_swaps_one_open on order_swaps (order_id) where state = 'offered';
create index order_swaps_by_order on order_swaps (order_id);

-- As order_lines: a copy of what is offered, at the price that the buyer pays for it.
create table order_swap_lines (
  swap_id text not null references order_swaps,
  -- The line of the order that it would replace.
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
  weight_grams integer not null check (weight_grams > 0),
  primary key (swap_id, position)
);

create trigger order_swaps_stay before delete on order_swaps for each row execute function forbid_change();
create trigger order_swaps_stand before update on order_swaps for each row
  when (old.state <> 'offered' or new.id <> old.id or new.order_id <> old.order_id
    or new.back_paise <> old.back_paise or new.offered_by <> old.offered_by)
  execute function forbid_change();
create trigger order_swap_lines_stand before update or delete on order_swap_lines
  for each row execute function forbid_change();
