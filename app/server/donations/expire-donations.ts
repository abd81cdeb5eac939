import { mayBecome } from '#core/purchases/money-state.ts';
import type { Job } from '../jobs/job.ts';
import { expireUnpaid } from '../purchases/expire-unpaid.ts';
import type { Services } from '../services.ts';
import { freePlaces } from './offering-places.ts';

const batch = 200;

/** Expires donations that nobody paid. A donor's claim of a transfer keeps its donation open. */
export const expireDonations: Job = {
  name: 'expire-donations',
  everySeconds: 600,
  run: (services, stopping) =>
    expireUnpaid(services, stopping, {
      list: (before) => listOverdue(services, before),
      expire: (id) => expire(services, id),
    }),
};

function listOverdue(
  { db }: Services,
  before: Date,
): Promise<{ id: string; gateway_order_id: string | null }[]> {
  return db
    .selectFrom('donations')
    .select(['id', 'gateway_order_id'])
    .where('state', 'in', ['created', 'attempted', 'failed'])
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upi_claims')
            .select('upi_claims.id')
            .whereRef('donation_id', '=', 'donations.id')
            .where('upi_claims.state', '=', 'claimed'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(batch)
    .execute();
}

async function expire({ db, clock }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const donation = await trx
      .selectFrom('donations')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!mayBecome(donation.state, 'expired')) return;
    await trx
      .updateTable('donations')
      .set({ state: 'expired', failure: null })
      .where('id', '=', id)
      .execute();
    await freePlaces(trx, id);
    await trx
      .insertInto('donation_events')
      .values({
        donation_id: id,
        at: clock(),
        kind: 'expired',
        state: 'expired',
      })
      .execute();
  });
}
