-- What visitors ask of the temple office: messages, inquiries, applications, reports. One table for every kind, so that
-- the office has one inbox; what a kind holds of its own is in `details`, checked by core/requests before it is stored.
create table requests (
  id text primary key,
  -- What the visitor is told and may say on the telephone.
  reference text not null unique check (reference ~ '^REQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$'),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  state text not null default 'new' check (state in ('new', 'in-hand', 'done', 'declined')),
  -- The spam trap closed on it. It is kept and answered like any other, but writes no letters.
  suspected boolean not null default false,
  sender_name text not null,
  sender_email text,
  sender_phone text,
  -- One line for lists, in our own words.
  subject text not null,
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  -- Hash of all that was asked.
  content_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The same words of the same person are one request until the office is through with it: a form sent twice, a page
-- loaded again and a replayed post all find it.
create unique index requests_open_once on requests (content_key) where state in ('new', 'in-hand');
create index requests_by_time on requests (created_at desc, id);
create index requests_waiting on requests (kind, created_at) where state in ('new', 'in-hand');
