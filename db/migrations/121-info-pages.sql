-- An information page that the office has rewritten; the others stand in their files in content/pages.
create table info_pages (
  path text primary key check (path ~ '^/[a-z0-9/-]+$'),
  -- Front matter and Markdown, as in those files.
  source text not null check (length(source) <= 40000),
  updated_at timestamptz not null default now()
);
