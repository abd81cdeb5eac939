-- What gifts did, as the staff enters it: plates served, a stage that was built, a report. Shown beside a
-- cause of the kind and on the page of a paid donation; where nothing is entered nothing is said.
create table donation_outcomes (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  -- A category of causes.
  category text not null check (category in
    ('general', 'food', 'temple-construction', 'cow-care', 'books', 'festival', 'worship')),
  figure text not null check (figure <> ''),
  words text not null check (words <> ''),
  happened_on date not null,
  image text,
  alt text not null default '',
  published boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index donation_outcomes_newest on donation_outcomes (category, happened_on desc);
