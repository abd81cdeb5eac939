import type { Language } from '#core/language/languages.ts';
import { textsToConfirm } from '#core/translations/to-confirm/all-texts.ts';
import { confirmReasons } from '#core/translations/to-confirm/text-to-confirm.ts';
import type { Services } from '../services.ts';
import { type FoundText, findTexts } from './found-texts.ts';

// Only routes may import this file (page-files).

/** A text to confirm, and what a reader said of it. */
export type ReadText = FoundText & {
  /** As it stands now; a confirmed text that changed since is open again. */
  confirmed: { by: string | null; at: Date } | null;
  /** It was confirmed, and has changed since. */
  changedSince: boolean;
  remark: { words: string; by: string | null; at: Date } | null;
};

/** Every text to confirm in a language, all legal ones first, each once. */
export async function listTextsToConfirm(
  services: Pick<Services, 'db'>,
  language: Language,
): Promise<ReadText[]> {
  const found = await Promise.all(
    confirmReasons.map((reason) => findTexts(services, language, reason, textsToConfirm[reason])),
  );
  // A page may be asked for twice: its law comes before its words.
  const keys = new Set<string>();
  const once = found.flat().filter(({ key }) => !keys.has(key) && keys.add(key));
  const said = await readingsIn(services, language);
  return once.map((text) => {
    const reading = said.get(text.key);
    const same = reading?.fingerprint === text.fingerprint;
    return {
      ...text,
      confirmed: same && reading.confirmedAt ? { by: reading.confirmedBy, at: reading.confirmedAt } : null,
      changedSince: Boolean(reading?.fingerprint) && !same,
      remark:
        reading?.remark && reading.remarkedAt
          ? { words: reading.remark, by: reading.remarkedBy, at: reading.remarkedAt }
          : null,
    };
  });
}

/** How many texts are to be confirmed in a language, and how many of them are. */
export async function countTextsToConfirm(
  services: Pick<Services, 'db'>,
  language: Language,
): Promise<{ all: number; confirmed: number }> {
  const texts = await listTextsToConfirm(services, language);
  return { all: texts.length, confirmed: texts.filter(({ confirmed }) => confirmed).length };
}

async function readingsIn({ db }: Pick<Services, 'db'>, language: Language) {
  const rows = await db
    .selectFrom('text_readings as reading')
    .leftJoin('people as confirmer', 'confirmer.id', 'reading.confirmed_by')
    .leftJoin('people as reader', 'reader.id', 'reading.remarked_by')
    .select([
      'text_key as key',
      'fingerprint',
      'confirmed_at as confirmedAt',
      'confirmer.name as confirmedBy',
    ])
    .select(['remark', 'remarked_at as remarkedAt', 'reader.name as remarkedBy'])
    .where('language', '=', language)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
