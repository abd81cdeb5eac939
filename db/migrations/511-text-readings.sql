-- What a native reader said of a text that is to be confirmed before a language is offered
-- (app/core/translations/to-confirm).
create table text_readings (
  language text not null,
  -- 'messages/cause.withTaxReceipt', 'info_pages/privacy-policy', 'settings/stay#cancelling'.
  text_key text not null,
  -- Of the English and the other language as they were confirmed: where either changes, the text is open again.
  fingerprint text,
  confirmed_by text,
  confirmed_at timestamptz,
  -- For texts that are code: what they should be.
  remark text not null default '',
  remarked_by text,
  remarked_at timestamptz,
  primary key (language, text_key),
  check ((fingerprint is null) = (confirmed_at is null))
);
