import { sql } from 'kysely';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { pollGateway } from './poll-gateway.ts';
import { type PurchaseRef, payableUntil, purchaseNames, purchaseTables } from './purchase.ts';
import { applyWaitingEvents } from './waiting-events.ts';

const sideBySide = 8;
const batch = 200;

/**
 * The safety net under the gateway's events: processes those that had to wait, and polls the
 * gateway for every purchase that is due. It uses the same verb as the events themselves.
 */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  everySeconds: 60,
  run: async (services, stopping) => {
    await applyWaitingEvents(services, stopping);
    for (const kind of purchaseNames) {
      while (!stopping.aborted) {
        const due = await listDue(services, kind);
        for (let at = 0; at < due.length; at += sideBySide) {
          await Promise.all(due.slice(at, at + sideBySide).map((one) => pollPurchase(services, kind, one)));
        }
        if (due.length < batch) break;
      }
    }
  },
};

type Kind = PurchaseRef['kind'];
type Due = { id: string; gateway_order_id: string | null };

function listDue({ db, clock }: Services, kind: Kind): Promise<Due[]> {
  return db
    .selectFrom(purchaseTables[kind])
    .select(['id', 'gateway_order_id'])
    .where('poll_at', '<=', clock())
    .orderBy('poll_at')
    .limit(batch)
    .execute();
}

/** The next time is set first: a purchase that fails never blocks the others. */
async function pollPurchase(services: Services, kind: Kind, { id, gateway_order_id }: Due): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const { state, created_at, pay_until } = await db
    .selectFrom(purchaseTables[kind])
    .select(['state', 'created_at', payableUntil[kind].as('pay_until')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable(purchaseTables[kind])
    .set({ poll_at: nextPollAt(state, created_at, now, pay_until), poll_count: sql`poll_count + 1` })
    .where('id', '=', id)
    .execute();
  if (gateway_order_id === null) return;
  try {
    const answer = await pollGateway(services, gateway_order_id);
    if (answer === 'answered') return;
    log.warn({ purchase: id, code: answer }, 'gateway poll failed');
    if (answer === 'declined') return;
  } catch (error) {
    log.error({ err: error, purchase: id }, 'purchase not reconciled');
  }
  await pollAgain(services, kind, id);
}

const quarterHour = 15 * 60_000;

/**
 * A poll without an answer is repeated, even for a purchase whose age would end the polling: an
 * event may have requested it, for a payment that is counted nowhere else. An earlier time remains
 * (`least` ignores null).
 */
async function pollAgain({ db, clock }: Services, kind: Kind, id: string): Promise<void> {
  const at = new Date(clock().getTime() + quarterHour);
  await db
    .updateTable(purchaseTables[kind])
    .set({ poll_at: sql`least(poll_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}
