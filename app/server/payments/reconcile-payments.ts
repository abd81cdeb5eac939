import { nextQuestion } from '#core/payments/next-question.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { askGateway } from './ask-gateway.ts';
import { listWaitingEvents } from './gateway-events.ts';
import { settlePayment } from './settle-payment.ts';

const sideBySide = 8;
const batch = 200;

/**
 * The safety net under the gateway's events: works in those that had to wait, and asks the gateway about every gift
 * whose time to be asked about has come. It takes the same verb as the events themselves.
 */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  everySeconds: 60,
  run: async (services, stopping) => {
    for (const { id, kind, notice } of await listWaitingEvents(services, batch)) {
      if (stopping.aborted) return;
      await settlePayment(services, { notice, event: { id, kind } }).catch((error: unknown) => {
        services.log.error({ err: error, event: id }, 'an event still cannot be worked in');
      });
    }
    while (!stopping.aborted) {
      const due = await listDue(services);
      for (let at = 0; at < due.length; at += sideBySide) {
        await Promise.all(due.slice(at, at + sideBySide).map((gift) => askAbout(services, gift)));
      }
      if (due.length < batch) return;
    }
  },
};

type Due = { id: string; order_id: string | null };

function listDue({ db, clock }: Services): Promise<Due[]> {
  return db
    .selectFrom('donations')
    .select(['id', 'order_id'])
    .where('ask_again_at', '<=', clock())
    .orderBy('ask_again_at')
    .limit(batch)
    .execute();
}

/** The next time is set first: a gift that makes trouble never stands in the way of the others. */
async function askAbout(services: Services, { id, order_id }: Due): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const gift = await db
    .selectFrom('donations')
    .select(['state', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('donations')
    .set(({ eb }) => ({
      ask_again_at: nextQuestion(gift.state, gift.created_at, now),
      asked_times: eb('asked_times', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  if (order_id === null) return;
  try {
    const answer = await askGateway(services, order_id);
    if (answer !== 'answered') log.warn({ donation: id, code: answer }, 'the gateway could not be asked');
  } catch (error) {
    log.error({ err: error, donation: id }, 'a gift could not be reconciled');
  }
}
