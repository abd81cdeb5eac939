-- Settled gifts are asked about too, ever more rarely: a second payment or a refund whose events were lost must
-- still be seen. Empty: nothing more to ask.
alter table donations alter column ask_again_at drop not null;
drop index donations_open;
create index donations_to_ask on donations (ask_again_at) where ask_again_at is not null;
create index donations_unsettled on donations (created_at) where state in ('created', 'attempted', 'failed');
