-- Numbers of cheques repeat over the accounts of one bank: the last digits of the account tell two of them apart. What was
-- entered before has none and keeps the id of its payment ('chq_<number>_<bank>'); a cheque with an account has the
-- account in that id too, so that no two are alike.
alter table office_gifts add column account text check (account ~ '^[0-9]{4,18}$');
alter table office_gifts add constraint office_gifts_account_of_cheque check (account is null or mode = 'cheque');
create index office_gifts_cheques on office_gifts (paper) where mode = 'cheque';
