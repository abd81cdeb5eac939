-- What an event gives passes for (docs/decisions/passes.md): products with a quota, times with a capacity, and gates. The
-- counts of both are pools (docs/decisions/holds.md): the row is the queue, and its check has the last word.
create table event_gates (
  event_id text not null references events on delete cascade,
  -- A bit of the token.
  number smallint not null check (number between 1 and 16),
  name text not null check (name <> ''),
  primary key (event_id, number)
);

create table event_products (
  id text primary key,
  event_id text not null references events on delete cascade,
  title text not null check (title <> ''),
  kind text not null check (kind in ('free', 'seat', 'child', 'family', 'camp')),
  position integer not null default 0,
  -- A free pass costs nothing and a seat something; a child or a family may be free.
  price_paise bigint not null check (case kind when 'free' then price_paise = 0
    when 'seat' then price_paise > 0 else price_paise >= 0 end),
  -- Until then it costs less.
  early_paise bigint check (early_paise > 0 and early_paise < price_paise),
  early_until timestamptz check ((early_until is null) = (early_paise is null)),
  -- How many people one pass lets in.
  people smallint not null default 1 check (people between 1 and 255),
  -- Passes for one family (telephone number).
  family_limit smallint not null check (family_limit between 1 and 50),
  least_age smallint check (least_age between 0 and 120),
  most_age smallint check (most_age between coalesce(least_age, 0) and 120),
  -- [{"id", "label", "required"}]
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  -- Until then only members.
  members_until timestamptz,
  needs_approval boolean not null default false,
  on_sale boolean not null default true,
  -- Passes that can still be given or are held; who buys takes from both.
  on_hand integer not null check (on_hand >= 0),
  held integer not null default 0 check (held between 0 and on_hand),
  -- As the office set it: what is taken is quota - on_hand.
  quota integer not null check (quota between 1 and 200000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (on_hand <= quota),
  unique (id, event_id)
);
create index event_products_by_event on event_products (event_id, position, id);

create table event_slots (
  id text primary key,
  event_id text not null references events on delete cascade,
  -- Whole minutes, as a token has them; at most 45 days.
  starts_at timestamptz not null check (date_trunc('minute', starts_at) = starts_at),
  ends_at timestamptz not null check (date_trunc('minute', ends_at) = ends_at and ends_at > starts_at
    and ends_at <= starts_at + interval '45 days'),
  -- Null: every gate of the event.
  gate smallint,
  -- People, not passes.
  on_hand integer not null check (on_hand >= 0),
  held integer not null default 0 check (held between 0 and on_hand),
  capacity integer not null check (capacity between 1 and 200000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (on_hand <= capacity),
  foreign key (event_id, gate) references event_gates (event_id, number),
  unique (id, event_id)
);
create unique index event_slots_once on event_slots (event_id, starts_at, coalesce(gate, 0));
