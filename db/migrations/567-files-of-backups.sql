-- How many uploaded files were kept with a backup; null: it only lists them.
alter table backups add column file_count integer;
