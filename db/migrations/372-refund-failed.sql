-- What the gateway said last of each refund of a payment, so that one that failed is known from one that is under way:
-- [{"id": "rfnd_…", "key": null, "status": "failed", "amount": 100}].
alter table payments add column gateway_refunds jsonb not null default '[]'
  check (jsonb_typeof(gateway_refunds) = 'array');

-- As before (031, 221), but for one step: where the refund that was under way failed, the money is here, and the gift or
-- order is paid again.
drop trigger donations_stand on donations;
create trigger donations_stand before update on donations for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.intent_hash <> old.intent_hash
    or new.path <> old.path or new.citizenship <> old.citizenship or new.legal_entity_id <> old.legal_entity_id
    or new.total_paise <> old.total_paise or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.order_id is not null and new.order_id is distinct from old.order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refund_pending' and new.state not in ('paid', 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded'))
  execute function forbid_change();

drop trigger orders_stand on orders;
create trigger orders_stand before update on orders for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.intent_hash <> old.intent_hash
    or new.number <> old.number or new.delivery <> old.delivery or new.pay_by <> old.pay_by
    or new.supply_state <> old.supply_state or new.items_paise <> old.items_paise
    or new.delivery_paise <> old.delivery_paise or new.total_paise <> old.total_paise
    or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.order_id is not null and new.order_id is distinct from old.order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refund_pending' and new.state not in ('paid', 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded')
    or (old.stage in ('delivered', 'cancelled') and new.stage <> old.stage)
    or (old.stage = 'shipped' and new.stage not in ('shipped', 'delivered'))
    or (old.stage <> 'open' and new.stage = 'open'))
  execute function forbid_change();

-- Those that hang since before are asked about once more.
update donations set ask_again_at = now() where state = 'refund_pending';
update orders set ask_again_at = now() where state = 'refund_pending';
