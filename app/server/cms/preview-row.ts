import type { ContentKind } from '#core/cms/content-kind.ts';
import { lifeColumns } from '#core/cms/row-state.ts';
import type { Services } from '../services.ts';
import { type ContentRow, cmsTables } from './cms-tables.ts';

/**
 * Runs `work` over a database in which one row is published, and rolls that back: whatever reads
 * the row's table then shows exactly what visitors will see. No cache for visitors is read or
 * written.
 */
export async function asIfPublished<Answer>(
  services: Services,
  kind: ContentKind,
  id: string,
  work: (services: Services) => Promise<Answer>,
): Promise<Answer> {
  const trx = await services.db.startTransaction().execute();
  try {
    const values = lifeColumns(kind, { appear: 'now', from: null }, null, services.clock());
    await cmsTables(trx)
      .updateTable(kind.table)
      .set(values as Partial<ContentRow>)
      .where('id', '=', id)
      .execute();
    return await work({ ...services, db: trx, answerCache: new Map() });
  } finally {
    await trx.rollback().execute();
  }
}
