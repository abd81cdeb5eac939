import type { ColumnType, Generated } from 'kysely';

export interface LetterRefusalsTable {
  email: string;
  sort: string;
  refused_at: Generated<Date>;
}

export interface LettersTable {
  id: string;
  kind: string;
  recipient: string;
  data: ColumnType<unknown, string, string>;
  cause_key: string;
  state: Generated<'queued' | 'sent' | 'given-up' | 'needless'>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}
