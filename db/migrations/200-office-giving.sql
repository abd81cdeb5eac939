-- Gifts that reach the temple by hand: cash, cheques, and transfers that the office finds on its statement by itself.
-- The row says who saw the money and what paper proves it; like the ledger it only grows.
alter table payments drop constraint payments_mode_check;
alter table payments add constraint payments_mode_check check (mode in ('online', 'upi', 'bank', 'cash', 'cheque'));

create table office_gifts (
  donation_id text primary key references donations,
  payment_id text not null unique,
  mode text not null check (mode in ('cash', 'cheque', 'bank')),
  -- Number of the cheque, reference of the transfer, or of the counter's own slip.
  paper text,
  bank text,
  given_on date not null,
  recorded_by text not null,
  recorded_at timestamptz not null
);
-- The cash of one day is added up by giver (section 269ST, now 186).
create index office_gifts_cash on office_gifts (given_on) where mode = 'cash';
create trigger office_gifts_stand before update or delete on office_gifts
  for each row execute function forbid_change();

-- A receipt that a person voids may be written anew for the same payment, under the next number.
alter table receipts add column voided_by text;
alter table receipts drop constraint receipts_payment_id_key;
create unique index receipts_one_valid_payment on receipts (payment_id) where voided_at is null;

-- What the office writes down for itself about a gift, a person or a request. It is shown to nobody else.
create table notes (
  id text primary key,
  about_kind text not null check (about_kind in ('gift', 'person', 'request')),
  about_id text not null,
  author_id text not null,
  body text not null,
  written_at timestamptz not null
);
create index notes_about on notes (about_kind, about_id, written_at);

-- The second of two editors is told.
alter table causes add column version integer not null default 1;
