import { hasRoomForLate } from '#core/fair-door/place-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { lineOf } from './call-numbers.ts';
import { findPlaceState } from './line-queries.ts';
import type { Place } from './place-cookie.ts';

export type NotIn = 'no-door' | 'door-open' | 'not-called' | 'no-room-yet' | 'place-over';

/**
 * Lets a called number in, for as many minutes as the door gives. Again, also on another phone, it
 * is the same entry with the same end: a lost answer costs nothing, and two phones share one form.
 */
export async function goIn(
  services: Services,
  doorId: string,
  { number }: Place,
): Promise<Outcome<Place, NotIn>> {
  return inTransaction(services, async ({ trx }) => {
    const now = services.clock();
    // Late ones count each other: one after another.
    const door = await trx
      .selectFrom('fair_doors')
      .selectAll()
      .where('id', '=', doorId)
      .forUpdate()
      .executeTakeFirst();
    if (!door) return refuse('no-door');
    if (door.closed_since === null) return refuse('door-open');
    const { placeState, entry } = await findPlaceState(trx, door, number, now);
    if (placeState === 'over') return refuse('place-over');
    if (placeState === 'waiting') return refuse('not-called');
    if (entry) return accept({ number, until: entry.endsAt });
    if (placeState === 'late') {
      const { inside } = await lineOf(trx, door, now);
      if (!hasRoomForLate(inside, door.most_inside)) return refuse('no-room-yet');
    }
    const until = new Date(now.getTime() + door.minutes * 60_000);
    await trx
      .insertInto('fair_door_entries')
      .values({ door_id: doorId, number, entered_at: now, ends_at: until })
      .execute();
    return accept({ number, until });
  });
}
