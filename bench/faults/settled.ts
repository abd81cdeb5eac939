import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Books } from '#server/demo-gateway/books.ts';
import { purchaseTables } from '#server/purchases/purchase.ts';
import type { Admin } from './staff.ts';
import type { VisitedSystem } from './test-system.ts';

/** What is still open, by the database and the gateway's books. */
type Unsettled = Record<
  'payments' | 'refunds' | 'events' | 'deliveries' | 'underWay' | 'claims' | 'letters',
  number
>;

const lookMs = 1_000;
const timePassesEvery = 5;
/** Waits as long as anything moves; when nothing has for so long, it never will. */
const patienceMs = 90_000;

/**
 * Waits until everything that was begun has settled. Reads facts, no texts of pages: every payment
 * that the gateway captured is in our rows with its refunds, no event, refund, claim or letter
 * waits. From time to time it makes the reconcile job and the next try of letters due. Returns what
 * never settled, all zero when all did.
 */
export async function waitUntilSettled(system: VisitedSystem, admin: Admin): Promise<Unsettled> {
  let last = '';
  let movedAt = performance.now();
  for (let look = 0; ; look += 1) {
    await admin.work();
    if (look % timePassesEvery === 0) await letTimePass(system, admin);
    await sleep(lookMs);
    const unsettled = await lookAround(system);
    if (Object.values(unsettled).every((count) => count === 0)) return unsettled;
    const now = JSON.stringify(unsettled);
    if (now !== last) movedAt = performance.now();
    last = now;
    if (performance.now() - movedAt > patienceMs) return unsettled;
  }
}

/**
 * No try to send a letter takes as long: one that was claimed so long ago and not recorded was cut
 * off.
 */
const longestTry = '60 seconds';

/**
 * Makes due: the next try of a refund, the next poll of the gateway, and the next try of a letter
 * whose last one is over. Refunds are retried first: where the gateway is polled before, it is
 * found done, and its key never needed.
 */
async function letTimePass({ db }: VisitedSystem, admin: Admin): Promise<void> {
  await sql`update refunds set next_try_at = now() where state = 'approved' and next_try_at is not null`.execute(
    db,
  );
  for (const table of Object.values(purchaseTables))
    await sql`update ${sql.table(table)} set poll_at = now() where poll_at is not null`.execute(db);
  await sql`update letters set next_try_at = now() where state = 'queued'
    and next_try_at - least(interval '6 hours', interval '1 minute' * power(2, tries)) < now() - ${longestTry}::interval`.execute(
    db,
  );
  for (const job of ['send-refunds', 'reconcile-payments', 'send-letters']) await admin.runJob(job);
}

async function lookAround({ db, gatewayJournal }: VisitedSystem): Promise<Unsettled> {
  const books = new Books(gatewayJournal);
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'status', 'refunded_paise'])
    .where('mode', '=', 'online')
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const payments = [...books.payments.values()].filter(({ id, captured, amount_refunded }) => {
    const ours = known.get(id);
    return captured && (ours?.status !== 'captured' || ours.refunded_paise !== amount_refunded);
  });
  const { rows: counts } = await sql<Pick<Unsettled, 'refunds' | 'events' | 'claims' | 'letters'>>`select
    (select count(*)::int from refunds where state in ('asked', 'approved', 'sent')) as refunds,
    (select count(*)::int from gateway_events where outcome is null) as events,
    (select count(*)::int from upi_claims where state = 'claimed') as claims,
    (select count(*)::int from letters where state = 'queued') as letters`.execute(db);
  const [counted] = counts;
  if (!counted) throw new Error('nothing was counted');
  return {
    ...counted,
    payments: payments.length,
    deliveries: books.deliveries.size,
    underWay: [...books.payments.values(), ...books.refunds.values()].filter(({ due }) => due !== null)
      .length,
  };
}
