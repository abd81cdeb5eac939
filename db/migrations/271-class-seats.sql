-- Whoever declines an enrolment gives its seat back, by whatever way it is declined; as for the seats of a tour.
create function return_class_seat() returns trigger language plpgsql as $$
begin
  update classes set seats_taken = greatest(0, seats_taken - 1) where id = old.details ->> 'classId';
  return new;
end $$;
create trigger class_seat_returns after update of state on requests for each row
  when (old.kind = 'class-enrolment' and old.details ->> 'place' = 'seat' and old.state <> 'declined'
    and new.state = 'declined')
  execute function return_class_seat();

create function keep_declined_enrolment() returns trigger language plpgsql as $$
begin
  raise exception 'a declined class enrolment stays declined: its seat is given back';
end $$;
create trigger declined_enrolment_stays before update of state on requests for each row
  when (old.kind = 'class-enrolment' and old.details ->> 'place' = 'seat' and old.state = 'declined'
    and new.state <> 'declined')
  execute function keep_declined_enrolment();

-- What was declined before still holds its seat.
update classes set seats_taken = greatest(0, seats_taken - declined.seats)
from (select details ->> 'classId' as class_id, count(*) as seats from requests
  where kind = 'class-enrolment' and details ->> 'place' = 'seat' and state = 'declined' group by 1) as declined
where classes.id = declined.class_id;
