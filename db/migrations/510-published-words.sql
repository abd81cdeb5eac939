-- What visitors read is kept beside what the office is writing: a draft takes nothing off the site.
-- Null: nothing of the office's own was ever published, and what came with the site is read, if anything did.
-- {}: taken off, the row is read in English.
alter table translations add column published jsonb;
update translations set published = fields where state = 'live';
