-- A transfer that was matched to a gift by mistake: the second entry of the ledger, as for a gift by hand. The payment's
-- money then counts as gone from that gift, and the claim waits again.
create table claim_reversals (
  payment_id text primary key references payments,
  claim_id text not null references upi_claims,
  donation_id text not null references donations,
  reason text not null,
  taken_by text not null,
  taken_at timestamptz not null
);
create index claim_reversals_by_claim on claim_reversals (claim_id);
create index claim_reversals_by_donation on claim_reversals (donation_id);
create trigger claim_reversals_stand before update or delete on claim_reversals
  for each row execute function forbid_change();

-- What the donor said stands. A decision stands too, unless its match was taken back; then another gift may be named.
drop trigger upi_claims_stand on upi_claims;
create function keep_claim() returns trigger language plpgsql as $$
declare
  taken_back boolean := exists (select from claim_reversals
    where claim_id = old.id and donation_id = old.donation_id);
begin
  if new.id <> old.id or new.utr <> old.utr or new.amount_paise <> old.amount_paise or new.paid_on <> old.paid_on
    or new.claimed_at <> old.claimed_at or old.state = 'rejected'
    or (old.state = 'matched' and not (new.state = 'claimed' and taken_back and new.donation_id = old.donation_id))
    or (new.donation_id <> old.donation_id and not (new.state = 'matched' and taken_back))
  then
    raise exception 'a decided claim stands' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger upi_claims_stand before update on upi_claims for each row execute function keep_claim();
