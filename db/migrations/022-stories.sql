-- The daily stories. Shown from publish_at until expires_at, in the order of position.
create table stories (
  id text primary key,
  type text not null check (type in ('image', 'video')),
  -- Name of a picture in ui/art.
  media text not null,
  title text not null check (char_length(title) between 1 and 80),
  description text not null default '' check (char_length(description) <= 300),
  alt text not null,
  language text not null default 'en' check (language in ('en', 'hi')),
  position integer not null default 0,
  status text not null default 'draft' check (status in ('draft', 'live')),
  publish_at timestamptz not null,
  -- Null: until an editor takes it down.
  expires_at timestamptz check (expires_at > publish_at),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index stories_live on stories (position, publish_at) where status = 'live';
