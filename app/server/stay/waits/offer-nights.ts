import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { nightsOf } from '#core/stay/nights.ts';
import { noRoom } from '#core/stay/no-room.ts';
import { priceStay } from '#core/stay/price-stay.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import { countsUntil, takeShare } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { findFreeRooms, lockRooms } from '../nights/take-nights.ts';
import type { StayRules } from '../rules/stay-rules.ts';
import { notifyWaiting } from './notify-waiting.ts';
import type { WaitRow } from './wait-row.ts';

/**
 * Offers who waits the nights they asked for and holds them until the offer ends; refused where
 * they are not free, cannot be booked any more, or the origin has its share of the kind, and then
 * to be rolled back. First the rooms of the kind are locked, then the entry. `by`: who of the
 * office offers it by hand.
 */
export async function offerNights(
  trx: Transaction,
  services: Services,
  wait: WaitRow,
  { rules, by = null }: { rules: StayRules; by?: string | null },
): Promise<FormOutcome<null>> {
  const now = services.clock();
  const { id, room_type_id: kindId, arrival, departure, rooms } = wait;
  const kind = rules.kinds.find((one) => one.id === kindId);
  if (!kind) return invalidField('', 'stay-wait-kind');
  if (arrival < rules.days.from || arrival > rules.days.to) return invalidField('', 'stay-wait-days');
  const party = { adults: wait.adults, children: wait.children, rooms, meals: wait.meals, member: false };
  const priced = priceStay(kind, wait, party, rules);
  if (!priced.ok) return invalidField('', priced.code, { n: priced.needed });
  const { free } = await findFreeRooms(trx, { kindId, arrival, departure, now });
  if (free.length < rooms) return noRoom('', free.length);
  const hours = termsOn(rules.terms, rules.today).offerHours;
  // From the day of arrival on nobody books on the site.
  const until = new Date(Math.min(now.getTime() + hours * 3_600_000, templeDayStart(arrival).getTime()));
  const capacity = (await lockRooms(trx, kindId)).filter(({ closed }) => !closed).length;
  const share = {
    ...{ holder: id, origin: wait.origin, unit: `room:${kindId}`, pieces: rooms, endsAt: countsUntil(until) },
  };
  const most = mostUnproven('room', capacity);
  const left = by === null ? await takeShare(trx, share, { most, now }) : null;
  if (left !== null) return invalidField('', 'stay-too-many-unpaid', { n: left });
  const offered = await trx
    .updateTable('stay_waits')
    .set({ state: 'offered', offered_at: now, offer_until: until, offered_by: by })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (offered.numUpdatedRows === 0n) return invalidField('', 'stay-wait-over');
  await trx
    .insertInto('room_nights')
    .values(
      free.slice(0, rooms).flatMap((room) =>
        nightsOf(wait).map((night) => ({
          ...{ room_id: room.id, night, booking_id: null, block_id: null, wait_id: id, until },
        })),
      ),
    )
    .execute();
  await notifyWaiting(trx, services, wait, 'offered', (until.getTime() - now.getTime()) / 60_000);
  return accept(null);
}
