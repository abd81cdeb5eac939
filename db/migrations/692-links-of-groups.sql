-- A link by which the guests of a group book alone. Its number is signed, so that one which was closed opens nothing again.
alter table stay_groups add column link_number integer not null default 0;
alter table stay_groups add column link_open boolean not null default false;
