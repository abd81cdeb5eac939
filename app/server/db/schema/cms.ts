import type { ColumnType } from 'kysely';

/** A row of any content table as its table had it. */
type Snapshot = ColumnType<Record<string, unknown>, string, never>;

export interface ContentRevisionsTable {
  kind: string;
  row_id: string;
  version: number;
  row: Snapshot;
  saved_by: string | null;
  saved_at: Date;
}

export interface ContentClockTable {
  seen_at: Date;
}

export interface ContentBinTable {
  id: string;
  kind: string;
  row_id: string;
  title: string;
  row: Snapshot;
  binned_by: string;
  binned_at: Date;
}
