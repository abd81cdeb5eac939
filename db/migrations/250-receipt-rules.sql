-- What receipts say about a deduction, as the owners add it to the texts that came with the site. A text is added or
-- withdrawn, never changed; one that a receipt has printed stays.
create table tax_texts (
  id text primary key,
  -- deduction: for gifts that lower a tax. plain: for all others.
  kind text not null check (kind in ('deduction', 'plain')),
  -- The first day of gift that it holds for; the next text ends it.
  holds_from date not null,
  english text not null,
  hindi text not null,
  -- Who of the temple's accountants agreed to it, and when.
  confirmed text,
  added_by text not null,
  added_at timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index tax_texts_one_a_day on tax_texts (kind, holds_from) where withdrawn_at is null;

-- The words themselves are frozen in the receipt's facts; this names where they came from.
alter table receipts add column tax_text_id text references tax_texts;
create index receipts_by_tax_text on receipts (tax_text_id) where tax_text_id is not null;
create trigger receipts_keep_text before update on receipts for each row
  when (new.tax_text_id is distinct from old.tax_text_id)
  execute function forbid_change();

create function keep_printed_text() returns trigger language plpgsql as $$
begin
  if exists (select from receipts where tax_text_id = old.id) then
    raise exception 'a tax text that receipts have printed stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger tax_texts_stay before delete on tax_texts for each row execute function forbid_change();
create trigger tax_texts_stand before update on tax_texts for each row
  when (new.id <> old.id or new.kind <> old.kind or new.holds_from <> old.holds_from or new.english <> old.english
    or new.hindi <> old.hindi or new.confirmed is distinct from old.confirmed or new.added_at <> old.added_at
    or old.withdrawn_at is not null)
  execute function forbid_change();
create trigger tax_texts_printed before update on tax_texts for each row execute function keep_printed_text();

-- Another first part of a body's receipt numbers, from a financial year on; before the first row it is the body's own.
create table receipt_prefixes (
  legal_entity_id text not null references legal_entities,
  holds_from date not null check (to_char(holds_from, 'MM-DD') = '04-01'),
  prefix text not null check (prefix ~ '^[A-Z][A-Z0-9]{0,2}$'),
  set_by text not null,
  set_at timestamptz not null,
  primary key (legal_entity_id, holds_from)
);

-- One series of numbers for each body and year has one prefix: it stands with the first number.
create function keep_begun_prefix() returns trigger language plpgsql as $$
declare
  one receipt_prefixes := coalesce(new, old);
begin
  if exists (select from receipt_series where legal_entity_id = one.legal_entity_id
      and tax_year >= to_char(one.holds_from, 'YY')) then
    raise exception 'the series of this year has begun' using errcode = 'restrict_violation';
  end if;
  return one;
end $$;
create trigger receipt_prefixes_stand before insert or update or delete on receipt_prefixes
  for each row execute function keep_begun_prefix();
