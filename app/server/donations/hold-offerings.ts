import { heldUntil } from '#core/bookings/hold.ts';
import { mostOfferings, mostUnproven } from '#core/bookings/unproven-share.ts';
import { type DayOffering, dayOfferings } from '#core/donations/day-offering.ts';
import type { PlacedDonation } from '#core/donations/place-donation.ts';
import { sevaDays } from '#core/donations/seva-day.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, type Invalid, invalidField } from '#core/result.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Sender } from '../auth/take-turn.ts';
import { countsUntil, originOf, takeShare } from '../bookings/unproven-shares.ts';
import type { Db, Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { listFreeDays, takePlaces } from './offering-places.ts';

type Hold = { donationId: string; donation: PlacedDonation; sender: Sender };

/**
 * Holds what a new donation offers of what is counted by the day, for a quarter of an hour: all of
 * it, or the problem beside the day. One origin holds a small share without paying (rule R5).
 */
export async function holdOfferings(
  trx: Transaction,
  services: Services,
  { donationId, donation, sender }: Hold,
): Promise<FormOutcome<null>> {
  const offerings = dayOfferings(donation.lines);
  const day = donation.sevaOn;
  if (offerings.length === 0 || day === null) return accept(null);
  const now = services.clock();
  const taken = await takePlaces(trx, { donationId, day, offerings, until: heldUntil(now), now });
  if (taken) return dayTaken(trx, taken, { day, now });
  const share = {
    ...{ holder: donationId, origin: originOf(services, sender) },
    endsAt: countsUntil(now),
  };
  for (const { causeId, typeId, quantity, perDay } of offerings) {
    const unit = `offering:${causeId}:${typeId}:${day}`;
    const most = mostUnproven('offering', perDay);
    const left = await takeShare(trx, { ...share, unit, pieces: quantity }, { most, now });
    if (left !== null) return invalidField('sevaDate', 'offering-share');
  }
  const all = { ...share, unit: 'offering', pieces: offerings.length };
  const left = await takeShare(trx, all, { most: mostOfferings, now });
  return left === null ? accept(null) : invalidField('sevaDate', 'offering-share');
}

/** The same refusal before anything is held: null while that many are free on the day. */
export async function findDayTaken(
  db: Db,
  wanted: DayOffering,
  { day, now }: { day: string; now: Date },
): Promise<Invalid | null> {
  const [next] = await listFreeDays(db, wanted, { after: dayAfter(day, -1), last: day, now });
  return next === day ? null : dayTaken(db, wanted, { day, now });
}

/** The refusal that names what is taken, and the next days on which it is free. */
async function dayTaken(
  db: Db,
  taken: DayOffering,
  { day, now }: { day: string; now: Date },
): Promise<Invalid> {
  const last = sevaDays(templeDay(now)).to;
  const free = await listFreeDays(db, taken, { after: day, last, now });
  const values = { title: taken.title, days: free.map(dayInWords).join(', ') };
  return invalidField('sevaDate', free.length > 0 ? 'offering-taken' : 'offering-taken-long', values);
}
