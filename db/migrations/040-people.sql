-- Accounts. A person exists only once the e-mail address is proven: until then there is a sign_ups row.
create table people (
  id text primary key,
  name text not null,
  -- Lower case, so that one address has one account.
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default true,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Read and written by better-auth (server/auth/auth.ts). The cookie carries the token with a signature.
create table sessions (
  id text primary key,
  person_id text not null references people on delete cascade,
  token text not null unique,
  -- 'site': a devotee. 'office': signed in at /admin-login, the only kind that carries roles.
  audience text not null check (audience in ('site', 'office')),
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  -- For the office: when it was last used (idle limit).
  updated_at timestamptz not null default now()
);
create index sessions_person on sessions (person_id);
create index sessions_expiry on sessions (expires_at);

create table passwords (
  person_id text primary key references people on delete cascade,
  hash text not null,
  -- Set by somebody else (make-admin): must be replaced at the first sign-in.
  must_change boolean not null default false,
  changed_at timestamptz not null
);

-- A sign-up that waits for its code. For an address that has an account the row is the same, but nobody gets the code.
create table sign_ups (
  id text primary key,
  email text not null,
  name text not null,
  phone text,
  language text not null,
  wants_news boolean not null,
  password_hash text not null,
  code_hash text not null,
  link_hash text not null unique,
  code_expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0),
  code_sent_at timestamptz not null,
  created_at timestamptz not null
);
create index sign_ups_age on sign_ups (created_at);

create table password_resets (
  token_hash text primary key,
  person_id text not null references people on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_person on password_resets (person_id);

-- How often something was tried in a window: 'sign-in:account:<hash>'. Counted by one atomic statement.
create table tries (
  key text primary key,
  count integer not null check (count >= 0),
  window_ends_at timestamptz not null
);
create index tries_age on tries (window_ends_at);

create table staff_roles (
  person_id text not null references people on delete cascade,
  role text not null check (
    role in ('owner', 'accounts', 'content', 'seva-desk', 'shop-desk', 'guest-house-desk', 'viewer')
  ),
  granted_at timestamptz not null default now(),
  primary key (person_id, role)
);

-- What a person chose to tell about themselves; goes with the account.
create table profiles (
  person_id text primary key references people on delete cascade,
  phone text,
  whatsapp text,
  initiated_name text,
  born_on date,
  citizenship text check (citizenship in ('indian', 'nri', 'foreign')),
  pan text,
  address_line text,
  city text,
  state text,
  pin text,
  country text not null default 'India',
  language text not null default 'en' check (language in ('en', 'hi')),
  wants_news boolean not null default false,
  wants_whatsapp boolean not null default false,
  -- Raised with every save; a save that knows an older one is told so.
  version integer not null default 1,
  updated_at timestamptz not null
);
create index profiles_phone on profiles (phone);

-- Every write by staff, and every look at what is masked. It only grows.
create table audit_log (
  id text primary key,
  at timestamptz not null,
  person_id text not null,
  -- 'receipt.resent', 'claim.matched': noun.verb.
  action text not null,
  -- What it was done to: 'don_…'.
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name;
end
$$;
create trigger audit_log_only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
