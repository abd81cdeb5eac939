-- What the office wrote to everybody who has passes of an event. Each holder's letter is a row of the outbox.
create table pass_letters (
  id text primary key,
  event_id text not null references events,
  intent_key text not null unique,
  -- {"en": {"subject", "body"}, "hi": …}; who reads another language gets the first.
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  recipients integer not null check (recipients > 0),
  sent_by text not null,
  sent_at timestamptz not null
);
create index pass_letters_by_event on pass_letters (event_id, sent_at);
create trigger pass_letters_stand before update or delete on pass_letters
  for each row execute function forbid_change();
