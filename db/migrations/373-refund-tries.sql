-- A refund that the gateway did not take, or has under way, is tried again after a growing pause of its own. Empty: due.
alter table refunds
  add column tries integer not null default 0,
  add column next_try_at timestamptz;
create index refunds_due on refunds (next_try_at nulls first) where state in ('approved', 'sent');
