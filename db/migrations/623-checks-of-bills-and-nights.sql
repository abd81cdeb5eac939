-- What 620 and 622 promised of new rows is true of those that were there: read without stopping anybody who writes.
alter table bills validate constraint bills_of_a_stay;
alter table bills validate constraint bills_cover;
alter table bills validate constraint bills_one_purchase;
alter table bills validate constraint bills_paid_by;
alter table bills validate constraint bills_cover_of_stays;
alter table room_nights validate constraint room_nights_of_a_wait;
alter table room_nights validate constraint room_nights_check;
alter table room_nights validate constraint room_nights_check1;
alter table room_nights validate constraint room_nights_offer_ends;
