-- The second of two editors is told: a save says which version it began from. A setting without a row is version 0.
alter table settings add column version integer not null default 1;
