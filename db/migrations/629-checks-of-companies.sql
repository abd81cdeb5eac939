-- What 628 promised of new rows is true of those that were there: read without stopping anybody who writes.
alter table stay_bookings validate constraint stay_bookings_company;
