-- The media library: what the office has uploaded. The bytes stand in the media store (server/media), never here.
create table media_files (
  -- The beginning of the SHA-256 of what is kept, in hex: the same file twice is one file.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('picture', 'film', 'sound')),
  -- What the office calls it; at first the name of the file that was sent.
  name text not null check (char_length(name) between 1 and 120),
  -- What it shows, for who does not see it. Empty until somebody wrote it: then it may not be published yet.
  alt text not null default '' check (char_length(alt) <= 200),
  credit text not null default '' check (char_length(credit) <= 120),
  -- The name by which content rows use it (core/media/picture-name).
  address text not null unique,
  width integer check (width > 0),
  height integer check (height > 0),
  -- Where the subject is, in percent from the left and from the top.
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  bytes bigint not null check (bytes > 0),
  -- 'waiting': a job still makes its sizes, and the whole picture stands in for them.
  sizes text not null default 'waiting' check (sizes in ('waiting', 'ready', 'failed')),
  version integer not null default 1,
  uploaded_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'picture') = (width is not null and height is not null))
);
create index media_files_newest on media_files (created_at desc, id);
create index media_files_waiting on media_files (created_at) where sizes = 'waiting';

-- A file on its way: it comes in pieces, so that a bad line costs one piece and not the whole.
create table media_uploads (
  id text primary key,
  person_id text not null,
  name text not null,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null
);
create table media_pieces (
  upload_id text not null references media_uploads (id) on delete cascade,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (upload_id, position)
);
