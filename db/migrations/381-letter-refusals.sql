-- Letters that an address wishes no more, by the link or button in one of them (RFC 8058). Only those that come without
-- being asked for each time: server/mail/letter-purpose.ts. Reminders of the family are stopped in the profile itself.
create table letter_refusals (
  -- In lower case.
  email text not null,
  -- 'stock-back', 'seva-reminder': the sort of letter.
  sort text not null,
  refused_at timestamptz not null default now(),
  primary key (email, sort)
);
