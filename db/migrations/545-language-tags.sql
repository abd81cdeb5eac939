-- Which languages the site has is a list of the code (core/language/languages.ts): a column holds the shape of a tag
-- (BCP 47), and what is read is compared with the list.
alter table profiles drop constraint profiles_language_check;
alter table profiles add constraint profiles_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table stories drop constraint stories_language_check;
alter table stories add constraint stories_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
