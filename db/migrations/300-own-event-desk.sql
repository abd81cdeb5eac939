-- The temple's own events are edited like every other content: as a draft first, by two editors, with revisions.
alter table calendar_own_events add column version integer not null default 1;
alter table calendar_own_events add column status text not null default 'live' check (status in ('draft', 'live'));
