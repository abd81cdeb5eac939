-- The office works through its requests: somebody takes one, is reminded of it, answers it by letter.
alter table requests add column assigned_to text;
alter table requests add column remind_on date;
-- The second of two editors is told.
alter table requests add column version integer not null default 1;
create index requests_reminders on requests (remind_on) where state in ('new', 'in-hand') and remind_on is not null;
-- One person's requests, on the page of that person.
create index requests_by_email on requests (lower(sender_email)) where sender_email is not null;

-- What was written to the sender. It stands: a letter cannot be unsaid.
create table request_answers (
  id text primary key,
  request_id text not null references requests on delete cascade,
  author_id text not null,
  body text not null,
  written_at timestamptz not null
);
create index request_answers_of on request_answers (request_id, written_at);

-- Beginnings of answers that the office writes often; {name} and {reference} are filled in.
create table answer_templates (
  id text primary key,
  title text not null unique,
  body text not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
