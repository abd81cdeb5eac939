import type { Generated } from 'kysely';

/** Dates are read as text ('2026-09-04'): queries select them with to_char. */
export interface CalendarOwnEventsTable {
  id: string;
  title: string;
  note: Generated<string>;
  starts_on: string;
  ends_on: string | null;
  repeats: Generated<'never' | 'weekly' | 'yearly'>;
  version: Generated<number>;
  /** Drafts are on no calendar. */
  status: Generated<'draft' | 'live'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CalendarChangesTable {
  id: string;
  entry_id: string;
  on_date: string | null;
  hidden: Generated<boolean>;
  title: string | null;
  updated_at: Generated<Date>;
}
