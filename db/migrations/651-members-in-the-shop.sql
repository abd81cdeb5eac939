-- Orders at the price of members: whose membership it was, and what everybody pays for one. What a member saved is
-- read from the lines, so that what is cancelled or goes back is never counted.
alter table orders add column membership_id text references memberships on delete set null;
create index orders_membership on orders (membership_id) where membership_id is not null;
alter table order_lines add column list_paise bigint check (list_paise > unit_paise);
