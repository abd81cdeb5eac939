import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SitePageKind } from '#core/content/site-page.ts';
import type { EditedRow } from './shared-columns.ts';

export interface SettingsTable extends EditedRow {
  key: string;
  /** JSON; its shape is checked when read (core/content/temple-settings). */
  value: ColumnType<unknown, string, string>;
}

export interface SearchDocumentsTable {
  language: string;
  path: string;
  kind: SitePageKind;
  title: string;
  summary: string;
  words: string;
  /** tsvector; only searched, never read. */
  lexemes: ColumnType<never, string, string>;
  digest: string;
}

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

export interface CachePurgesTable {
  id: GeneratedAlways<number>;
  tag: string;
  due_at: Generated<Date>;
  repeated: Generated<boolean>;
  tries: Generated<number>;
}

export interface BackupsTable {
  id: string;
  made_at: Date;
  made_by: string | null;
  row_count: number;
  /** Uploaded files that were kept with it; null: it only lists them. */
  file_count: number | null;
}

/** Drills that ended in 'equal'. */
export interface RestoreDrillsTable {
  id: string;
  equal_at: Date;
  backup_made_at: Date;
  row_count: number;
  file_count: number;
}

/** Keys that were used: a start with other keys is refused by them. */
export interface DataKeysTable {
  kind: 'seal' | 'index';
  id: string;
  proof: string;
  used_since: Generated<Date>;
}
