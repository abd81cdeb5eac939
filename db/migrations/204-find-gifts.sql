-- Searching among many gifts (server/donations/find-gifts.ts): beginnings of words of a name, without an extension of the
-- database; a telephone; a bank's reference.
create index donations_by_name on donations
  using gin (array_to_tsvector(array_remove(string_to_array(lower(donor_name), ' '), '')))
  where donor_name is not null;
create index donations_by_phone on donations (donor_phone) where donor_phone is not null;
-- The list's order, with all that its count and sum need, so that they are read from the index alone.
drop index donations_by_time;
create index donations_by_time on donations (created_at desc, id desc) include (state, total_paise);
