-- What gates have not heard of yet (docs/decisions/gate.md): the number of the transaction that last changed a row for
-- them. A gate asks for everything that changed in a transaction that was not over when it asked the last time.
alter table passes add column changed_in bigint;
alter table pass_checkins add column changed_in bigint;
create index passes_changed on passes (event_id, changed_in);
create index pass_checkins_changed on pass_checkins (changed_in);

create function note_change_for_gates() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;

create trigger passes_tell_gates before insert on passes for each row execute function note_change_for_gates();
-- That a pass was used, gates hear as a scan.
create trigger passes_tell_gates_again before update on passes for each row
  when (new.token is distinct from old.token or new.title <> old.title
    or (new.state = 'void') <> (old.state = 'void'))
  execute function note_change_for_gates();
create trigger pass_checkins_tell_gates before insert or update on pass_checkins for each row
  execute function note_change_for_gates();
