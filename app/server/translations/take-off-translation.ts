import { accept, type Outcome, refuse } from '#core/result.ts';
import { fallsBackOnShipped } from '#core/translations/translated-kind.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { readEntries, shippedTranslation } from './entry-words.ts';
import { lockTranslation, storeTranslation } from './store-translation.ts';

// Only routes may import this file (page-files).

/**
 * Takes the words of one language off the site: visitors read the English, or for settings and
 * letters what came with the site. The words stay as a draft. Returns its version.
 */
export const takeOffTranslation = staffWrite({
  permission: ({ kind }: TranslationPlace) => kind.write,
  run: async (
    write: StaffWrite,
    place: TranslationPlace,
    { version }: { version: number },
  ): Promise<Outcome<number, 'row-gone' | 'changed-meanwhile'>> => {
    const { kind, id, language } = place;
    const before = await lockTranslation(write, place);
    if ((before?.version ?? 0) !== version) return refuse('changed-meanwhile');
    const now = before ?? shippedTranslation(place);
    const [english] = await readEntries(write.trx, kind, id);
    if (!now || !english) return refuse('row-gone');
    const { fields, source } = now;
    const published = fallsBackOnShipped(kind) ? null : {};
    const saved = await storeTranslation(write, place, {
      version,
      fields,
      source,
      state: 'draft',
      published,
    });
    if (saved === null) return refuse('changed-meanwhile');
    await write.audit({
      action: 'translations.taken-off',
      subject: `${kind.table}/${id} ${language}`,
      ...{ before: { state: now.state }, after: { state: 'draft' } },
    });
    write.pagesChanged();
    return accept(saved);
  },
});
