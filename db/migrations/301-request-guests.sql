-- Who only asked something of the temple is a guest as well: the office finds them, and can give or erase what it holds of
-- them. What the spam trap closed on makes nobody.
create function note_sender() returns trigger language plpgsql as $$
begin
  perform note_guest(new.sender_name, new.sender_email, new.sender_phone, null, new.created_at);
  return null;
end $$;
create trigger requests_note_sender after insert on requests for each row
  when (not new.suspected) execute function note_sender();

do $$
begin
  perform note_guest(sender_name, sender_email, sender_phone, null, created_at) from (
    select sender_name, sender_email, sender_phone, created_at from requests where not suspected order by created_at
  ) as deed;
end $$;
