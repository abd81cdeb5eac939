-- The guest that an account was under an address from which it moved away: what was asked and booked under it until then
-- is that account's, and goes with it. Whoever uses the address later is a guest of their own.
alter table guests
  add column account_id text references people on delete cascade,
  add column until timestamptz,
  add check ((account_id is null) = (until is null));
create index guests_by_account on guests (account_id) where account_id is not null;
