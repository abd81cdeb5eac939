-- Changes that one owner alone may not make: where gifts by transfer go, more roles, invitations into roles with money.
-- They wait here for another owner, or, where there is no other, for their hour (docs/decisions/second-owner.md).
create table pending_changes (
  id text primary key,
  kind text not null check (kind in ('setting', 'roles', 'invitation')),
  -- What it is about, so that two that contradict one another do not wait beside one another.
  subject text not null,
  -- What shall be done; emptied once it is decided, since it may hold an address.
  wish jsonb not null,
  asked_by text not null,
  asked_at timestamptz not null,
  -- Null: another owner decides. Else there was no other: it is done then, unless it was taken back.
  done_by_itself_at timestamptz,
  -- Without a decision it is over then.
  expires_at timestamptz not null,
  state text not null default 'open'
    check (state in ('open', 'approved', 'done-alone', 'declined', 'expired', 'outdated')),
  decided_by text,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index pending_changes_open on pending_changes (kind, subject) where state = 'open';

-- When who holds the session last proved anew to be its owner: password or code besides the sign-in.
alter table sessions add column proven_at timestamptz;
