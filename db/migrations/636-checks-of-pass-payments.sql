-- What 635 promised of new rows is true of those that were there: read without stopping anybody who writes.
alter table payments validate constraint payments_of_passes;
alter table payments validate constraint payments_one_purchase;
alter table payments validate constraint payments_settling_names_purchase;
alter table payments validate constraint payments_unmatched_names_none;
alter table refunds validate constraint refunds_of_passes;
alter table refunds validate constraint refunds_one_purchase;
alter table payment_warnings validate constraint payment_warnings_of_passes;
