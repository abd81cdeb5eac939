-- Temple facts that administrators change; what has no row here has its typed default in core/content.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
