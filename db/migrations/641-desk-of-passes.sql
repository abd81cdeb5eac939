-- What was paid for passes at the desk. They are given when they are paid, so a booking has one payment or none.
create table pass_desk_payments (
  booking_id text primary key references pass_bookings,
  amount_paise bigint not null check (amount_paise > 0),
  mode text not null check (mode in ('cash', 'upi')),
  taken_by text not null,
  taken_at timestamptz not null
);
create trigger pass_desk_payments_stand before update or delete on pass_desk_payments
  for each row execute function forbid_change();

-- The price of a void pass that the desk hands back, once: somebody asks, another hands it over or declines (rule P10).
create table pass_desk_returns (
  id text primary key,
  booking_id text not null references pass_desk_payments,
  pass_id text not null references passes,
  state text not null default 'asked' check (state in ('asked', 'handed', 'declined')),
  mode text check (mode in ('cash', 'upi')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text check (decided_by <> asked_by),
  decided_at timestamptz,
  check ((state = 'handed') = (mode is not null)),
  check ((state = 'asked') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index pass_desk_returns_once on pass_desk_returns (pass_id) where state <> 'declined';
create index pass_desk_returns_by_booking on pass_desk_returns (booking_id);
create trigger pass_desk_returns_stay before delete on pass_desk_returns
  for each row execute function forbid_change();
create trigger pass_desk_returns_stand before update on pass_desk_returns for each row
  when (old.state <> 'asked' or new.booking_id <> old.booking_id or new.pass_id <> old.pass_id
    or new.asked_by <> old.asked_by)
  execute function forbid_change();
