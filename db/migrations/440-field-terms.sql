-- Names that say what they hold, in the words of the field (docs/glossary.md). No value changes.
alter table stock_wishes rename to stock_alerts;
alter table pending_changes rename column wish to input;
alter table gateway_events rename column notice to snapshot;
alter table refunds rename column twin_donation_id to original_donation_id;
alter table person_merges rename column kept_id to surviving_id;
alter table order_swaps rename column kept_until to held_until;
alter table donations rename column ask_again_at to poll_at;
alter table donations rename column asked_times to poll_count;
alter table orders rename column ask_again_at to poll_at;
alter table orders rename column asked_times to poll_count;
alter table monthly_promises rename to monthly_pledges;
alter table promise_months rename to pledge_months;
alter table pledge_months rename column promise_id to pledge_id;
alter table pledge_months drop constraint promise_months_outcome_check;
update pledge_months set outcome = 'fulfilled' where outcome = 'kept';
alter table pledge_months add check (outcome in ('asked', 'fulfilled', 'closed'));
-- Letters that still wait to be sent name it so too.
update letters set data = (data - 'promiseId') || jsonb_build_object('pledgeId', data -> 'promiseId')
where data ? 'promiseId';

-- The gateway's order has a name of its own everywhere, and `order_id` is an order of the shop.
alter table donations rename column order_id to gateway_order_id;
alter table orders rename column order_id to gateway_order_id;
alter table payments rename column order_id to gateway_order_id;
alter table payments rename column shop_order_id to order_id;
alter table gateway_events rename column order_id to gateway_order_id;
alter table payment_warnings rename column order_id to gateway_order_id;
alter table payment_warnings rename column shop_order_id to order_id;
alter table refunds rename column shop_order_id to order_id;
alter table order_events rename column shop_order_id to order_id;

create or replace function account_takes_guests_place() returns trigger language plpgsql as $$
begin
  update person_merges set merged_id = new.id
  from guests where guests.mark = new.email and merged_id = guests.id and undone_at is null
    and surviving_id <> new.id
    and not exists (select from person_merges as other
      where (other.merged_id = new.id or other.surviving_id = new.id) and other.undone_at is null);
  return null;
end $$;
alter table person_merges rename column kept_account to surviving_account;
alter table person_merges rename column kept_guest to surviving_guest;
alter table payment_warnings rename column told to facts;

alter table office_gifts rename to manual_donations;
alter table office_gift_reversals rename to manual_donation_reversals;
alter table office_entries rename to admin_entries;
