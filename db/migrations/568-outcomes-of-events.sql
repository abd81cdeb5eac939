-- What a day gave, told when it is over: lines such as '1,450 plates of prasadam', and a few sentences.
alter table events add column outcomes text[] not null default '{}', add column afterwards text;
