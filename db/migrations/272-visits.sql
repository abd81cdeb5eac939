-- What is booked for the days to come (server/visits): of all requests only those that bring somebody.
create index requests_of_visits on requests (kind) where kind in ('class-enrolment', 'stay-inquiry', 'tour-registration');
-- Orders by the day of their payment, for what the shop sold in a period.
create index orders_by_payment on orders (paid_at) where paid_at is not null;
