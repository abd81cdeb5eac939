-- What a record was before and after a deed, and where the deed came from.
alter table audit_log add column before jsonb, add column after jsonb;
create index audit_log_at on audit_log (at desc, id);
create index audit_log_person on audit_log (person_id, at desc);

-- The network address of a deed. The log itself only grows; addresses are personal and go after 180 days, as long as
-- India's CERT-In asks for logs to be kept (direction of 28 April 2022), so they stand beside it.
create table audit_places (
  audit_id text primary key references audit_log,
  address text not null,
  at timestamptz not null
);
create index audit_places_at on audit_places (at);
