import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';
import { queueLetter } from '../mail/queue-letter.ts';

const atOnce = 500;

/**
 * Writes once to each stock alert whose goods are in stock again, and deletes it. Polls the stock
 * instead of listening to changes: a delivery, a count, a cancelled order and an expired hold all
 * bring goods back.
 */
export const sendStockAlerts: Job = {
  name: 'send-stock-alerts',
  everySeconds: 60,
  run: async ({ db, ids, wakeups }) => {
    const queued = await db.transaction().execute(async (trx) => {
      const due = await trx
        .deleteFrom('stock_alerts')
        .where((eb) =>
          eb(
            sql`(variant_id, email)`,
            'in',
            sql`(select alert.variant_id, alert.email from stock_alerts as alert
              join stock on stock.variant_id = alert.variant_id and stock.on_hand > stock.held
              join product_variants as variant on variant.id = alert.variant_id and variant.offered
              join products on products.id = variant.product_id and products.status = 'live'
              order by alert.asked_at limit ${atOnce} for update of alert skip locked)`,
          ),
        )
        .returning(['variant_id', 'email', 'language', 'asked_at'])
        .execute();
      for (const { variant_id, email, language, asked_at } of due) {
        await queueLetter(trx, ids, {
          to: email,
          reader: { language },
          // The cause outlives the letter's address, so it does not contain it.
          causeKey: `stock-back:${variant_id}:${asked_at.getTime()}:${digestOf(email)}`,
          letter: { kind: 'stock-back', variantId: variant_id },
        });
      }
      return due.length;
    });
    if (queued > 0) wakeups.wake('send-letters');
  },
};

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
