-- A guest whom the office took for a part of somebody, and who then makes an account: the account is that part. Else both
-- stand in the list of people, and what the guest gave is counted twice. Whoever is merged already, or is the one kept,
-- stays as they are.
create function account_takes_guests_place() returns trigger language plpgsql as $$
begin
  update person_merges set merged_id = new.id
  from guests where guests.mark = new.email and merged_id = guests.id and undone_at is null and kept_id <> new.id
    and not exists (select from person_merges as other where other.merged_id = new.id and other.undone_at is null);
  return null;
end $$;
create trigger people_take_guests_place after insert or update of email on people for each row
  execute function account_takes_guests_place();

update person_merges set merged_id = people.id
from guests join people on people.email = guests.mark
where merged_id = guests.id and undone_at is null and kept_id <> people.id
  and not exists (select from person_merges as other where other.merged_id = people.id and other.undone_at is null);
