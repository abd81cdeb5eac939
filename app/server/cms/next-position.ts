import type { CmsRow, ContentKind } from '#core/cms/content-kind.ts';
import type { Transaction } from '../db/schema.ts';
import { cmsTables } from './cms-tables.ts';

/** After everything in the same order. */
export async function nextPosition(trx: Transaction, kind: ContentKind, row: CmsRow): Promise<number> {
  let last = cmsTables(trx)
    .selectFrom(kind.table)
    .select((all) => all.fn.max<number | null>('position').as('position'));
  for (const column of kind.orderedWithin ?? []) last = last.where(column, '=', row[column]);
  const found = await last.executeTakeFirst();
  return (found?.position ?? 0) + 1;
}
