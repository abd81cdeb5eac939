-- What visitors can search: one row for every public page, copied from wherever it lives (server/content/site-pages) when
-- that changes. The words are taken apart in code, so no text search configuration or extension of the database is needed.
create table search_documents (
  path text primary key,
  kind text not null,
  title text not null,
  summary text not null,
  words text not null,
  lexemes tsvector not null,
  -- Of all of the above: what has not changed is not written again.
  digest text not null
);
create index search_documents_lexemes on search_documents using gin (lexemes);
