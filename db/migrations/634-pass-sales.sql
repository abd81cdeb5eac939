-- What the sale of passes needs besides 633: the timeline of a booking, its approval, and who came as a guest.
create table pass_booking_events (
  id bigint generated always as identity primary key,
  booking_id text not null references pass_bookings,
  at timestamptz not null,
  kind text not null,
  state text,
  stage text,
  payment_id text,
  amount_paise bigint,
  note text
);
create index pass_booking_events_by_booking on pass_booking_events (booking_id, id);
create trigger pass_booking_events_stand before update or delete on pass_booking_events
  for each row execute function forbid_change();

-- Who of the office approved a booking that was asked for, and from when it may be paid.
alter table pass_bookings add column approved_by text;
alter table pass_bookings add column approved_at timestamptz;
alter table pass_bookings add constraint pass_bookings_approved
  check ((approved_by is null) = (approved_at is null));

-- As 633, but what was asked for is open to be paid once it is approved.
drop trigger pass_bookings_stand on pass_bookings;
create trigger pass_bookings_stand before update on pass_bookings for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key or new.intent_hash <> old.intent_hash
    or new.number <> old.number or new.pay_by <> old.pay_by or new.total_paise <> old.total_paise
    or new.event_id <> old.event_id or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.gateway_order_id is not null and new.gateway_order_id is distinct from old.gateway_order_id)
    or (old.approved_at is not null and new.approved_at is distinct from old.approved_at)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refund_pending' and new.state not in ('paid', 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded')
    or (old.stage = 'cancelled' and new.stage <> 'cancelled')
    or (old.stage = 'asked' and new.stage = 'open' and new.approved_at is null)
    or (old.stage not in ('open', 'asked') and new.stage in ('open', 'asked')))
  execute function forbid_change();

-- A pass is of the slot's event and lets in as many as were paid; of what is void nothing changes any more.
create trigger passes_void_stand before update on passes for each row
  when (old.state = 'void' and (new.token is distinct from old.token or new.slot_id is distinct from old.slot_id
    or new.voided_at is distinct from old.voided_at or new.void_reason is distinct from old.void_reason))
  execute function forbid_change();

-- Who comes without an account is a guest of 270-guests.sql too: from the payment on, and at once where nothing is to pay.
create function note_pass_holder() returns trigger language plpgsql as $$
begin
  perform note_guest(new.holder_name, new.holder_email, new.holder_phone, null, new.created_at);
  return null;
end $$;
create trigger pass_bookings_note_guest after insert on pass_bookings for each row
  when ((new.paid_at is not null or new.pay_by <> 'gateway') and new.person_id is null)
  execute function note_pass_holder();
create trigger pass_bookings_note_payer after update of paid_at on pass_bookings for each row
  when (old.paid_at is null and new.paid_at is not null and new.pay_by = 'gateway' and new.person_id is null)
  execute function note_pass_holder();
-- What a guest without an address did, whatever the event.
create index pass_bookings_of_phone on pass_bookings (holder_phone, created_at);

-- The waiting list: when it was offered and by whom, who took it off, and what is over.
alter table event_waits add column offered_at timestamptz;
alter table event_waits add column offered_by text;
alter table event_waits add column closed_by text;
create index event_waits_closed on event_waits (closed_at) where closed_at is not null;
create index event_waits_by_email on event_waits (lower(holder_email)) where holder_email is not null;
create index event_waits_by_phone on event_waits (holder_phone);
create trigger event_waits_closed_stand before update on event_waits for each row
  when (old.closed_at is not null and new.state <> old.state) execute function forbid_change();
