-- Several codes of a number may be open, each for the browser that asked: a stranger's request ends nobody else's code.
alter table mobile_codes drop constraint mobile_codes_pkey;
alter table mobile_codes drop constraint mobile_codes_id_key;
alter table mobile_codes add primary key (id);
create index mobile_codes_number on mobile_codes (mobile, sent_at);
