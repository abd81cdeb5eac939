import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

type Ask = { bookingId: string; amount: number; by: string; reason: string };

/** Asks that the desk hands back so much of what it took for a locked booking, in paise. */
export async function askSeatReturn(
  trx: Transaction,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { bookingId, amount, by, reason }: Ask,
): Promise<string> {
  const id = ids('sdr');
  await trx
    .insertInto('seat_desk_returns')
    .values({
      ...{ id, booking_id: bookingId, amount_paise: amount, reason, state: 'asked' },
      ...{ asked_by: by, asked_at: clock(), confirmed_by: null, decided_by: null, decided_at: null },
    })
    .execute();
  return id;
}
