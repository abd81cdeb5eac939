import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { readTranslation } from '#core/translations/read-translation.ts';
import type { Words } from '#core/translations/translated-kind.ts';
import { historyOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import { changedFields } from '../cms/changed-fields.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { type EnglishRow, readEnglish } from './english-words.ts';

type Saving = { version: number; typed: Record<string, string>; state: 'draft' | 'live' };
export type SavedTranslation = FormOutcome<number> | Refusal<'row-gone' | 'changed-meanwhile'>;

/**
 * Saves the words of a row in one language, as a draft or for visitors; the English and the other
 * languages stay as they are. Whoever saves has seen the English of this moment, so it is no longer
 * outdated. Returns its version.
 */
export const saveTranslation = staffWrite({
  permission: ({ kind }: TranslationPlace) => kind.write,
  run: async (
    { services, trx, staff, audit, pagesChanged }: StaffWrite,
    place: TranslationPlace,
    { version, typed, state }: Saving,
  ): Promise<SavedTranslation> => {
    const { kind, id, language } = place;
    const [english] = await readEnglish(trx, kind, id);
    if (!english) return refuse('row-gone');
    const read = readTranslation(english.fields, typed);
    if (!read.ok) return read;
    const fields = cleaned(english, read.value);
    const before = await trx
      .selectFrom('translations')
      .select(['version', 'fields', 'state'])
      .where('kind', '=', kind.table)
      .where('row_id', '=', id)
      .where('language', '=', language)
      .forUpdate()
      .executeTakeFirst();
    if ((before?.version ?? 0) !== version) return refuse('changed-meanwhile');
    const now = { fields: JSON.stringify(fields), source: JSON.stringify(english.words), state };
    const values = { ...now, version: version + 1, updated_at: services.clock() };
    // Of two who are the first to translate a row the second waits here and gets a conflict.
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
    if (!saved) return refuse('changed-meanwhile');
    await trx
      .insertInto('content_revisions')
      .values({
        ...{ kind: historyOf(place).name, row_id: id, version: saved.version },
        row: JSON.stringify({ id, ...fields }),
        ...{ saved_by: staff.personId, saved_at: services.clock() },
      })
      .execute();
    await audit({
      action: 'translations.saved',
      subject: `${kind.table}/${id} ${language}`,
      ...changedFields({ ...before?.fields, state: before?.state }, { ...fields, state }),
    });
    pagesChanged();
    return accept(saved.version);
  },
});

function cleaned({ fields }: EnglishRow, words: Words): Words {
  const clean = { ...words };
  for (const { name, type } of fields) {
    const text = clean[name];
    if (type === 'rich' && text !== undefined) clean[name] = cleanRichText(text);
  }
  return clean;
}
