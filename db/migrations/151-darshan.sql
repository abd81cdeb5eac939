-- Photos of the altar by day (of Ghaziabad) and darshan. `image` is a picture of ours by name, or an address.
create table darshan_photos (
  id text primary key,
  day date not null,
  type text not null
    check (type in ('mangala', 'shringar', 'raj-bhoga', 'sandhya', 'shayan', 'festival')),
  position integer not null check (position between 1 and 99),
  image text not null,
  alt text not null check (char_length(alt) between 1 and 200),
  caption text not null default '' check (char_length(caption) <= 200),
  -- Photos appear after the darshan.
  publish_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (day, type, position)
);

-- Live darshans: a stream of a provider, or a film of our own for looking again. The reference of a stream may be
-- missing until it begins.
create table live_sessions (
  id text primary key,
  title text not null check (char_length(title) between 1 and 80),
  provider text not null check (provider in ('youtube', 'file')),
  video_ref text constraint live_sessions_video_ref
    check (video_ref is null or provider <> 'youtube' or video_ref ~ '^[A-Za-z0-9_-]{11}$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null constraint live_sessions_end check (ends_at > starts_at),
  -- Whether it can be looked at again after its end.
  replay boolean not null default true,
  status text not null default 'draft' check (status in ('draft', 'live')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index live_sessions_shown on live_sessions (ends_at) where status = 'live';

-- The media gallery. `media` is a picture, sound or film of ours by name, or an address; a film has a poster.
create table media_items (
  id text primary key,
  kind text not null check (kind in ('photo', 'audio', 'video')),
  title text not null check (char_length(title) between 1 and 80),
  media text not null,
  poster text check (poster is null or kind = 'video'),
  -- What it shows or sounds like, for who does not see or hear it.
  alt text not null check (char_length(alt) between 1 and 200),
  credit text not null default '' check (char_length(credit) <= 120),
  taken_on date,
  position integer not null default 0,
  status text not null default 'draft' check (status in ('draft', 'live')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index media_items_shown on media_items (kind, position) where status = 'live';
