import type { Generated } from 'kysely';

export interface JobRunsTable {
  name: string;
  ran_at: Date;
  ms: number;
  every_seconds: number;
  failed_at: Date | null;
  error: string | null;
}

export interface SecurityCountsTable {
  what: string;
  /** The beginning of its five minutes. */
  since: Date;
  count: number;
}

export interface BackupsTable {
  id: string;
  made_at: Date;
  made_by: string | null;
  row_count: number;
}

/** Keys that were used: a start with other keys is refused by them. */
export interface DataKeysTable {
  kind: 'seal' | 'index';
  id: string;
  proof: string;
  used_since: Generated<Date>;
}
