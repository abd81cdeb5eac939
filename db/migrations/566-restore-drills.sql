-- Restore drills that ended in 'equal' and were noted (npm run restore-drill -- … --note); the System screen shows the last.
create table restore_drills (
  id text primary key,
  equal_at timestamptz not null,
  backup_made_at timestamptz not null,
  row_count bigint not null,
  file_count integer not null
);
create index restore_drills_equal on restore_drills (equal_at desc);
