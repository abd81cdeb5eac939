-- The form of the office: sent twice, it is one group.
alter table stay_groups add column intent_key text;
create unique index stay_groups_intent on stay_groups (intent_key);
