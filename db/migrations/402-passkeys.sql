-- Passkeys (WebAuthn) of the staff: a second proof beside the app for codes, bound to this site's name, so that a false
-- site gets nothing of it.
create table passkeys (
  -- As the authenticator names it, base64url.
  id text primary key,
  person_id text not null references second_factors on delete cascade,
  name text not null,
  public_key text not null,
  -- How often it was used, where the authenticator counts; a smaller number than before is a copy.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_person on passkeys (person_id);

-- What the authenticator must sign, for one try.
create table passkey_challenges (
  person_id text not null references people on delete cascade,
  purpose text not null check (purpose in ('add', 'sign-in')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (person_id, purpose)
);
