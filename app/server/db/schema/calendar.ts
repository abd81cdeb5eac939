import type { Generated } from 'kysely';
import type { DatedRow } from './shared-columns.ts';

/** Dates are read as text ('2026-09-04'): queries select them with to_char. */
export interface CalendarOwnEventsTable extends DatedRow {
  id: string;
  title: string;
  note: Generated<string>;
  starts_on: string;
  ends_on: string | null;
  repeats: Generated<'never' | 'weekly' | 'yearly'>;
  /** Drafts are on no calendar. */
  status: Generated<'draft' | 'live'>;
}

export interface CalendarChangesTable {
  id: string;
  entry_id: string;
  on_date: string | null;
  hidden: Generated<boolean>;
  title: string | null;
  updated_at: Generated<Date>;
}

/** A save of a name; of a key the newest version counts. */
export interface CalendarNameCorrectionsTable {
  language: string;
  name_table: string;
  name_key: string;
  version: number;
  /** Null: the correction was taken back. */
  name: string | null;
  saved_by: string;
  saved_at: Date;
}
