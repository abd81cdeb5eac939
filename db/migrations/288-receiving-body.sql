-- Owners change name and address of a body that receives gifts: the second of two editors is told.
alter table legal_entities add column version integer not null default 1;
