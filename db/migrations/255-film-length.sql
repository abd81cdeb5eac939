-- How long a film runs, as its own head says; null for pictures and sounds, and where the head does not say it.
alter table media_files add column seconds integer check (seconds between 1 and 86400);
alter table media_files add check (seconds is null or kind = 'film');
