-- What the shop sells, at which price and tax, how many lie on the shelf, and where and for how much they are sent.
--
-- A product is what a page shows; a variant is what is bought (a language, a size, a colour: its own number, price,
-- weight and stock). A product without a choice has exactly one variant with no options. A cart line is
-- {id: products.id, variations: product_variants.id, quantity}. Orders name the variant and keep their own copy of title,
-- options, price, tax facts and weight: rows here change, a bill never does.

create table product_categories (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  title_hi text not null default '',
  position integer not null default 0
);

-- GST as data with dates (an accountant confirms before go-live). A class is what goods are in the eye of the tax:
-- 'nil' printed religious books and puja items, 'five' incense and ghee, 'apparel' whose rate depends on the price.
create table tax_classes (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  position integer not null default 0
);

-- The rate on a day: of the class, the rows of the latest `from_day` that is not after it; of those, the row with the
-- highest `above_paise` that one piece costs more than (0: from the first paisa). core/products/gst.ts reads it so.
create table gst_rates (
  tax_class text not null references tax_classes,
  from_day date not null,
  -- Of one piece at its selling price, tax included.
  above_paise bigint not null default 0 check (above_paise >= 0),
  -- Hundredths of a percent: 500 is 5 %. 0 goes on a bill of supply.
  rate_bp integer not null check (rate_bp between 0 and 10000),
  -- Where the rate is written: 'Notification 1/2017, schedule I'.
  source text not null default '',
  primary key (tax_class, from_day, above_paise)
);

create table products (
  -- Also the last part of /shop/single-product/{id}.
  id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  title text not null check (title <> ''),
  title_hi text not null default '',
  -- Plain paragraphs, parted by an empty line.
  description text not null default '',
  category_id text not null references product_categories,
  -- draft: never shown. live: sold. hidden: no longer in lists, the page stays and says that it is not sold.
  status text not null default 'draft' check (status in ('draft', 'live', 'hidden')),
  -- Optional for small sellers to consumers, so it may be empty.
  hsn text not null default '' check (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})?$'),
  tax_class text not null references tax_classes,
  -- What the law on packed goods wants said, in words: '500 ml', 'India', 'Mandir Press, Ghaziabad', '12 months'.
  net_quantity text not null default '',
  origin text not null default '',
  maker text not null default '',
  -- The food licence of who made or packed it.
  fssai text not null default '' check (fssai ~ '^([0-9]{14})?$'),
  best_before text not null default '',
  -- At or below this many available of a variant, pages say 'Only {n} left' and the desk is told.
  low_stock_level integer not null default 5 check (low_stock_level between 0 and 9999),
  -- [{"image": drawing or address, "alt": text}], the first is the one on cards.
  pictures jsonb not null check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) > 0),
  -- Lowest and highest price of the offered variants, kept by the trigger below; null: nothing is offered.
  price_from_paise bigint,
  price_to_paise bigint,
  -- The words visitors search by, as server/search keeps them.
  lexemes tsvector not null default '',
  -- When it came into the shop: 'new' is sorted by it.
  listed_at timestamptz not null default now(),
  -- Rises with each save; the second of two editors is told.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_new on products (listed_at desc, id) where status = 'live' and price_from_paise is not null;
create index products_by_category on products (category_id, listed_at desc, id)
  where status = 'live' and price_from_paise is not null;
create index products_lexemes on products using gin (lexemes);

create table product_variants (
  -- Opaque: 'var_…', or a speaking one in demo content. ?variantId= of the page.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,80}$'),
  product_id text not null references products,
  sku text not null unique check (sku ~ '^[A-Z0-9][A-Z0-9.-]{0,39}$'),
  -- [{"name": "Language", "value": "Hindi"}] in the order they are asked; [] where there is nothing to choose. The same
  -- names in the same order for every variant of a product.
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- What the buyer pays for one, tax included.
  price_paise bigint not null check (price_paise between 1 and 9999999999),
  -- The printed maximum retail price where it is really higher; never an invented one.
  mrp_paise bigint check (mrp_paise > price_paise),
  -- Packed, for the delivery charge.
  weight_grams integer not null check (weight_grams between 1 and 100000),
  -- Of the product's pictures, the one that shows this variant; null: the first.
  picture text,
  position integer not null default 0,
  -- A variant that is no longer sold stays for the orders that name it.
  offered boolean not null default true,
  -- Deferred: an editor may swap the options of two variants.
  unique (product_id, options) deferrable initially deferred
);
create index product_variants_by_product on product_variants (product_id, position, id);

create function product_prices() returns trigger language plpgsql as $$
begin
  update products set
    price_from_paise = (select min(price_paise) from product_variants where product_id = products.id and offered),
    price_to_paise = (select max(price_paise) from product_variants where product_id = products.id and offered)
  where id in (new.product_id, old.product_id);
  return null;
end $$;
create trigger product_variants_price after insert or update of price_paise, offered, product_id or delete
  on product_variants for each row execute function product_prices();

-- How many there are. One row a variant, made with it, so that a hold can always lock one:
--   * hold:     select … from stock where variant_id = any(…) order by variant_id for update;
--               update stock set held = held + n …   (the check refuses more than there are)
--   * release:  update stock set held = held - n
--   * sell:     first held = held - n, then insert into stock_moves (change -n, reason 'sold', order_ref), same transaction
-- Always lock in the order of variant_id: then no two buyers wait for each other. What may be promised is on_hand - held.
create table stock (
  variant_id text primary key references product_variants on delete cascade,
  -- The sum of stock_moves.change; only the trigger of stock_moves changes it.
  on_hand integer not null default 0 check (on_hand between 0 and 1000000),
  -- Promised to carts that are paying; whose holds they are stands with the holds.
  held integer not null default 0,
  constraint stock_held check (held between 0 and on_hand)
);

create function stock_opens() returns trigger language plpgsql as $$
begin
  insert into stock (variant_id) values (new.id);
  return null;
end $$;
create trigger product_variants_stock after insert on product_variants
  for each row execute function stock_opens();

-- The ledger: every change with why and by whom. Rows are added, never changed or taken away (forbid_change, 031).
create table stock_moves (
  id bigint generated always as identity primary key,
  variant_id text not null references product_variants,
  change integer not null check (change <> 0),
  -- What lay there after it; written by the trigger.
  on_hand_after integer not null default 0,
  -- opening, received (bought or printed), counted (the count found another number), damaged, given (prasadam, gifts),
  -- corrected (a slip at the desk): the desk. sold, returned (a cancelled or refunded order comes back): orders.
  reason text not null check (reason in ('opening', 'received', 'counted', 'damaged', 'given', 'corrected', 'sold',
    'returned')),
  note text not null default '',
  -- Who of the staff; null where an order did it by itself.
  person_id text,
  -- The order; the desk's moves have none.
  order_ref text,
  at timestamptz not null,
  check (reason <> 'sold' or (change < 0 and order_ref is not null)),
  check (reason <> 'returned' or (change > 0 and order_ref is not null))
);
create index stock_moves_by_variant on stock_moves (variant_id, id desc);
create index stock_moves_by_order on stock_moves (order_ref) where order_ref is not null;

create function stock_moves_count() returns trigger language plpgsql as $$
begin
  update stock set on_hand = on_hand + new.change where variant_id = new.variant_id
    returning on_hand into new.on_hand_after;
  if not found then raise exception 'no stock row for %', new.variant_id using errcode = 'foreign_key_violation'; end if;
  return new;
end $$;
create trigger stock_moves_count before insert on stock_moves for each row execute function stock_moves_count();
create trigger stock_moves_stand before update or delete on stock_moves
  for each row execute function forbid_change();
-- The number on hand changes through the ledger only.
create trigger stock_by_moves before update on stock for each row
  when (new.on_hand <> old.on_hand and pg_trigger_depth() = 0)
  execute function forbid_change();

-- Where we send to and for how much. The longest prefix of a PIN code decides its zone; no prefix: not delivered there.
create table delivery_zones (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  -- Goods worth this much go free; null: never.
  free_from_paise bigint check (free_from_paise > 0),
  -- Each further kilogram begun beyond the heaviest row of delivery_rates.
  further_kg_paise bigint not null check (further_kg_paise >= 0),
  -- Working days until it is there.
  days_min smallint not null check (days_min >= 0),
  days_max smallint not null check (days_max >= days_min),
  position integer not null default 0
);
create table delivery_prefixes (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{0,5}$'),
  zone_id text not null references delivery_zones on delete cascade
);
create table delivery_rates (
  zone_id text not null references delivery_zones on delete cascade,
  up_to_grams integer not null check (up_to_grams > 0),
  charge_paise bigint not null check (charge_paise >= 0),
  primary key (zone_id, up_to_grams)
);

-- 'Tell me when it is back': a wish is answered once, by one letter through the outbox, and then forgotten.
create table stock_wishes (
  variant_id text not null references product_variants on delete cascade,
  email text not null check (email = lower(email)),
  asked_at timestamptz not null,
  primary key (variant_id, email)
);
