-- What a shared cache in front of the site (a CDN) must forget: written in the transaction of the change, deleted when the
-- cache has been told (server/shared-cache/send-purges.ts). Only rows are added, so that changes do not wait for each other.
-- Empty where no cache is to be told.
create table cache_purges (
  id bigint generated always as identity primary key,
  tag text not null check (tag ~ '^[a-z0-9-]{1,80}$'),
  due_at timestamptz not null default now(),
  -- Each change is told twice: the second time for what was under way during the first.
  repeated boolean not null default false,
  tries integer not null default 0
);
create index cache_purges_due on cache_purges (due_at);
