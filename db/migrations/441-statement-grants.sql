-- Who said why may take the file of a year's statement for a while. The audit log keeps that it was taken; a right is no
-- question to a log.
create table statement_grants (
  person_id text not null,
  legal_entity_id text not null references legal_entities,
  tax_year text not null,
  expires_at timestamptz not null,
  primary key (person_id, legal_entity_id, tax_year)
);
