-- What 624 promised of new rows is true of those that were there: read without stopping anybody who writes.
alter table room_nights validate constraint room_nights_of_a_group;
alter table room_nights validate constraint room_nights_check;
alter table room_nights validate constraint room_nights_group_ends;
alter table stay_bookings validate constraint stay_bookings_of_a_group;
