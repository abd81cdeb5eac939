-- What companies promise under the Companies Act (CSR), what of it came, what it was spent on, and the certificate of
-- that. The money itself is in the ledger of donations; here it is only named.
create table csr_agreements (
  id text primary key,
  -- Of the form in the office; the same form twice is one agreement.
  intent_key text not null unique,
  -- The inquiry that it came from; it may be forgotten before the agreement is.
  request_id text references requests on delete set null,
  project_id text not null references csr_projects,
  company text not null check (company <> ''),
  -- '2026-27': the year for which the company reports it.
  financial_year text not null check (financial_year ~ '^20\d\d-\d\d$'),
  agreed_paise bigint not null check (agreed_paise > 0),
  agreed_on date not null,
  created_by text not null,
  created_at timestamptz not null,
  -- Ended before all of it came, or came to nothing.
  ended_on date,
  end_reason text check ((end_reason is null) = (ended_on is null))
);
create index csr_agreements_year on csr_agreements (financial_year, agreed_on desc, id);
create index csr_agreements_project on csr_agreements (project_id);

-- A donation belongs to one agreement at most.
create table csr_donations (
  donation_id text primary key references donations,
  agreement_id text not null references csr_agreements,
  linked_by text not null,
  linked_at timestamptz not null
);
create index csr_donations_agreement on csr_donations (agreement_id);

create table csr_spendings (
  id text primary key,
  agreement_id text not null references csr_agreements,
  intent_key text not null unique,
  spent_on date not null,
  amount_paise bigint not null check (amount_paise > 0),
  purpose text not null check (purpose <> ''),
  recorded_by text not null,
  recorded_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by text check ((withdrawn_by is null) = (withdrawn_at is null)),
  withdraw_reason text check ((withdraw_reason is null) = (withdrawn_at is null))
);
create index csr_spendings_agreement on csr_spendings (agreement_id, spent_on);

-- The signed agreement, bills and photographs: for the office alone, so the bytes are sealed.
create table csr_documents (
  id text primary key,
  agreement_id text not null references csr_agreements,
  -- What it is proof of; null: of the agreement itself.
  spending_id text references csr_spendings,
  file_name text not null,
  media_type text not null,
  byte_count integer not null check (byte_count > 0),
  sha256 text not null,
  content_sealed text not null,
  added_by text not null,
  added_at timestamptz not null,
  unique (agreement_id, sha256)
);

create table csr_series (
  fiscal_year text primary key,
  last_number integer not null
);

-- The temple's certificate that the money was spent as agreed; its facts are frozen.
create table csr_certificates (
  agreement_id text primary key references csr_agreements,
  number text not null unique,
  issued_on date not null,
  facts jsonb not null,
  issued_by text not null,
  issued_at timestamptz not null
);

-- The last word: no more is spent than came, and nothing moves under a certificate. Both sides lock the agreement.
create function check_csr_agreement() returns trigger language plpgsql as $$
declare
  which text := coalesce(new.agreement_id, old.agreement_id);
  came bigint;
  spent bigint;
begin
  perform from csr_agreements where id = which for update;
  if exists (select from csr_certificates where agreement_id = which) then
    raise exception 'the agreement % is certified', which using errcode = 'check_violation';
  end if;
  select coalesce(sum(amount_paise), 0) into spent
    from csr_spendings where agreement_id = which and withdrawn_at is null;
  select coalesce(sum(donation.total_paise - coalesce(payment.refunded_paise, 0)), 0) into came
    from csr_donations as link join donations as donation on donation.id = link.donation_id
    left join payments as payment on payment.donation_id = donation.id and payment.role = 'settling'
    where link.agreement_id = which;
  if spent > came then
    raise exception 'more is spent than came for %', which using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger csr_spendings_covered after insert or update on csr_spendings
  for each row execute function check_csr_agreement();
create trigger csr_donations_covered after insert or delete on csr_donations
  for each row execute function check_csr_agreement();
