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
