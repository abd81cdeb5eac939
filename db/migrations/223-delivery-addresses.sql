-- The address book of somebody who is signed in: where orders went before. It goes with its person.
create table delivery_addresses (
  id text primary key,
  person_id text not null references people on delete cascade,
  full_name text not null,
  phone text not null,
  address_line1 text not null,
  address_line2 text,
  landmark text,
  city text not null,
  state text not null,
  pin text not null,
  used_at timestamptz not null,
  unique (person_id, address_line1, pin)
);
