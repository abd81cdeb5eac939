import type { ColumnType } from 'kysely';

export interface LetterTextsTable {
  /** A key of core/letters. */
  key: string;
  /** JSON, checked when read; null: the words that came with the site. */
  text: ColumnType<unknown, string | null, string | null>;
  version: number;
  updated_at: Date;
}
