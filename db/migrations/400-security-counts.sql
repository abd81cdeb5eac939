-- How often what happened to the safety of accounts and data, in parts of five minutes: the alarm looks at the last
-- hour (server/security/watch-security.ts). Each single event is a line of the log.
create table security_counts (
  what text not null,
  since timestamptz not null,
  count integer not null check (count > 0),
  primary key (what, since)
);
