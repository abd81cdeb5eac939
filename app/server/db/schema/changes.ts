import type { ColumnType } from 'kysely';

export interface PendingChangesTable {
  id: string;
  kind: 'setting' | 'roles' | 'invitation';
  subject: string;
  input: ColumnType<unknown, string, string>;
  asked_by: string;
  asked_at: Date;
  done_by_itself_at: Date | null;
  expires_at: Date;
  state: ColumnType<ChangeState, ChangeState | undefined, ChangeState>;
  decided_by: string | null;
  decided_at: Date | null;
}

/** outdated: its subject had changed before it was applied. */
export type ChangeState = 'open' | 'approved' | 'done-alone' | 'declined' | 'expired' | 'outdated';
