-- The year's statement of donations (Form 113, before 10BD) of a body that receives gifts. Its lines are read out of the
-- ledger each time; here stands only what the ledger does not know.
create table statement_particulars (
  legal_entity_id text not null references legal_entities,
  -- Financial year, April to March: '2026-27'.
  tax_year text not null check (tax_year ~ '^20[0-9]{2}-[0-9]{2}$'),
  section_code text not null,
  urn text not null,
  urn_date date,
  version integer not null default 1,
  primary key (legal_entity_id, tax_year)
);

-- A statement that was filed, and each one filed again. The newest holds; rows are added, never changed.
create table statement_filings (
  id text primary key,
  legal_entity_id text not null references legal_entities,
  tax_year text not null check (tax_year ~ '^20[0-9]{2}-[0-9]{2}$'),
  -- 1 is the first of its year.
  version integer not null check (version > 0),
  filed_on date not null,
  acknowledgement text not null,
  -- What counted when this was noted; the digest tells whether it does still.
  line_count integer not null,
  total_paise bigint not null,
  digest text not null,
  noted_by text not null,
  noted_at timestamptz not null,
  unique (legal_entity_id, tax_year, version)
);
create trigger statement_filings_stand before update or delete on statement_filings
  for each row execute function forbid_change();
