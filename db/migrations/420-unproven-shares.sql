-- What is held without being paid or proven, by whose hands: so that nobody holds more than a small share of a shelf, a
-- departure or a seva (docs/decisions/holds.md). Rows end by themselves; addresses stand here only as keyed hashes.
create table unproven_shares (
  holder text not null,
  unit text not null,
  origin text not null,
  pieces integer not null check (pieces > 0),
  ends_at timestamptz not null,
  primary key (holder, unit)
);

create index unproven_shares_by_origin on unproven_shares (origin, unit);
create index unproven_shares_age on unproven_shares (ends_at);
