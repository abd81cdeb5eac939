-- Bills of the shop, numbered without a gap for each kind and financial year (reliability-requirements 8; GST rule 46:
-- at most 16 characters). A tax invoice for taxed goods, a bill of supply for goods without tax, one document for both;
-- a credit note takes back what was billed and not supplied.
create table bill_series (
  -- Letters before the year: 'TS', and after a restore the next one.
  prefix text not null check (prefix ~ '^[A-Z][A-Z0-9]{0,2}$'),
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_number integer not null check (last_number > 0),
  primary key (prefix, fiscal_year)
);

create table bills (
  id text primary key,
  kind text not null check (kind in ('tax-invoice', 'bill-of-supply', 'combined', 'credit-note')),
  prefix text not null,
  fiscal_year text not null,
  sequence integer not null check (sequence > 0),
  number text not null unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  order_id text not null references orders,
  -- The payment that settled the order; for a credit note the one of which money went back.
  payment_id text not null references payments,
  -- Of a credit note: what it takes back from, and the refund that it follows (null: made at the gateway's own desk).
  of_bill_id text references bills,
  refund_id text references refunds,
  billed_on date not null,
  total_paise bigint not null check (total_paise > 0),
  -- What the paper says, as it was when it was issued.
  facts jsonb not null,
  issued_at timestamptz not null,
  unique (prefix, fiscal_year, sequence),
  foreign key (prefix, fiscal_year) references bill_series,
  check ((kind = 'credit-note') = (of_bill_id is not null))
);
create unique index bills_one_an_order on bills (order_id) where kind <> 'credit-note';
create unique index bills_one_a_refund on bills (refund_id) where refund_id is not null;
create index bills_by_order on bills (order_id);
create index bills_by_day on bills (billed_on);

create trigger bills_stand before update or delete on bills for each row execute function forbid_change();
create trigger bill_series_stay before delete on bill_series for each row execute function forbid_change();
create trigger bill_series_count before update on bill_series for each row
  when (new.last_number <> old.last_number + 1 or new.prefix <> old.prefix or new.fiscal_year <> old.fiscal_year)
  execute function forbid_change();
