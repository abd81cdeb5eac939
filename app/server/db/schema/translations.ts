import type { ColumnType } from 'kysely';
import type { Words } from '#core/translations/translated-kind.ts';

/** JSON. */
type WordsColumn = ColumnType<Words, string, string>;

export interface TranslationsTable {
  kind: string;
  row_id: string;
  language: string;
  fields: WordsColumn;
  source: WordsColumn;
  /** Of the words above; what visitors read is `published`. */
  state: 'draft' | 'live';
  /** Null: nothing of the office's own yet. {}: taken off the site, read in English. */
  published: ColumnType<Words | null, string | null | undefined, string | null>;
  version: number;
  updated_at: Date;
}
