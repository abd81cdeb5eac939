-- An offering that only so many can give for one day (docs/decisions/giving.md). null: as many as like.
alter table cause_types add column per_day smallint check (per_day between 1 and 999);

-- A place is a row, as a night in a room is: who is second fails here, whatever the code believed.
create table offering_places (
  cause_id text not null,
  type_id text not null,
  day date not null,
  place smallint not null check (place > 0),
  donation_id text not null references donations,
  -- While it is being paid; null: paid.
  until timestamptz,
  primary key (cause_id, type_id, day, place),
  foreign key (cause_id, type_id) references cause_types (cause_id, id)
);
create index offering_places_by_donation on offering_places (donation_id);
-- allowed: index: the days that were given until now are few beside the donations without one
create index donations_by_seva_day on donations (seva_on) where seva_on is not null;
