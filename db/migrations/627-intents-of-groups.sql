-- What the form of the office asked for when it made the group: another body under its key is another group.
alter table stay_groups add column intent_hash text;
