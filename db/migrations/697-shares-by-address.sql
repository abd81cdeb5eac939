-- The address from which an account holds something unpaid: accounts cost nothing, so those of one address together have
-- no more than a few shares (docs/decisions/holds.md). A keyed hash, as an origin; null: held through the build before.
alter table unproven_shares add column address text;
create index unproven_shares_by_address on unproven_shares (address, unit);
