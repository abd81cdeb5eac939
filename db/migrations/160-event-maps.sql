-- What a map is asked for ('Dan Ghati, Govardhan'); null: the event is at the temple, whose place the settings know.
alter table events add column map_query text check (map_query <> '');
