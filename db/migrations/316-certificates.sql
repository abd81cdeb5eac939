-- The donors' certificates that the tax portal makes from a filed statement (Form 114, before 10BE). They belong to the
-- ledger: a gift's certificate stays as the gift does.
create table certificates (
  id text primary key,
  legal_entity_id text not null references legal_entities,
  tax_year text not null check (tax_year ~ '^20[0-9]{2}-[0-9]{2}$'),
  -- The gift whose giver gets it; null until somebody has said whose it is.
  donation_id text references donations,
  -- As it was sent, which may hold a PAN: kept only while it waits for its donor.
  file_name text,
  sha256 text not null,
  byte_count integer not null check (byte_count between 1 and 1048576),
  added_by text not null,
  added_at timestamptz not null,
  -- Taken out again: a wrong file, or one that another replaced. Its bytes are gone then.
  withdrawn_by text,
  withdrawn_at timestamptz,
  check (donation_id is null or file_name is null),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index certificates_one_file on certificates (legal_entity_id, tax_year, sha256)
  where withdrawn_at is null;
create index certificates_by_donation on certificates (donation_id) where donation_id is not null;

-- Who it is of is said once.
create trigger certificates_stay before delete on certificates for each row execute function forbid_change();
create trigger certificates_stand before update on certificates for each row
  when (new.id <> old.id or new.legal_entity_id <> old.legal_entity_id or new.tax_year <> old.tax_year
    or (old.donation_id is not null and new.donation_id is distinct from old.donation_id)
    or new.sha256 <> old.sha256 or new.byte_count <> old.byte_count or new.added_at <> old.added_at
    or old.withdrawn_at is not null)
  execute function forbid_change();

-- The PDF itself, apart, so that no list reads it.
create table certificate_files (
  certificate_id text primary key references certificates,
  content bytea not null check (octet_length(content) <= 1048576)
);
