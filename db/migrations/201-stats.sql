-- What the office counts and looks for in a ledger of many years (docs/decisions/office-lists.md).
create index donations_by_payment on donations (paid_at) where paid_at is not null;
create index donations_by_giver on donations ((case when path = 'gupt' then null else
  coalesce(person_id, lower(donor_email), donor_phone, lower(donor_name)) end), paid_at)
  where paid_at is not null and path <> 'gupt';
-- Letters that nobody got: few among many.
create index letters_not_sent on letters (created_at) where state <> 'sent';
