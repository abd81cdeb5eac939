-- One step only, here as where the office merges (people/merge-people.ts): an account that has parts of its own does not
-- take a guest's place under somebody else, or those parts would hang on two steps and nobody would see that they and
-- the whole are one person. The guest keeps its place.
create or replace function account_takes_guests_place() returns trigger language plpgsql as $$
begin
  update person_merges set merged_id = new.id
  from guests where guests.mark = new.email and merged_id = guests.id and undone_at is null and kept_id <> new.id
    and not exists (select from person_merges as other
      where (other.merged_id = new.id or other.kept_id = new.id) and other.undone_at is null);
  return null;
end $$;

update person_merges set merged_id = guests.id
from people join guests on guests.mark = people.email
where merged_id = people.id and undone_at is null
  and exists (select from person_merges as other where other.kept_id = people.id and other.undone_at is null);
