-- A guest may cancel while a refund of an earlier change waits: the ladder falls meanwhile. What was asked for counts as gone
-- (server/stay/states/stay-cover.ts), so several open refunds are never more than the payment.
drop index refunds_one_open_stay;

-- The failed or declined refund that this one asks for anew: once.
alter table refunds add column again_of text unique references refunds;
