-- In which language somebody wants to be spoken with: null while they have not said so. 'en' was also the default, so it
-- says nothing of who has it; 'hi' was chosen.
alter table profiles alter column language drop default;
alter table profiles alter column language drop not null;
update profiles set language = null where language = 'en';
