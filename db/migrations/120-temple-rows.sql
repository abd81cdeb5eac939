-- What stands in rows on the information pages, so that the office can add, order and hide it: who leads the temple,
-- the teachers of its line, what visitors say, what companies may give to, how far the building is.
create table leaders (
  -- Also the last part of /leadership/{id}.
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (name <> ''),
  role text not null check (role <> ''),
  summary text not null,
  -- HTML, cleaned when it is written and again when it is read.
  body text not null,
  image text not null,
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);

create table teachers (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  note text not null,
  image text not null,
  -- 'Know More' leads to another site.
  link text not null check (link ~ '^https://'),
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);

create table testimonials (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (name <> ''),
  about text not null,
  words text not null check (words <> ''),
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);

create table csr_projects (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  -- The item of Schedule VII of the Companies Act it falls under; the list (core/content/csr-project) has no religion.
  schedule_item text not null check (schedule_item in ('hunger', 'education', 'equality', 'environment', 'rural',
    'relief')),
  summary text not null,
  image text not null,
  target_paise bigint check (target_paise > 0),
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);

create table milestones (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  words text not null,
  state text not null check (state in ('done', 'now', 'next')),
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);
