-- When each job ran last, for the office to see that they do. One row a job.
create table job_runs (
  name text primary key,
  ran_at timestamptz not null,
  ms integer not null,
  every_seconds integer not null,
  -- The last fault and its words; they stay after better turns, so that a fault in the night is seen in the morning.
  failed_at timestamptz,
  error text
);

-- Every backup that was made, by command or from the office.
create table backups (
  id text primary key,
  made_at timestamptz not null,
  -- Null: by command.
  made_by text,
  row_count bigint not null
);
create index backups_made on backups (made_at desc);

create index gateway_events_received on gateway_events (received_at desc);
create index letters_trouble on letters (created_at desc) where last_error is not null;
