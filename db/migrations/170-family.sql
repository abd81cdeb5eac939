-- Whom a person calls family, and the days they remember; both go with the account.
create table relatives (
  person_id text not null references people on delete cascade,
  -- As the person ordered them.
  position integer not null check (position >= 0),
  relation text not null,
  name text not null,
  phone text,
  born_on date,
  primary key (person_id, position)
);

create table occasions (
  person_id text not null references people on delete cascade,
  position integer not null check (position >= 0),
  title text not null,
  -- The day it first happened: of birth, of the wedding, of passing.
  began_on date not null,
  -- By which it comes back: the date, or the lunar day (masa and tithi) that was at sunrise then at the temple.
  counted_by text not null check (counted_by in ('date', 'tithi')),
  masa integer check (masa between 0 and 11),
  tithi integer check (tithi between 0 and 29),
  remind boolean not null,
  primary key (person_id, position),
  check ((counted_by = 'tithi') = (masa is not null)),
  check ((masa is null) = (tithi is null))
);

alter table profiles add column wants_reminders boolean not null default false;
