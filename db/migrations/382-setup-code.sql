-- The one-time code by which the first owner is made in the browser; its words stand in the log of the start that made it.
-- One row at most: each start of a site without an owner writes a new code, and the first owner takes it away.
create table setup_codes (
  one boolean primary key default true check (one),
  code_hash text not null,
  made_at timestamptz not null
);
