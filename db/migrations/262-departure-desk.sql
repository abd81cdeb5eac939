-- The office's screen of departures: the second of two editors is told, and a day can be closed while seats are left.
alter table tour_departures add column version integer not null default 1;
alter table tour_departures add column closed boolean not null default false;
