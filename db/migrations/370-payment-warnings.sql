-- What the gateway said of money and nobody may believe or overlook without a look: more went back than came, a time of
-- payment that cannot be, a refund that failed, a payment or an event that cannot be read. The money itself stands in
-- payments; here stands that a person is told, and who has looked. docs/decisions/doubtful-news.md.
create table payment_warnings (
  id text primary key,
  kind text not null check (kind in ('returned-above-paid', 'time-not-believed', 'refund-failed', 'payment-unreadable',
    'event-parked')),
  -- The same news warns once, however often it is told.
  cause_key text not null unique,
  -- As the gateway names them; the payment may be one that could not be read, and so is not in payments.
  payment_id text,
  order_id text,
  donation_id text references donations,
  shop_order_id text references orders,
  -- What was said, in numbers and days: nothing personal.
  told jsonb not null,
  warned_at timestamptz not null,
  seen_by text,
  seen_at timestamptz,
  check ((seen_at is null) = (seen_by is null))
);
create index payment_warnings_open on payment_warnings (warned_at) where seen_at is null;
create index payment_warnings_by_payment on payment_warnings (payment_id);
create trigger payment_warnings_stay before delete on payment_warnings
  for each row execute function forbid_change();
create trigger payment_warnings_stand before update on payment_warnings for each row
  when (old.seen_at is not null or (to_jsonb(new) - 'seen_at' - 'seen_by') <> (to_jsonb(old) - 'seen_at' - 'seen_by'))
  execute function forbid_change();

-- Whatever is told: no payment gives back more than it brought. What stands from before stands (the audit names it).
create trigger payments_return_new before insert on payments for each row
  when (new.refunded_paise > new.amount_paise)
  execute function forbid_change();
create trigger payments_return_more before update on payments for each row
  when (new.refunded_paise > new.amount_paise and new.refunded_paise > old.refunded_paise)
  execute function forbid_change();
