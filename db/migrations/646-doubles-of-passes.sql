-- What the office found out about a pass that came in twice. Scans of a pass are stored one after the other, so a later
-- one has a higher number: what a note has not seen opens the double again.
create table pass_double_notes (
  id text primary key,
  pass_id text not null references passes,
  -- The last scan that was seen.
  up_to bigint not null references pass_checkins,
  note text not null check (note <> ''),
  noted_by text not null,
  noted_at timestamptz not null
);
create index pass_double_notes_by_pass on pass_double_notes (pass_id, up_to);
create trigger pass_double_notes_stand before update or delete on pass_double_notes
  for each row execute function forbid_change();
