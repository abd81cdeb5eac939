import { eventPause, mostEventTries } from '#core/payments/try-again.ts';
import type { Services } from '../services.ts';
import { reviveSnapshot, type WaitingEvent } from './gateway-events.ts';
import { warnAdmin } from './payment-warnings.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 200;

/**
 * Processes the waiting events that are due. One that always fails is tried at growing intervals
 * and in the end waits for a person, so it never blocks the others, however many there are.
 */
export async function applyWaitingEvents(services: Services, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const due = await listDue(services);
    for (const event of due) {
      if (stopping.aborted) return;
      await tryOnce(services, event);
    }
    if (due.length < batch) return;
  }
}

type DueEvent = WaitingEvent & { tries: number };

async function listDue({ db, clock }: Services): Promise<DueEvent[]> {
  const rows = await db
    .selectFrom('gateway_events')
    .select(['id', 'kind', 'snapshot', 'tries'])
    .where('outcome', 'is', null)
    .where('parked_at', 'is', null)
    .where((row) => row.or([row('next_try_at', 'is', null), row('next_try_at', '<=', clock())]))
    .orderBy('next_try_at', (order) => order.asc().nullsFirst())
    .orderBy('received_at')
    .limit(batch)
    .execute();
  return rows.map(({ snapshot, ...row }) => ({ ...row, snapshot: reviveSnapshot(snapshot) }));
}

/**
 * The next time is set first: an event that crashes the process is not the first again after the
 * restart.
 */
async function tryOnce(services: Services, { id, kind, snapshot, tries: before }: DueEvent): Promise<void> {
  const { db, clock, log } = services;
  const tries = before + 1;
  await db
    .updateTable('gateway_events')
    .set({ tries, next_try_at: new Date(clock().getTime() + eventPause(tries)) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
  try {
    await settlePayment(services, { snapshot, event: { id, kind } });
  } catch (error) {
    log.error({ err: error, event: id, tries }, 'event still not processed');
    await noteFailure(services, id, error);
    if (tries >= mostEventTries) await park(services, { id, kind, snapshot });
  }
}

/** The error, for the staff's system screen. */
export async function noteFailure({ db }: Services, id: string, error: unknown): Promise<void> {
  const words = String(error instanceof Error ? error.message : error).slice(0, 300);
  await db
    .updateTable('gateway_events')
    .set({ last_error: words })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

async function park(services: Services, { id, kind, snapshot }: WaitingEvent): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const parked = await trx
      .updateTable('gateway_events')
      .set({ parked_at: services.clock() })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .where('parked_at', 'is', null)
      .executeTakeFirst();
    if (parked.numUpdatedRows === 0n) return;
    await warnAdmin(trx, services, {
      kind: 'event-parked',
      cause: id,
      purchase: null,
      paymentId: snapshot.paymentId,
      orderId: snapshot.orderId,
      facts: { number: id, said: snapshot.amount, flaw: kind },
    });
  });
}

/** Once somebody processed a parked event, its warning is closed. */
export async function unwarnParked({ db, clock }: Services, id: string, personId: string): Promise<void> {
  await db
    .updateTable('payment_warnings')
    .set({ seen_at: clock(), seen_by: personId })
    .where('cause_key', '=', `event-parked:${id}`)
    .where('seen_at', 'is', null)
    .execute();
}
