-- What the buyer or the site asked the desk to hand back is confirmed by one of the staff, and handed over by
-- another (rule P10). Empty where one of the staff asked.
alter table seat_desk_returns
  add column confirmed_by text,
  add constraint seat_desk_returns_confirmed check (decided_by <> confirmed_by);
create trigger seat_desk_returns_confirmed before update on seat_desk_returns for each row
  when (old.confirmed_by is not null and new.confirmed_by is distinct from old.confirmed_by)
  execute function forbid_change();
