-- A person's wish for another e-mail address, until the code that went there comes back. One at a time.
create table email_changes (
  person_id text primary key references people on delete cascade,
  email text not null check (email = lower(email)),
  code_hash text not null,
  code_expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0)
);
create index email_changes_age on email_changes (code_expires_at);

alter table profiles add column gender text check (gender in ('f', 'm', 'other'));
alter table profiles add column marital_status text check (marital_status in ('single', 'married', 'widowed', 'divorced'));
