-- A refund that was declined or failed may be asked for again; one that is under way or done stands in the way of
-- another for the same payment. A settled gift is returned only as the double of another: `twin_donation_id` names
-- the good one, which stands.
alter table refunds drop constraint refunds_payment_id_key;
create unique index refunds_one_open on refunds (payment_id) where state not in ('declined', 'failed');
alter table refunds add column donation_id text not null references donations;
alter table refunds add column twin_donation_id text references donations;
-- Why the gateway did not take it, in its one word; or how the one who declined put it.
alter table refunds add column note text;
create index refunds_by_donation on refunds (donation_id);
create index refunds_under_way on refunds (asked_at) where state in ('asked', 'approved', 'sent');

-- Who asked for what stands; the state only moves forward.
create trigger refunds_stand before update on refunds for each row
  when (new.id <> old.id or new.payment_id <> old.payment_id or new.donation_id <> old.donation_id
    or new.twin_donation_id is distinct from old.twin_donation_id or new.amount_paise <> old.amount_paise
    or new.reason <> old.reason or new.asked_by <> old.asked_by or new.asked_at <> old.asked_at
    or (old.decided_by is not null and new.decided_by is distinct from old.decided_by)
    or (old.gateway_id is not null and new.gateway_id is distinct from old.gateway_id)
    or (old.state in ('declined', 'processed', 'failed') and new.state <> old.state)
    or (old.state = 'asked' and new.state not in ('asked', 'approved', 'declined'))
    or (old.state = 'approved' and new.state not in ('approved', 'sent', 'processed', 'failed'))
    or (old.state = 'sent' and new.state not in ('sent', 'processed', 'failed')))
  execute function forbid_change();
