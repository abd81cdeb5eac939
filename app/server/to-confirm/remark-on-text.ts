import { FormReader } from '#core/fields/form-reader.ts';
import type { Language } from '#core/language/languages.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listTextsToConfirm } from './reading-queries.ts';

type Remarking = { language: Language; key: string; remark: string };

/**
 * Keeps what a text of the code should be, for the developers; '' takes it back. Returns its key.
 */
export const remarkOnText = staffWrite({
  permission: 'content.write',
  run: async (
    { services, trx, staff, audit },
    { language, key, remark }: Remarking,
  ): Promise<FormOutcome<string> | Refusal<'row-gone'>> => {
    const form = new FormReader();
    const words = form.text('remark', remark, { min: 0, max: 1_000, lines: 'many' });
    const read = form.answer(words);
    if (!read.ok) return read;
    const text = (await listTextsToConfirm({ db: trx }, language)).find((one) => one.key === key);
    if (!text || text.row) return refuse('row-gone');
    const values = { remark: words, remarked_by: staff.personId, remarked_at: services.clock() };
    await trx
      .insertInto('text_readings')
      .values({
        language,
        text_key: key,
        fingerprint: null,
        confirmed_by: null,
        confirmed_at: null,
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['language', 'text_key']).doUpdateSet(values))
      .execute();
    await audit({
      action: 'translations.remarked',
      subject: `${key} ${language}`,
      ...{ before: { remark: text.remark?.words ?? '' }, after: { remark: words } },
    });
    return accept(key);
  },
});
