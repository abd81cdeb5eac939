-- An order that the office writes down while the buyer is on the telephone, and sends a link for: until when it may be
-- paid, and its goods are held. Null: the buyer made it, and pays within two hours.
alter table orders add column pay_until timestamptz;
