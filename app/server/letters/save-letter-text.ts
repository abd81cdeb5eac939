import { isDeepStrictEqual } from 'node:util';
import type { LetterText } from '#core/letters/letter-model.ts';
import { type LetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { readLetterText, type TypedLetter } from '#core/letters/read-letter-text.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { savingAction } from '../audit/saving-action.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';
import { findLetterText } from './letter-text-queries.ts';

/**
 * `typed` null: back to the words that came with the site. `version`: which the form began from.
 */
export type LetterInput = {
  key: LetterKey;
  typed: TypedLetter | null;
  version: number;
  /** They are a former version, of this moment; null: as they came with the site. */
  putBack?: { from: Date | null };
};

/**
 * Saves the staff's words for a letter; the next one that goes out has them. The second of two
 * editors gets a conflict, and the words before are in the audit log.
 */
export const saveLetterText = staffWrite({
  permission: 'settings.write',
  run: async (
    { services, trx, audit },
    { key, typed, version, putBack }: LetterInput,
  ): Promise<FormOutcome<null> | Refusal<'saved-meanwhile'>> => {
    const read = typed && readLetterText(letterModel(key), typed);
    if (read && !read.ok) return read;
    // Putting the site's own words back leaves no words of the staff's.
    const own = letterModel(key).text;
    const text = read && !(putBack && isDeepStrictEqual(read.value, own)) ? read.value : null;
    const before = await findLetterText(trx, key);
    if (before.version !== version) return refuse('saved-meanwhile');
    if (!(await store(trx, services, { key, text, version }))) return refuse('saved-meanwhile');
    await audit({
      ...(text || putBack ? savingAction('letter', putBack) : { action: 'letter.reset' }),
      subject: key,
      before: before.text,
      after: text ?? own,
    });
    return accept(null);
  },
});

/** False where somebody saved in this moment. */
async function store(
  trx: Transaction,
  { clock }: Services,
  { key, text, version }: { key: LetterKey; text: LetterText | null; version: number },
): Promise<boolean> {
  const row = { text: text && JSON.stringify(text), version: version + 1, updated_at: clock() };
  if (version === 0) {
    const added = await trx
      .insertInto('letter_texts')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const saved = await trx
    .updateTable('letter_texts')
    .set(row)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}
