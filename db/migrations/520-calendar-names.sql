-- The names of the calendar in another language as the temple's scholar corrects them; what came with the site is in
-- app/messages. Every save is a row: the newest is what is read, one without a name took the correction back.
create table calendar_name_corrections (
  language text not null,
  -- As in core/calendar/names/calendar-words.ts: 'masas', 'Madhusudana'.
  name_table text not null,
  name_key text not null,
  version integer not null check (version > 0),
  name text check (name <> ''),
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (language, name_table, name_key, version)
);
