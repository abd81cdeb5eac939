-- Who signs in by a code to their mobile number (docs/decisions/mobile-sign-in.md). `mobile` is proven, in E.164; the
-- telephone of a profile is what somebody typed. An account has one of the two ways at least.
alter table people alter column email drop not null;
alter table people add column mobile text unique check (mobile ~ '^\+[1-9]\d{7,14}$');
create index people_by_mobile on people (mobile collate "C") where mobile is not null;
alter table people add check (email is not null or mobile is not null);

-- The one code of a number, for the browser that asked for it. Once it was right, the row waits for the name of the new
-- account (`proven_at`).
create table mobile_codes (
  mobile text primary key,
  id text not null unique,
  browser_hash text not null unique,
  -- Who proves it for their account; null: somebody who signs in.
  person_id text references people on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0),
  sent_at timestamptz not null,
  proven_at timestamptz
);
create index mobile_codes_age on mobile_codes (expires_at);
create index mobile_codes_person on mobile_codes (person_id) where person_id is not null;

-- The outbox of text messages, as `letters` is of letters.
create table text_messages (
  id text primary key,
  template text not null,
  recipient text not null,
  language text not null,
  -- What fills the template; empty once it was sent.
  data jsonb not null,
  cause_key text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sent', 'given-up', 'needless')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- After it the message is of no use: a code that has expired.
  useful_until timestamptz not null,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index text_messages_due on text_messages (next_try_at) where state = 'queued';
create index text_messages_recipient on text_messages (recipient) where recipient <> '';

-- The demo's telephone: what would have gone out as text messages.
create table demo_text_messages (
  number bigint generated always as identity primary key,
  message_id text not null unique,
  recipient text not null,
  language text not null,
  body text not null,
  arrived_at timestamptz not null default now()
);

-- The staff sign in by address and password (and a code of an app), and get letters about what is done with that.
create function refuse_staff_without_email() returns trigger language plpgsql as $$
begin
  if exists (select from people where id = new.person_id and email is null) then
    raise exception 'a role needs an account with an e-mail address';
  end if;
  return new;
end $$;
create trigger staff_roles_need_an_email before insert on staff_roles for each row
  execute function refuse_staff_without_email();
