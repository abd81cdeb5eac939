-- Links that the office sends while a donor is on the telephone: an amount for a cause, with what the donor said of
-- themselves. A link becomes one donation at most. The row goes a month after its end; the donation stays.
create table pay_links (
  -- Also the last part of the link's address: 128 random bits.
  id text primary key,
  -- Of the form in the office; the same form twice is one link.
  intent_key text not null unique,
  intent_hash text not null,
  cause_id text not null references causes,
  amount_paise bigint not null check (amount_paise > 0),
  donor_name text not null,
  donor_phone text not null,
  donor_email text,
  -- In which the donor reads the message, the letter and the pages.
  language text not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  mailed_at timestamptz,
  withdrawn_at timestamptz,
  donation_id text unique references donations
);
create index pay_links_created on pay_links (created_at desc, id);
