import type { ContentKind } from '#core/cms/content-kind.ts';
import type { Transaction } from '../db/schema.ts';

/** A row that was changed, and is still locked: all its columns before, and those that were set. */
export type ChangedRow = { id: string; before: Record<string, unknown>; values: Record<string, unknown> };

type Hooks<Site> = {
  /** After some of its columns changed. */
  changed?: (trx: Transaction, services: Site, row: ChangedRow) => Promise<void>;
  /** After it came back from the bin, where nothing that happened since could change it. */
  restored?: (trx: Transaction, id: string) => Promise<void>;
};

/** What else happens in the same transaction, by the row's table. */
export type RowHooks<Site> = { [Table in ContentKind['table']]?: Hooks<Site> };
