-- Who helps at an event: duties by hours (gate, shoes, kitchen), and who takes them. A steward or volunteer needs no
-- account: the link of their letter accepts, declines, or finds somebody instead.
create table shifts (
  id text primary key,
  event_id text not null references events on delete cascade,
  intent_key text not null unique,
  duty text not null check (duty <> ''),
  place text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  -- Fewer than `least` and it cannot be done; `most` is the last word.
  least integer not null check (least >= 1),
  most integer not null check (most between least and 200),
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  -- How many have accepted; kept by the trigger below.
  accepted integer not null default 0 check (accepted between 0 and most)
);
create index shifts_event on shifts (event_id, starts_at, id);

create table shift_volunteers (
  id text primary key,
  shift_id text not null references shifts on delete cascade,
  name text not null check (name <> ''),
  email text,
  phone text check (email is not null or phone is not null),
  language text not null,
  state text not null default 'invited'
    check (state in ('invited', 'accepted', 'declined', 'replaced', 'released')),
  -- Asked by another volunteer to come instead.
  substitute_of text references shift_volunteers on delete set null,
  invited_by text,
  invited_at timestamptz not null,
  answered_at timestamptz,
  reminded_at timestamptz
);
create index shift_volunteers_shift on shift_volunteers (shift_id, invited_at, id);
create index shift_volunteers_email on shift_volunteers (lower(email));
create index shift_volunteers_phone on shift_volunteers (phone);
-- Nobody is asked twice for one shift while the first answer is open or yes.
create unique index shift_volunteers_email_once on shift_volunteers (shift_id, lower(email))
  where state in ('invited', 'accepted') and email is not null;
create unique index shift_volunteers_phone_once on shift_volunteers (shift_id, phone)
  where state in ('invited', 'accepted') and phone is not null;

create function count_shift_volunteers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'accepted' then
    update shifts set accepted = accepted - 1 where id = old.shift_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'accepted' then
    update shifts set accepted = accepted + 1 where id = new.shift_id;
  end if;
  return null;
end $$;
create trigger shift_volunteers_counted after insert or update of state or delete on shift_volunteers
  for each row execute function count_shift_volunteers();
