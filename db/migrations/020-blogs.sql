-- A row says what the editors decided: draft or live, and from when. 'Scheduled' is live with publish_at still
-- ahead, so that nothing has to run at that minute for it to appear.
create table blogs (
  -- Also the last part of /blogs/single-blog/{id}.
  id text primary key,
  title text not null check (title <> ''),
  -- Rich text; cleaned by server/content/rich-text when written and again when read.
  description text not null,
  -- Name of a picture in ui/art.
  image text not null,
  image_alt text not null default '',
  tags text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'live')),
  publish_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blogs_published on blogs (publish_at desc, id) where status = 'live';
