-- What a tier brings that can be counted, and how its members begin and lapse.
alter table membership_tiers
  add column needs_approval boolean not null default true,
  -- The cause whose receipts the payments have; null: the general one.
  add column cause_id text,
  add column nights_a_year integer not null default 0 check (nights_a_year between 0 and 366),
  add column passes_a_year integer not null default 0 check (passes_a_year between 0 and 1000),
  add column shop_percent integer not null default 0 check (shop_percent between 0 and 50),
  add column grace_days integer not null default 30 check (grace_days between 0 and 366);

-- The terms are those of the tier on the day of the application; a tier that changes later changes no member's.
create table memberships (
  id text primary key,
  -- The application in the inbox; stored after this row, and forgotten before it.
  request_id text unique references requests on delete set null deferrable initially deferred,
  stage text not null check (stage in ('applied', 'approved', 'paying', 'active', 'lapsed', 'ended')),
  tier_id text not null,
  tier_title text not null,
  cause_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  parts integer not null check (parts between 1 and 12),
  nights_a_year integer not null check (nights_a_year >= 0),
  passes_a_year integer not null check (passes_a_year >= 0),
  shop_percent integer not null check (shop_percent between 0 and 50),
  grace_days integer not null check (grace_days >= 0),
  name text not null check (name <> ''),
  spouse text,
  -- null: erased with the person.
  email text,
  phone text,
  address text,
  language text not null,
  person_id text references people on delete set null,
  applied_at timestamptz not null,
  approved_at timestamptz,
  -- From the first moment on which all parts were paid.
  number text unique,
  began_on date check ((began_on is null) = (number is null)),
  ended_at timestamptz check ((ended_at is not null) = (stage = 'ended')),
  end_reason text check ((end_reason is null) = (ended_at is null))
);
create index memberships_list on memberships (applied_at desc, id);
create index memberships_person on memberships (person_id) where person_id is not null;
create index memberships_email on memberships (lower(email)) where email is not null;

-- Numbers without gaps: the row is locked by who takes the next.
create table membership_series (
  series text primary key default 'LM' check (series = 'LM'),
  last_number integer not null
);

create table membership_parts (
  id text primary key,
  membership_id text not null references memberships on delete cascade,
  position integer not null check (position between 1 and 12),
  amount_paise bigint not null check (amount_paise > 0),
  due_on date not null,
  -- What paid it; one transfer may pay several parts.
  donation_id text references donations,
  paid_at timestamptz check ((paid_at is null) = (donation_id is null)),
  reminded_before_at timestamptz,
  reminded_after_at timestamptz,
  unique (membership_id, position)
);
create index membership_parts_donation on membership_parts (donation_id) where donation_id is not null;
create index membership_parts_due on membership_parts (due_on) where donation_id is null;

alter table pay_links add column membership_part_id text references membership_parts on delete set null;
create index pay_links_part on pay_links (membership_part_id, created_at desc) where membership_part_id is not null;

-- The last word: a part is paid once, and no donation pays more than itself, or for two members.
create function check_membership_part() returns trigger language plpgsql as $$
declare
  given bigint;
begin
  if new.donation_id is null then return null; end if;
  if old.donation_id is not null and old.donation_id <> new.donation_id then
    raise exception 'part % is paid already', new.id using errcode = 'check_violation';
  end if;
  select total_paise into given from donations where id = new.donation_id for update;
  if exists (select from membership_parts where donation_id = new.donation_id
      and membership_id <> new.membership_id)
    or (select sum(amount_paise) from membership_parts where donation_id = new.donation_id) > given then
    raise exception 'donation % does not pay so much', new.donation_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger membership_parts_paid after update of donation_id on membership_parts
  for each row execute function check_membership_part();

-- A card's address is its key: 128 random bits. A card that was given to somebody else says so.
create table membership_cards (
  code text primary key,
  membership_id text not null references memberships on delete cascade,
  issued_at timestamptz not null,
  ended_at timestamptz
);
create unique index membership_cards_one on membership_cards (membership_id) where ended_at is null;

-- What was granted for a year of membership and what of it was used; the row is made by the first use.
create table membership_grants (
  membership_id text not null references memberships on delete cascade,
  kind text not null check (kind in ('nights', 'passes')),
  from_day date not null,
  granted integer not null check (granted > 0),
  used integer not null default 0 check (used between 0 and granted),
  primary key (membership_id, kind, from_day)
);

create table membership_uses (
  id text primary key,
  intent_key text not null unique,
  membership_id text not null,
  kind text not null,
  from_day date not null,
  count integer not null check (count > 0),
  used_on date not null,
  note text not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (membership_id, kind, from_day) references membership_grants on delete cascade
);
create index membership_uses_of on membership_uses (membership_id, recorded_at desc);

-- The uses move the count, and its check refuses one too many, whoever writes.
create function count_membership_use() returns trigger language plpgsql as $$
begin
  update membership_grants set used = used
    + case when new.withdrawn_at is null then new.count else 0 end
    - case when tg_op = 'UPDATE' and old.withdrawn_at is null then old.count else 0 end
  where membership_id = new.membership_id and kind = new.kind and from_day = new.from_day;
  return null;
end $$;
create trigger membership_uses_counted after insert or update on membership_uses
  for each row execute function count_membership_use();

create table membership_events (
  id bigint generated always as identity primary key,
  membership_id text not null references memberships on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('applied', 'approved', 'part-paid', 'part-returned', 'paid-twice', 'began',
    'lapsed', 'resumed', 'transferred', 'ended')),
  stage text not null,
  donation_id text references donations,
  note text
);
create index membership_events_of on membership_events (membership_id, id);
