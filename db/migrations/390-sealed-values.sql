-- Tax numbers of people (PAN), and what holds them, are kept sealed with keys that the database does not have
-- (docs/decisions/sealed-values.md). SQL has no key: the site moves what stood here in plain when it starts next.

-- The keys that were used, so that a start with the wrong ones is refused before anything is sealed with them.
create table data_keys (
  kind text not null check (kind in ('seal', 'index')),
  -- As DATA_KEYS names it; of the index key a mark that tells it from another.
  id text not null,
  -- A known word, sealed with it; of the index key the mark.
  proof text not null,
  used_since timestamptz not null default now(),
  primary key (kind, id)
);

alter table donations add column donor_pan_sealed text, add column donor_pan_index text,
  add check ((donor_pan_sealed is null) = (donor_pan_index is null)),
  add check (path <> 'gupt' or donor_pan_sealed is null);
alter table profiles add column pan_sealed text;
-- Parts of the details: a company's PAN, and its GSTIN, which has the PAN in its middle.
alter table requests add column secrets_sealed text;
alter table certificates add column file_name_sealed text, add check (donation_id is null or file_name_sealed is null);
-- 4/3 of a file of 1 MiB, and the key's name.
alter table certificate_files alter column content drop not null,
  add column content_sealed text check (length(content_sealed) <= 1400000),
  add check (num_nonnulls(content, content_sealed) = 1);

-- Empty once all is moved: then asking whether anything is left costs nothing.
create index donations_plain_pan on donations (id) where donor_pan is not null;

-- No process of an older version adds a plain value behind the move.
create function refuse_plain() returns trigger language plpgsql as $$
begin
  raise exception '% takes sealed values only: stop the older version of the site', tg_table_name
    using errcode = 'check_violation';
end $$;
create trigger donations_take_sealed before insert or update of donor_pan on donations for each row
  when (new.donor_pan is not null) execute function refuse_plain();
create trigger profiles_take_sealed before insert or update of pan on profiles for each row
  when (new.pan is not null) execute function refuse_plain();
create trigger requests_take_sealed before insert or update of details on requests for each row
  when (new.kind = 'csr-inquiry' and new.details ?| array['pan', 'gstin']) execute function refuse_plain();
create trigger certificates_take_sealed before insert or update of file_name on certificates for each row
  when (new.file_name is not null) execute function refuse_plain();
create trigger certificate_files_take_sealed before insert or update of content on certificate_files for each row
  when (new.content is not null) execute function refuse_plain();
create trigger statement_filings_take_sealed before insert on statement_filings for each row
  when (position('.' in new.digest) = 0) execute function refuse_plain();
create trigger second_factors_take_sealed before insert on second_factors for each row
  when (position('.' in new.secret_sealed) = 0) execute function refuse_plain();

-- As in 372, but the hash of what was asked, out of which a plain PAN could be guessed, changes with the move of it.
drop trigger donations_stand on donations;
create trigger donations_stand before update on donations for each row
  when (new.id <> old.id or new.intent_key <> old.intent_key
    or (new.intent_hash <> old.intent_hash and (old.donor_pan is null or new.donor_pan is not null))
    or new.path <> old.path or new.citizenship <> old.citizenship or new.legal_entity_id <> old.legal_entity_id
    or new.total_paise <> old.total_paise or new.currency <> old.currency or new.created_at <> old.created_at
    or (old.order_id is not null and new.order_id is distinct from old.order_id)
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.state in ('paid', 'part_refunded')
      and new.state not in (old.state, 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refund_pending' and new.state not in ('paid', 'refund_pending', 'part_refunded', 'refunded'))
    or (old.state = 'refunded' and new.state <> 'refunded'))
  execute function forbid_change();

-- As in 315, but the digest, out of which the PANs of a few lines could be guessed, is sealed and sealed anew.
drop trigger statement_filings_stand on statement_filings;
create trigger statement_filings_stay before delete on statement_filings
  for each row execute function forbid_change();
create trigger statement_filings_stand before update on statement_filings for each row
  when (to_jsonb(new) - 'digest' is distinct from to_jsonb(old) - 'digest') execute function forbid_change();
