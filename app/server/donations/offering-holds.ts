import type { Selectable } from 'kysely';
import { heldUntil } from '#core/bookings/hold.ts';
import { releaseShares } from '../bookings/unproven-shares.ts';
import type { DonationsTable } from '../db/schema/giving.ts';
import type { Db, Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { LockedDonation } from './locked-donation.ts';
import { freePlaces, holdsPlaces, keepPlaces, listDayOfferings, takePlaces } from './offering-places.ts';

type Row = Pick<Selectable<DonationsTable>, 'id' | 'seva_on'>;

/** With less than this left of the hold, the donor has to press before being sent to pay. */
const enoughMinutes = 5;

/** Whether an offering of its day is not held long enough to be paid at a moment. */
export async function mustHoldFirst(db: Db, { id, seva_on }: Row, now: Date): Promise<boolean> {
  if (seva_on === null || (await listDayOfferings(db, id)).length === 0) return false;
  return !(await holdsPlaces(db, id, new Date(now.getTime() + enoughMinutes * 60_000)));
}

/** Holds what a locked donation offers of its day anew; false: others have it by now. */
export async function holdAgain(trx: Transaction, { id, seva_on: day }: Row, now: Date): Promise<boolean> {
  const offerings = day === null ? [] : await listDayOfferings(trx, id);
  if (day === null || offerings.length === 0) return true;
  const hold = { donationId: id, day, offerings, until: heldUntil(now), now };
  return (await takePlaces(trx, hold)) === null;
}

/**
 * A paid donation's places are its own for good; after the hold it takes those that are free. False
 * where its offering is given by others by then.
 */
export async function settlePlaces(
  trx: Transaction,
  { clock }: Services,
  { id, row }: LockedDonation,
): Promise<boolean> {
  const day = row.seva_on;
  const offerings = day === null ? [] : await listDayOfferings(trx, id);
  if (day === null || offerings.length === 0) return true;
  await releaseShares(trx, id);
  if ((await keepPlaces(trx, id)) === offerings.reduce((sum, { quantity }) => sum + quantity, 0)) return true;
  const taken = await takePlaces(trx, { donationId: id, day, offerings, until: null, now: clock() });
  if (taken) await freePlaces(trx, id);
  return taken === null;
}
