import { payLinkAgainMinutes } from '#core/people/limits.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { staffWrite } from '../write/staff-write.ts';
import { findPayLink } from './pay-link-queries.ts';

type NotMailed = 'pay-link-unknown' | 'pay-link-over' | 'pay-link-no-email' | 'pay-link-just-sent';

/** Sends a link in a letter, in its donor's language; again, some minutes later, if they ask. */
export const mailPayLink = staffWrite({
  permission: 'donations.record',
  run: async ({ trx, services, audit, wake }, id: string): Promise<Outcome<null, NotMailed>> => {
    await trx.selectFrom('pay_links').select('id').where('id', '=', id).forUpdate().execute();
    const link = await findPayLink(services, id);
    if (!link) return refuse('pay-link-unknown');
    if (link.state !== 'waiting' && link.state !== 'begun') return refuse('pay-link-over');
    if (link.email === null) return refuse('pay-link-no-email');
    const now = services.clock();
    const soon = now.getTime() - payLinkAgainMinutes * 60_000;
    if (link.mailedAt && link.mailedAt.getTime() > soon) return refuse('pay-link-just-sent');
    await queueLetter(trx, services.ids, {
      to: link.email,
      reader: { language: link.language },
      causeKey: `pay-link:${id}:${now.toISOString()}`,
      letter: { kind: 'pay-link', linkId: id },
    });
    await trx.updateTable('pay_links').set({ mailed_at: now }).where('id', '=', id).execute();
    await audit({ action: 'pay-link.mailed', subject: id });
    wake('send-letters');
    return accept(null);
  },
});
