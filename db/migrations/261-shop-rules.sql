-- The desk's screens of what the shop goes by: the second of two editors is told.
alter table delivery_zones add column version integer not null default 1;
alter table product_categories add column version integer not null default 1;
alter table tax_classes add column version integer not null default 1;
