-- The days on which a tour leaves, and the seats of its bus.
create table tour_departures (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,60}$'),
  tour_id text not null references tours (id) on delete cascade,
  leaves_on date not null,
  seats integer not null check (seats > 0),
  -- Raised in the transaction that stores a registration: the row is locked, and the check has the last word.
  seats_taken integer not null default 0 check (seats_taken between 0 and seats),
  updated_at timestamptz not null default now(),
  unique (tour_id, leaves_on)
);

-- Whoever declines a registration gives its seats back, by whatever way it is declined.
create function return_tour_seats() returns trigger language plpgsql as $$
begin
  update tour_departures set seats_taken = greatest(0, seats_taken - (old.details ->> 'people')::integer)
  where id = old.details ->> 'departureId';
  return new;
end $$;
create trigger tour_seats_return after update of state on requests for each row
  when (old.kind = 'tour-registration' and not old.suspected and old.state <> 'declined' and new.state = 'declined')
  execute function return_tour_seats();

-- A declined registration is over: taken up again it would have no seats.
create function keep_declined_tour() returns trigger language plpgsql as $$
begin
  raise exception 'a declined tour registration stays declined: its seats are given back';
end $$;
create trigger declined_tour_stays before update of state on requests for each row
  when (old.kind = 'tour-registration' and old.details ->> 'departureId' is not null and old.state = 'declined' and new.state <> 'declined')
  execute function keep_declined_tour();
