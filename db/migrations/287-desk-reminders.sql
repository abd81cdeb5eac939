-- For which day its desk was reminded of a request by letter; another day on the form is a new reminder.
alter table requests add column reminded_for date;
