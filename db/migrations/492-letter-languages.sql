-- In which language a letter is written: decided when it is queued (server/mail/queue-letter.ts).
alter table letters add column language text not null default 'en';
-- In which language somebody gave, bought, asked or booked: their letters come later, out of jobs and the office. What was
-- made before, and what the office enters itself, is in English.
alter table donations add column language text not null default 'en';
alter table orders add column language text not null default 'en';
alter table requests add column language text not null default 'en';
alter table seva_bookings add column language text not null default 'en';
alter table stock_alerts add column language text not null default 'en';
