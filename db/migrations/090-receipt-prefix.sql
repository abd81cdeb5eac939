-- After a restore each legal entity goes on in a new series: 'D' becomes 'D2'. Three characters leave room for six
-- digits in the sixteen of a receipt number.
alter table legal_entities drop constraint legal_entities_receipt_prefix_check;
alter table legal_entities add constraint legal_entities_receipt_prefix_check
  check (receipt_prefix ~ '^[A-Z][A-Z0-9]{0,2}$');
