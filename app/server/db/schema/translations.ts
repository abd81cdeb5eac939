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

/** What a native reader said of a text that is to be confirmed. */
export interface TextReadingsTable {
  language: string;
  text_key: string;
  /** Of the text as it was confirmed; null: it never was, or was opened again. */
  fingerprint: string | null;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  remark: ColumnType<string, string | undefined, string>;
  remarked_by: string | null;
  remarked_at: Date | null;
}
