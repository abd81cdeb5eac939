-- Courses with a teacher and seats. The last part of /classes/{id} is the id.
create table classes (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  -- Two or three sentences, plain.
  description text not null,
  teacher text not null,
  -- 'First-floor classroom', 'Online'.
  venue text not null,
  language text not null,
  -- Weekdays, 0 is Sunday.
  days smallint[] not null check (cardinality(days) > 0 and days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  starts_at time not null,
  ends_at time not null check (ends_at > starts_at),
  -- First and last day of the course.
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  age_min smallint not null default 0 check (age_min between 0 and 100),
  fee_paise bigint not null default 0 check (fee_paise >= 0),
  seats integer not null check (seats > 0),
  -- Raised with each enrolment that finds a seat, in its transaction: the row is locked, and the check holds.
  seats_taken integer not null default 0 check (seats_taken between 0 and seats),
  image text not null,
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);
