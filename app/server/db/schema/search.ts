import type { ColumnType } from 'kysely';
import type { SitePageKind } from '#core/content/site-page.ts';

export interface SearchDocumentsTable {
  path: string;
  kind: SitePageKind;
  title: string;
  summary: string;
  words: string;
  /** tsvector; only searched, never read. */
  lexemes: ColumnType<never, string, string>;
  digest: string;
}
