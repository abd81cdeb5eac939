-- The desk of the guest house also keeps a security deposit, and hands money back. Each is a row; rows only grow.

-- Money of the price that the desk took and that is too much: one asks, another agrees, then it is handed over (rule P10).
create table stay_desk_returns (
  id text primary key,
  booking_id text not null references stay_bookings,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'declined', 'handed')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text check (decided_by <> asked_by),
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null))
);
create index stay_desk_returns_by_booking on stay_desk_returns (booking_id);
create trigger stay_desk_returns_stay before delete on stay_desk_returns for each row execute function forbid_change();
create trigger stay_desk_returns_stand before update on stay_desk_returns for each row
  when (new.id <> old.id or new.booking_id <> old.booking_id or new.amount_paise <> old.amount_paise
    or new.asked_by <> old.asked_by or (old.state, new.state) not in (('asked', 'approved'), ('asked', 'declined'),
      ('approved', 'declined'), ('approved', 'handed')))
  execute function forbid_change();

alter table stay_desk_payments
  add column kind text not null default 'price' check (kind in ('price', 'deposit')),
  -- kept: of a deposit, what stays with the temple for a damage; no money moves.
  add column direction text not null default 'in' check (direction in ('in', 'out', 'kept')),
  add column position bigint generated always as identity,
  add column reason text,
  add column return_id text unique references stay_desk_returns,
  add constraint stay_desk_payments_kept check (direction <> 'kept' or (kind = 'deposit' and reason is not null)),
  add constraint stay_desk_payments_returned check ((return_id is not null) = (kind = 'price' and direction = 'out'));

-- The last word: never more goes out than came in.
create function check_desk_money() returns trigger language plpgsql as $$
begin
  perform from stay_bookings where id = new.booking_id for update;
  if (select sum(case direction when 'in' then amount_paise else -amount_paise end) from stay_desk_payments
    where booking_id = new.booking_id and kind = new.kind) < 0 then
    raise exception 'more given back than taken for stay %', new.booking_id;
  end if;
  return null;
end $$;
create trigger stay_desk_payments_covered after insert on stay_desk_payments for each row
  when (new.direction <> 'in') execute function check_desk_money();
create index stay_desk_payments_by_day on stay_desk_payments (taken_on);
