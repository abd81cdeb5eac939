-- Who asked for the day's darshan by e-mail. A stopped address stays here and in letter_refusals, so that its owner can
-- take the stop back; who is erased leaves both. The link that stops it is signed (server/mail/stop-link.ts), not stored.
create table darshan_subscribers (
  email text primary key check (email = lower(email) and char_length(email) between 3 and 254),
  -- The words that were agreed to, and when.
  consent text not null check (char_length(consent) between 1 and 300),
  consented_at timestamptz not null
);
create index darshan_subscribers_newest on darshan_subscribers (consented_at desc, email);
