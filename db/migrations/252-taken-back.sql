-- A gift by hand that was taken back: a cheque that the bank did not honour, or an entry that was wrong. It is the second
-- entry of the ledger, which only grows; the payment's money then counts as gone.
create table office_gift_reversals (
  donation_id text primary key references office_gifts,
  payment_id text not null unique references payments,
  kind text not null check (kind in ('bounced', 'mistake')),
  reason text not null,
  taken_by text not null,
  taken_at timestamptz not null
);
create trigger office_gift_reversals_stand before update or delete on office_gift_reversals
  for each row execute function forbid_change();
