-- Who stays without an account is a guest of 270-guests.sql too: from the payment on, and at once where the desk booked.
create function note_stayer() returns trigger language plpgsql as $$
begin
  perform note_guest(new.guest_name, new.guest_email, new.guest_phone, null, new.created_at);
  return null;
end $$;
create trigger stay_bookings_note_guest after insert on stay_bookings for each row
  when ((new.paid_at is not null or new.pay_by = 'desk') and new.person_id is null) execute function note_stayer();
create trigger stay_bookings_note_payer after update of paid_at on stay_bookings for each row
  when (old.paid_at is null and new.paid_at is not null and new.pay_by <> 'desk' and new.person_id is null)
  execute function note_stayer();

-- What a guest without an address did.
create index stay_bookings_of_phone on stay_bookings (guest_phone);

do $$
begin
  perform note_guest(guest_name, guest_email, guest_phone, null, created_at) from (
    select * from stay_bookings where (paid_at is not null or pay_by = 'desk') and person_id is null order by created_at
  ) as stay;
end $$;
