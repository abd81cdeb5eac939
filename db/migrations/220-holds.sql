-- What is promised to somebody for a while: pieces on a shelf, later nights of a room, seats of a bus or a class, people
-- in an hour of seva. One row a thing of a hold; who holds is the order (or the booking) that waits for its payment.
-- Whoever touches the holds of a thing holds the lock of the thing's own row (stock, …): that row is the queue, and its
-- check constraint is the last word. docs/decisions/holds.md.
create table holds (
  -- The order or booking that holds: 'ord_…'.
  holder text not null,
  -- Which kind of thing: it names the table whose row is locked. 'stock': product_variants.
  pool text not null check (pool in ('stock')),
  unit_id text not null,
  quantity integer not null check (quantity > 0),
  -- held: promised until `until` and, as long as nobody else wants it, longer. taken: for good. released: given back.
  state text not null check (state in ('held', 'taken', 'released')),
  until timestamptz not null,
  primary key (holder, pool, unit_id)
);
create index holds_by_unit on holds (pool, unit_id, until) where state = 'held';
create index holds_to_release on holds (until) where state = 'held';

-- Taken is for good: what comes back later comes back as a new move of the shelf, not as a hold undone.
create trigger holds_stand before update on holds for each row
  when (new.holder <> old.holder or new.pool <> old.pool or new.unit_id <> old.unit_id
    or (old.state = 'taken' and (new.state <> 'taken' or new.quantity <> old.quantity)))
  execute function forbid_change();
create trigger holds_stay before delete on holds for each row execute function forbid_change();
