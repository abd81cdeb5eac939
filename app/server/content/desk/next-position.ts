import type { Transaction } from 'kysely';
import type { ContentKind } from '#core/content/desk/content-kind.ts';
import type { DeskRow } from '#core/content/desk/desk-field.ts';
import type { Database } from '../../db/schema.ts';
import { deskTables } from './desk-table.ts';

/** Behind everything that is in the same order. */
export async function nextPosition(
  trx: Transaction<Database>,
  kind: ContentKind,
  row: DeskRow,
): Promise<number> {
  let last = deskTables(trx)
    .selectFrom(kind.table)
    .select((all) => all.fn.max<number | null>('position').as('position'));
  for (const column of kind.orderedWithin ?? []) last = last.where(column, '=', row[column]);
  const found = await last.executeTakeFirst();
  return (found?.position ?? 0) + 1;
}
