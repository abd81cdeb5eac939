import type { ContentKind } from '#core/cms/content-kind.ts';
import type { Transaction } from '../db/schema.ts';

/** A row that was changed, and is still locked: all its columns before, and those that were set. */
export type ChangedRow = { id: string; before: Record<string, unknown>; values: Record<string, unknown> };

/** What else a change of a row changes, in the same transaction, by the row's table. */
export type RowHooks<Site> = {
  [Table in ContentKind['table']]?: (trx: Transaction, services: Site, row: ChangedRow) => Promise<void>;
};
