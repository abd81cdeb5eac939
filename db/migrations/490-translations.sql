-- The words of a row in another language. Each language of a row has its own state and its own history (content_revisions,
-- by the kind 'events/hi').
create table translations (
  kind text not null,
  row_id text not null,
  language text not null,
  -- By the name of the field: {"title": "...", "description": "<p>...</p>"}. A missing one is read in English.
  fields jsonb not null,
  -- The English words from which it was made: where they have changed since, it is outdated.
  source jsonb not null,
  state text not null check (state in ('draft', 'live')),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (kind, row_id, language)
);
