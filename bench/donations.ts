import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { begin, makeFixture } from '#server/purchases/test-donations.ts';
import { percentile, printTable } from './numbers.ts';

export type DonationOptions = { dataFolder: string; donors: number; seconds: number };

/**
 * Complete donations through the verbs that the routes call: startDonation (with its order at the
 * test gateway) and settlePayment (with receipt number and letter), by donors who begin the next
 * when one is settled. The database is the embedded one with fsync on.
 */
export async function benchDonations({ dataFolder, donors, seconds }: DonationOptions): Promise<void> {
  const postgres = await startEmbeddedPostgres(dataFolder);
  const { db } = openDatabase(postgres.connectionString, { connections: 10, onLost: () => {} });
  try {
    await migrate(postgres.connectionString);
    const { services, gateway } = await makeFixture(db);
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
    /** Milliseconds from `since` until a donation is started, paid and settled. */
    const giveOnce = async (since: number): Promise<number> => {
      const { id, orderId, total } = await begin(services);
      const event = { id: `evt_bench_${id}`, kind: 'payment.captured' };
      const settled = await settlePayment(services, { snapshot: captured(orderId, id, total), event });
      if (settled.outcome !== 'changed') throw new Error(`a donation was not settled: ${settled.outcome}`);
      return performance.now() - since;
    };
    const times: number[] = [];
    const endsAt = performance.now() + seconds * 1000;
    const donor = async (): Promise<void> => {
      while (performance.now() < endsAt) times.push(await giveOnce(performance.now()));
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: donors }, () => donor()));
    const rate = times.length / ((performance.now() - startedAt) / 1000);
    const steady = await arriveSteadily(giveOnce, { perSecond: 100, seconds });
    printTable(
      `Checkout and settlement, ${donors} donors, fsync ${rows[0]?.fsync}`,
      ['measure', 'value', 'goal'],
      [
        ['complete donations/s', rate, '>= 300'],
        ['median ms', percentile(times, 50), ''],
        ['p99 ms, without a pause between donations', percentile(times, 99), ''],
        ['median ms at 100 donations/s', percentile(steady, 50), ''],
        ['p99 ms at 100 donations/s', percentile(steady, 99), '<= 50'],
      ],
    );
    await gateway.close();
    await sleep(100);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/**
 * Donations at a fixed rate, however long those before them take, as visitors do: with `donors` in
 * a closed loop the time of a donation is their number over the rate, whatever the site does.
 * Measured from the moment it was due.
 */
async function arriveSteadily(
  giveOnce: (since: number) => Promise<number>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const startedAt = performance.now();
  const underWay: Promise<number>[] = [];
  for (let donation = 0; donation < perSecond * seconds; donation += 1) {
    const due = startedAt + (donation * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    underWay.push(giveOnce(due));
  }
  return Promise.all(underWay);
}

function captured(orderId: string, donationId: string, total: number): PaymentSnapshot {
  return {
    paymentId: `pay_${donationId}`,
    orderId,
    mode: 'online',
    status: 'captured',
    amount: paise(total),
    currency: 'INR',
    capturedAt: new Date(),
    refunded: paise(0),
    refundBegun: false,
    failure: null,
    account: null,
    gatewayMode: null,
  };
}
