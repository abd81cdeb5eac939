import type { Language } from '#core/language/languages.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listTextsToConfirm } from './reading-queries.ts';

type Confirming = { language: Language; key: string; fingerprint: string; confirmed: boolean };

/**
 * Confirms a text as it was shown, or opens it again. A text that changed meanwhile is not
 * confirmed: the reader has not seen it. Returns its key.
 */
export const confirmText = staffWrite({
  permission: 'content.write',
  run: async (
    { services, trx, staff, audit },
    { language, key, fingerprint, confirmed }: Confirming,
  ): Promise<Outcome<string, 'row-gone' | 'changed-meanwhile'>> => {
    const text = (await listTextsToConfirm({ db: trx }, language)).find((one) => one.key === key);
    if (!text) return refuse('row-gone');
    if (confirmed && text.fingerprint !== fingerprint) return refuse('changed-meanwhile');
    const values = confirmed
      ? { fingerprint, confirmed_by: staff.personId, confirmed_at: services.clock() }
      : { fingerprint: null, confirmed_by: null, confirmed_at: null };
    await trx
      .insertInto('text_readings')
      .values({ language, text_key: key, ...values })
      .onConflict((conflict) => conflict.columns(['language', 'text_key']).doUpdateSet(values))
      .execute();
    await audit({
      action: confirmed ? 'translations.confirmed' : 'translations.opened',
      subject: `${key} ${language}`,
      ...(confirmed && {
        after: {
          text: text.parts
            .map(({ other }) => other)
            .join('\n')
            .slice(0, 200),
        },
      }),
    });
    return accept(key);
  },
});
