-- News and WhatsApp are no longer asked for, since nothing sends them. What profiles hold stays as history (the data
-- export shows it) and gives leave for nothing: whoever sends news one day asks anew.
alter table sign_ups drop column wants_news;
comment on column profiles.wants_news is 'No longer asked: history, no consent.';
comment on column profiles.wants_whatsapp is 'No longer asked: history, no consent.';
comment on column profiles.whatsapp is 'No longer asked; kept until its owner forgets it.';
