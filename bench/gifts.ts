import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { settlePayment } from '#server/payments/settle-payment.ts';
import { begin, makeTestHouse } from '#server/payments/test-gifts.ts';
import { percentile, printTable } from './numbers.ts';

export type GiftOptions = { dataFolder: string; donors: number; seconds: number };

/**
 * Complete gifts through the verbs that the routes call: startDonation (with its order at the gateway's double) and
 * settlePayment (with receipt number and letter), by donors who begin the next when one is settled. The database is
 * the embedded one with fsync on.
 */
export async function benchGifts({ dataFolder, donors, seconds }: GiftOptions): Promise<void> {
  const postgres = await startEmbeddedPostgres(dataFolder);
  const { db } = openDatabase(postgres.connectionString, { connections: 10, onIdleError: () => {} });
  try {
    await migrate(postgres.connectionString);
    const { services, gateway } = await makeTestHouse(db);
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
    const times: number[] = [];
    const endsAt = performance.now() + seconds * 1000;
    const donor = async (number: number): Promise<void> => {
      for (let gift = 0; performance.now() < endsAt; gift += 1) {
        const startedAt = performance.now();
        const { id, orderId, total } = await begin(services);
        const event = { id: `evt_bench_${number}_${gift}_${id}`, kind: 'payment.captured' };
        const settled = await settlePayment(services, { notice: captured(orderId, id, total), event });
        if (settled.outcome !== 'changed') throw new Error(`a gift was not settled: ${settled.outcome}`);
        times.push(performance.now() - startedAt);
      }
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: donors }, (_, number) => donor(number)));
    const rate = times.length / ((performance.now() - startedAt) / 1000);
    printTable(
      `Checkout and settlement, ${donors} donors, fsync ${rows[0]?.fsync}`,
      ['measure', 'value', 'goal'],
      [
        ['complete gifts/s', rate, '>= 300'],
        ['median ms', percentile(times, 50), ''],
        ['p99 ms', percentile(times, 99), '<= 50'],
      ],
    );
    await gateway.close();
    await sleep(100);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

function captured(orderId: string, giftId: string, total: number): PaymentNotice {
  return {
    paymentId: `pay_${giftId}`,
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
