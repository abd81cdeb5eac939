import { accept, type FormOutcome, invalid, invalidField, type Refusal, refuse } from '#core/result.ts';
import type { EnglishRow } from '#core/translations/english-row.ts';
import { readTranslation } from '#core/translations/read-translation.ts';
import type { Words } from '#core/translations/translated-kind.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import { changedFields } from '../cms/changed-fields.ts';
import type { Db } from '../db/schema.ts';
import { libraryProblems } from '../media/library-problems.ts';
import { isWholePageIn } from '../page-files/english-pages.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { readEntries } from './entry-words.ts';
import { lockTranslation, storeTranslation } from './store-translation.ts';

// Only routes may import this file (page-files).

type Saving = { version: number; typed: Record<string, string>; state: 'draft' | 'live' };
export type SavedTranslation = FormOutcome<number> | Refusal<'row-gone' | 'changed-meanwhile'>;

/**
 * Saves the words of a row in one language, as a draft or for visitors; the English and the other
 * languages stay as they are, and so does what visitors read while a draft is written. Whoever
 * saves has seen the English of this moment, so it is no longer outdated. Returns its version.
 */
export const saveTranslation = staffWrite({
  permission: ({ kind }: TranslationPlace) => kind.write,
  run: async (
    write: StaffWrite,
    place: TranslationPlace,
    { version, typed, state }: Saving,
  ): Promise<SavedTranslation> => {
    const { trx, audit, pagesChanged } = write;
    const { kind, id, language } = place;
    const [english] = await readEntries(trx, kind, id);
    if (!english) return refuse('row-gone');
    const read = readTranslation(english.fields, typed);
    if (!read.ok) return read;
    const fields = cleaned(english, read.value);
    const problems = await picturesIn(trx, english, fields);
    if (problems.length > 0) return invalid(problems);
    if (kind.table === 'info_pages' && !(await isWholePageIn(trx, id, fields)))
      return invalidField('body', 'page-not-whole');
    const before = await lockTranslation(write, place);
    if ((before?.version ?? 0) !== version) return refuse('changed-meanwhile');
    const published = state === 'live' ? fields : (before?.published ?? null);
    const storing = { version, fields, source: english.words, state, published };
    const saved = await storeTranslation(write, place, storing);
    if (saved === null) return refuse('changed-meanwhile');
    await audit({
      action: 'translations.saved',
      subject: `${kind.table}/${id} ${language}`,
      ...changedFields({ ...before?.fields, state: before?.state }, { ...fields, state }),
    });
    if (state === 'live') pagesChanged();
    return accept(saved);
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

/**
 * The library's pictures in the long texts must exist and be described, as those of the English.
 */
function picturesIn(trx: Db, { fields }: EnglishRow, words: Words) {
  const long = fields.filter(({ type }) => type === 'rich' || type === 'markdown');
  const named = long.map(({ name }) => ({ field: name, text: words[name] ?? '' }));
  return libraryProblems(trx, named, { published: true });
}
