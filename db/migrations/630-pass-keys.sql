-- What signs passes (docs/decisions/passes.md). The private half is sealed like other secrets; gates have the public one.
create table pass_keys (
  -- The mark of the public half, which every pass names.
  id text primary key check (id ~ '^[A-Z2-7]{8}$'),
  public_x text not null unique,
  private_sealed text not null,
  -- One signs; those before it are still trusted until they are withdrawn.
  signing boolean not null,
  made_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at is null or not signing)
);
create unique index pass_keys_one_signing on pass_keys (signing) where signing;
