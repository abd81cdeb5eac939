import { sql } from 'kysely';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { lifeColumns } from '#core/cms/row-state.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type ContentRow, cmsTables } from './cms-tables.ts';

type Publishing = (trx: Db, services: Services) => Promise<unknown>;

/**
 * Runs `work` over a database in which something is published, and rolls that back: whatever reads
 * its table then shows exactly what visitors will see. No cache for visitors is read or written.
 */
export async function asIfPublished<Answer>(
  services: Services,
  publish: readonly Publishing[],
  work: (services: Services) => Promise<Answer>,
): Promise<Answer> {
  const trx = await services.db.startTransaction().execute();
  try {
    for (const one of publish) await one(trx, services);
    return await work({ ...services, db: trx, answerCache: new Map() });
  } finally {
    await trx.rollback().execute();
  }
}

/** A row of content, as it was saved. */
export function publishingRow(kind: ContentKind, id: string): Publishing {
  return (trx, services) => {
    const values = lifeColumns(kind, { appear: 'now', from: null }, null, services.clock());
    return cmsTables(trx)
      .updateTable(kind.table)
      .set(values as Partial<ContentRow>)
      .where('id', '=', id)
      .execute();
  };
}

/** The words of a row in one language, as they were saved last. */
export function publishingWords({ kind, id, language }: TranslationPlace): Publishing {
  return (trx) =>
    trx
      .updateTable('translations')
      .set({ published: sql<string>`fields` })
      .where('kind', '=', kind.table)
      .where('row_id', '=', id)
      .where('language', '=', language)
      .execute();
}

/** A cause or a product, which has no screen that schedules it; nothing of other tables. */
export function publishingEntry({ kind: { table }, id }: TranslationPlace): Publishing {
  return async (trx) => {
    if (table === 'causes')
      await trx.updateTable(table).set({ published: true }).where('id', '=', id).execute();
    if (table === 'products')
      await trx.updateTable(table).set({ status: 'live' }).where('id', '=', id).execute();
  };
}
