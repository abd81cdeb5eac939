-- Who gave, bought or booked a seva without an account. Their words stay where they were said, on gift, order and booking;
-- a row here only says that these are one person: the same e-mail address, else the same telephone and name. What
-- they did is found by those words from `first_at` on, so who was erased and comes again begins anew.
create table guests (
  id text primary key check (id like 'gst\_%'),
  -- 'radha@example.com', or '+919876543210 radha devi'.
  mark text not null unique,
  name text not null check (name <> ''),
  email text check (email = lower(email)),
  phone text,
  city text,
  first_at timestamptz not null,
  check (email is not null or phone is not null)
);
create index guests_by_time on guests (first_at desc, id);

-- Beginnings of words of a name, as for gifts; beginnings of an address or a telephone, byte by byte.
create index guests_by_name on guests using gin (array_to_tsvector(array_remove(string_to_array(lower(name), ' '), '')));
create index people_by_name on people using gin (array_to_tsvector(array_remove(string_to_array(lower(name), ' '), '')));
create index guests_by_email on guests (email collate "C") where email is not null;
create index people_by_email on people (email collate "C");
create index guests_by_phone on guests (phone collate "C") where phone is not null;
create index profiles_by_phone on profiles (phone collate "C") where phone is not null;
-- What a guest without an address did.
create index orders_by_phone on orders (buyer_phone);
create index seva_bookings_by_phone on seva_bookings (phone) where phone is not null;
create index requests_by_phone on requests (sender_phone) where sender_phone is not null;

create function note_guest(the_name text, the_email text, the_phone text, the_city text, at timestamptz) returns void
language plpgsql as $$
declare
  address text := lower(nullif(trim(the_email), ''));
  called text := coalesce(nullif(trim(the_name), ''), address, the_phone);
begin
  if address is null and the_phone is null then return; end if;
  insert into guests (id, mark, name, email, phone, city, first_at)
  values ('gst_' || left(replace(gen_random_uuid()::text, '-', ''), 22), coalesce(address, the_phone || ' ' || lower(called)),
    called, address, the_phone, the_city, at)
  on conflict (mark) do update set name = excluded.name, phone = coalesce(excluded.phone, guests.phone),
    city = coalesce(excluded.city, guests.city), first_at = least(guests.first_at, excluded.first_at);
end $$;

-- A gift counts from its payment on, an order too unless it is paid when it is fetched, a booking at once.
create function note_giver() returns trigger language plpgsql as $$
begin
  perform note_guest(new.donor_name, new.donor_email, new.donor_phone, new.donor_city, new.created_at);
  return null;
end $$;
create trigger donations_note_giver after insert on donations for each row
  when (new.paid_at is not null and new.person_id is null) execute function note_giver();
create trigger donations_note_payer after update of paid_at on donations for each row
  when (old.paid_at is null and new.paid_at is not null and new.person_id is null) execute function note_giver();

create function note_buyer() returns trigger language plpgsql as $$
begin
  perform note_guest(new.buyer_name, new.buyer_email, new.buyer_phone, new.city, new.created_at);
  return null;
end $$;
create trigger orders_note_buyer after insert on orders for each row
  when ((new.paid_at is not null or new.pay_by = 'pickup') and new.person_id is null) execute function note_buyer();
create trigger orders_note_payer after update of paid_at on orders for each row
  when (old.paid_at is null and new.paid_at is not null and new.pay_by <> 'pickup' and new.person_id is null)
  execute function note_buyer();

create function note_booker() returns trigger language plpgsql as $$
begin
  perform note_guest(new.name, new.email, new.phone, null, new.booked_at);
  return null;
end $$;
create trigger seva_bookings_note_guest after insert on seva_bookings for each row execute function note_booker();

do $$
begin
  perform note_guest(name, email, phone, city, at) from (
    select donor_name as name, donor_email as email, donor_phone as phone, donor_city as city, created_at as at
      from donations where paid_at is not null and person_id is null
    union all select buyer_name, buyer_email, buyer_phone, city, created_at
      from orders where (paid_at is not null or pay_by = 'pickup') and person_id is null
    union all select seva_bookings.name, email, phone, null, booked_at from seva_bookings
  ) as deed order by at;
end $$;

-- A guest is merged like an account. Both ends still lead to a row that stands, and go with it.
alter table person_merges drop constraint person_merges_kept_id_fkey;
alter table person_merges drop constraint person_merges_merged_id_fkey;
alter table person_merges
  add column kept_account text generated always as (case when kept_id not like 'gst\_%' then kept_id end) stored
    references people on delete cascade,
  add column kept_guest text generated always as (case when kept_id like 'gst\_%' then kept_id end) stored
    references guests on delete cascade,
  add column merged_account text generated always as (case when merged_id not like 'gst\_%' then merged_id end) stored
    references people on delete cascade,
  add column merged_guest text generated always as (case when merged_id like 'gst\_%' then merged_id end) stored
    references guests on delete cascade;
create index person_merges_kept_account on person_merges (kept_account) where kept_account is not null;
create index person_merges_kept_guest on person_merges (kept_guest) where kept_guest is not null;
create index person_merges_merged_account on person_merges (merged_account) where merged_account is not null;
create index person_merges_merged_guest on person_merges (merged_guest) where merged_guest is not null;
