-- "Only 3 left" and "Out of stock" stand on kept pages. Whatever moves the shelf (a hold, its end, a sale, what comes back,
-- the desk) tells the pages so when the words change, and is silent where there is plenty before and after.
create function tell_stock_words() returns trigger language plpgsql as $$
begin
  if exists (select from product_variants join products on products.id = product_variants.product_id
      where product_variants.id = new.variant_id
        and least(old.on_hand - old.held, new.on_hand - new.held) <= products.low_stock_level) then
    perform pg_notify('content_changed', '');
  end if;
  return null;
end $$;
create trigger stock_tells after update on stock for each row
  when (old.on_hand - old.held <> new.on_hand - new.held) execute function tell_stock_words();
