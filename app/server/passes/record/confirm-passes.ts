import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { issuePasses } from './issue-passes.ts';
import type { BookingRow } from './locked-booking.ts';
import { moveBooking } from './move-booking.ts';
import { notifyHolder } from './notify-holder.ts';
import { takePlaces } from './places.ts';

type Confirmed = Pick<BookingRow, 'id' | 'holder_email' | 'person_id' | 'language'> & { at: Date };

/**
 * Confirms a booking that has nothing to pay at the gateway and whose places the caller holds in
 * the same transaction: the passes are signed, and the holder has a letter.
 */
export async function confirmPasses(
  trx: Transaction,
  services: Services,
  { at, ...row }: Confirmed,
): Promise<void> {
  const taken = await takePlaces(trx, { holder: row.id, now: at });
  if (!taken.ok) throw new Error(`${row.id} lost what it held`);
  await issuePasses(trx, services, row.id);
  await moveBooking(trx, { id: row.id, at, kind: 'confirmed', stage: 'confirmed' });
  await notifyHolder(trx, services, row, 'confirmed');
}
