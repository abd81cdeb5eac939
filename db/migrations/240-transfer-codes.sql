-- What a donor types as the reference of a bank transfer, and the office searches for: eight signs instead of an id.
-- Two gifts may share one by chance; amount and name tell them apart.
alter table donations
  add column transfer_code text not null generated always as (upper(left(md5(id), 8))) stored;
create index donations_transfer_code on donations (transfer_code);
