-- Who receives (legal entities: their registrations are data, laws and forms change) and for what (causes).
create table legal_entities (
  id text primary key,
  name text not null,
  address text not null,
  pan text not null,
  deduction_registration text,
  accepts_foreign boolean not null default false,
  -- First part of the receipt number 'D/26-27/000123'; one series of numbers for each entity and year.
  receipt_prefix text not null unique check (receipt_prefix ~ '^[A-Z]{1,3}$')
);

create table causes (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null,
  category text not null
    check (category in ('general', 'food', 'temple-construction', 'books', 'cow-care', 'festival')),
  summary text not null,
  description text not null,
  image text not null,
  presets_paise bigint[] not null default '{}',
  allows_own_amount boolean not null default true,
  target_paise bigint check (target_paise > 0),
  starts_on date,
  ends_on date,
  legal_entity_id text not null references legal_entities,
  tax_eligible boolean not null default false,
  csr_eligible boolean not null default false,
  allows_foreign boolean not null default false,
  donation_type text not null default 'other' check (donation_type in ('corpus', 'specific', 'other')),
  position integer not null default 0,
  published boolean not null default true,
  check (ends_on >= starts_on)
);

create table cause_types (
  cause_id text not null references causes,
  id text not null check (id ~ '^[a-z0-9-]{1,60}$' and id !~ '^own-'),
  title text not null,
  amount_paise bigint not null check (amount_paise > 0),
  position integer not null,
  -- A type that is no longer offered stays for the gifts that name it.
  offered boolean not null default true,
  primary key (cause_id, id)
);
