import { givingWindows } from '#core/payments/giving-windows.ts';
import { mayBecome } from '#core/payments/money-state.ts';
import type { Job } from '../jobs/job.ts';
import { pollGateway } from '../payments/poll-gateway.ts';
import type { Services } from '../services.ts';

const batch = 200;

/**
 * Expires donations that nobody paid: after the day in which they may be paid and the days in which
 * a failed payment may still be authorised, and only once the gateway has answered that there is no
 * payment. A donor's claim of a transfer keeps its donation open.
 */
export const expireDonations: Job = {
  name: 'expire-donations',
  everySeconds: 600,
  run: async (services, stopping) => {
    for (const donation of await listOverdue(services)) {
      if (stopping.aborted) return;
      const answer =
        donation.gateway_order_id === null
          ? 'answered'
          : await pollGateway(services, donation.gateway_order_id);
      // 'declined': the gateway does not know the order (any more), so it has no payment.
      if (answer === 'answered' || answer === 'declined') await expire(services, donation.id);
    }
  },
};

function listOverdue({ db, clock }: Services): Promise<{ id: string; gateway_order_id: string | null }[]> {
  const { payableFor, lateAuthorisation } = givingWindows;
  return db
    .selectFrom('donations')
    .select(['id', 'gateway_order_id'])
    .where('state', 'in', ['created', 'attempted', 'failed'])
    .where('created_at', '<', new Date(clock().getTime() - payableFor - lateAuthorisation))
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
    await trx
      .insertInto('donation_events')
      .values({
        donation_id: id,
        at: clock(),
        kind: 'expired',
        state: 'expired',
        payment_id: null,
        amount_paise: null,
        note: null,
      })
      .execute();
  });
}
