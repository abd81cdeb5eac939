-- Where letters arrive when the site has no mail server (demo and development): the page /dev/mailbox reads it.
create table mailbox (
  number bigint generated always as identity primary key,
  -- A letter that is sent again (a crash before it was marked) arrives under the same id and counts, as in a
  -- mail reader that knows its message.
  message_id text not null unique,
  arrivals integer not null default 1,
  arrived_at timestamptz not null default now(),
  sender text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null
);

create table mailbox_attachments (
  mailbox_number bigint not null references mailbox on delete cascade,
  position integer not null,
  file_name text not null,
  content_type text not null,
  -- Set for pictures that the letter's HTML shows as cid:….
  content_id text,
  content bytea not null,
  primary key (mailbox_number, position)
);
