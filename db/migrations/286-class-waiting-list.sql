-- Who waits for a seat in a class, in the order of asking (server/classes/waiting-list.ts).
create index requests_class_waiting on requests ((details ->> 'classId'), created_at, id)
  where kind = 'class-enrolment' and details ->> 'place' = 'waiting-list' and state in ('new', 'in-hand');
