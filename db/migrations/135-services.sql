-- What the footer lists under 'Services'. The last part of /services/{id} is the id (screens.md, 'Services admin').
create table temple_services (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  summary text not null check (char_length(summary) between 1 and 160),
  -- Rich text; cleaned when written and again when read.
  body text not null,
  image text not null,
  -- Where the page leads on: '/lifestyle' with its words.
  link_to text not null check (link_to ~ '^/'),
  link_label text not null check (link_label <> ''),
  position integer not null default 0,
  status text not null default 'draft' check (status in ('draft', 'live')),
  updated_at timestamptz not null default now()
);
