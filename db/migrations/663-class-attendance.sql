-- Who came to which lesson of a class, and the certificates of those who came often enough
-- (docs/decisions/paid-seats.md). They go with the enrolment.

-- Of all lessons of the course, in percent, for the certificate.
alter table classes add column certificate_percent smallint not null default 75
  check (certificate_percent between 1 and 100);

create table class_attendance (
  request_id text not null references requests on delete cascade,
  day date not null,
  marked_by text not null,
  marked_at timestamptz not null,
  primary key (request_id, day)
);

create table class_series (
  year text primary key check (year ~ '^20\d\d$'),
  last_number integer not null
);

-- The number stays for good; who is erased takes the name along.
create table class_certificates (
  id text primary key,
  number text not null unique,
  request_id text unique references requests on delete set null,
  class_id text not null,
  -- What it says, as it was on the day.
  facts jsonb,
  issued_on date not null,
  issued_by text not null,
  issued_at timestamptz not null,
  check (request_id is null or facts is not null)
);
create index class_certificates_by_class on class_certificates (class_id, number);

create function forget_class_certificate() returns trigger language plpgsql as $$
begin
  new.facts := null;
  return new;
end $$;
create trigger class_certificates_forget before update of request_id on class_certificates for each row
  when (old.request_id is not null and new.request_id is null) execute function forget_class_certificate();
create trigger class_certificates_stand before update on class_certificates for each row
  when (new.number <> old.number or new.id <> old.id or new.class_id <> old.class_id
    or new.issued_on <> old.issued_on
    or (new.request_id is not distinct from old.request_id and new.facts is distinct from old.facts))
  execute function forbid_change();
create trigger class_certificates_stay before delete on class_certificates
  for each row execute function forbid_change();
