-- The second proof of those who hold money or keys: a code from an app on their telephone (RFC 6238).
create table second_factors (
  person_id text primary key references people on delete cascade,
  -- Sealed with a key out of the site's secret: a copy of this database makes no codes.
  secret_sealed text not null,
  -- Null until the first code came back.
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was taken; none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- For a lost telephone. Each works once.
create table recovery_codes (
  person_id text not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- Between the password and the code: whoever holds the cookie has told the password of this person.
create table office_entries (
  token_hash text primary key,
  person_id text not null references people on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index office_entries_age on office_entries (expires_at);

-- Whether a session was opened with a code besides the password.
alter table sessions add column strong boolean not null default false;
create index if not exists sessions_person on sessions (person_id);

-- A wish that somebody works in the office, until they follow the link that came to their address.
create table staff_invitations (
  id text primary key,
  email text not null check (email = lower(email)),
  name text not null,
  roles text[] not null check (cardinality(roles) > 0),
  token_hash text not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index staff_invitations_open on staff_invitations (email) where accepted_at is null;
