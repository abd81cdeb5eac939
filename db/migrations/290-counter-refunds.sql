-- What was paid at the shop's counter goes back over the counter: the gateway knows nothing of it. A refund that two people
-- agreed to is done when somebody says on which day he handed it over, and how. One row a refund; it only grows, and the
-- money in the till of a day is what came less what stands here.
create table counter_refunds (
  refund_id text primary key references refunds,
  mode text not null check (mode in ('cash', 'upi')),
  amount_paise bigint not null check (amount_paise > 0),
  -- The day in Asia/Kolkata on which it was handed over.
  handed_on date not null,
  handed_by text not null,
  noted_at timestamptz not null
);
create index counter_refunds_by_day on counter_refunds (handed_on);
create index payments_at_counter on payments (captured_at) where shop_order_id is not null and mode <> 'online';
create trigger counter_refunds_stand before update or delete on counter_refunds
  for each row execute function forbid_change();
