-- Life membership: what each tier costs and brings.
create table membership_tiers (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (title <> ''),
  amount_paise bigint not null check (amount_paise > 0),
  -- In the words of the page, one benefit each; what every tier has is shown once.
  benefits text[] not null default '{}',
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);
