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
  state: 'draft' | 'live';
  version: number;
  updated_at: Date;
}
