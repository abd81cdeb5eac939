-- The words of letters that the office changed; what has no row, or null, has those that came with the site
-- (core/letters). What stood before is in the audit log.
create table letter_texts (
  key text primary key,
  text jsonb,
  version integer not null check (version > 0),
  updated_at timestamptz not null
);
