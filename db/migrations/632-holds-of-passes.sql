-- Two more kinds of things that are held: passes of a product, and people in a slot.
alter table holds drop constraint holds_pool_check;
alter table holds add constraint holds_pool_check check (pool in ('stock', 'event-product', 'event-slot')) not valid;
