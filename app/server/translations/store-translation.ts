import type { Words } from '#core/translations/translated-kind.ts';
import { historyOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import type { StoredTranslation } from '#core/translations/translation-state.ts';
import type { StaffWrite } from '../write/staff-write.ts';

/** What of a row in a language is stored now; nothing where nobody has begun. */
export function lockTranslation({ trx }: StaffWrite, { kind, id, language }: TranslationPlace) {
  return trx
    .selectFrom('translations')
    .select(['version', 'fields', 'source', 'state', 'published'])
    .where('kind', '=', kind.table)
    .where('row_id', '=', id)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
}

type Storing = StoredTranslation & { version: number; published: Words | null };

/**
 * Stores the next version of a row in a language, with its entry in the history. Null where
 * somebody else stored one meanwhile: of two who are the first the second waits here.
 */
export async function storeTranslation(
  { services, trx, staff }: StaffWrite,
  place: TranslationPlace,
  { version, fields, source, state, published }: Storing,
): Promise<number | null> {
  const { kind, id, language } = place;
  const values = {
    ...{ fields: JSON.stringify(fields), source: JSON.stringify(source), state },
    published: published && JSON.stringify(published),
    ...{ version: version + 1, updated_at: services.clock() },
  };
  const saved = await trx
    .insertInto('translations')
    .values({ kind: kind.table, row_id: id, language, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'row_id', 'language'])
        .doUpdateSet(values)
        .where('translations.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!saved) return null;
  await trx
    .insertInto('content_revisions')
    .values({
      ...{ kind: historyOf(place).name, row_id: id, version: saved.version },
      row: JSON.stringify({ id, ...fields }),
      ...{ saved_by: staff.personId, saved_at: services.clock() },
    })
    .execute();
  return saved.version;
}
