-- The day for which a gift is meant: plates on a birthday, flowers on an anniversary. Not personal, so a quiet gift
-- (gupt) may have one. Offerings to the Deities are a kind of cause of their own.
alter table donations add column seva_on date;
alter table causes drop constraint causes_category_check;
alter table causes add constraint causes_category_check
  check (category in ('general', 'food', 'temple-construction', 'books', 'cow-care', 'festival', 'worship'));

-- As in 031: what was asked for stands, and the day is part of it.
create trigger donations_seva_day_stands before update on donations for each row
  when (new.seva_on is distinct from old.seva_on)
  execute function forbid_change();
