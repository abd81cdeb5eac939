-- Whose name the bill of a stay has, where a company pays for it. A registered buyer's address is on the bill (GST rule 46).
alter table stay_bookings add column company text;
alter table stay_bookings add column company_gstin text;
alter table stay_bookings add constraint stay_bookings_company
  check (company_gstin is null or (company is not null and company_gstin ~ '^[0-9A-Z]{15}$')) not valid;
