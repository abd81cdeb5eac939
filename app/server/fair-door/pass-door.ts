import { takesEarly } from '#core/fair-door/advance.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { readPlace } from './place-cookie.ts';

const refusals = ['door-closed', 'door-time-over', 'door-used'] as const;
type DoorRefusal = (typeof refusals)[number];

export function isDoorRefusal(code: string): code is DoorRefusal {
  return refusals.some((one) => one === code);
}

/** Who sends a registration: the cookies of the browser, and the purchase key of the form. */
export type AtDoor = { eventId: string; cookies: string | null; key: string };

/**
 * Whether a registration may be saved now; to be asked first in the transaction that saves it.
 * While the door is closed the place of the sender is used up by it: one place, one registration,
 * from however many phones. The same form sent again is let through.
 */
export async function passDoor(
  trx: Transaction,
  services: Pick<Services, 'config' | 'clock'>,
  { eventId, cookies, key }: AtDoor,
): Promise<Outcome<null, DoorRefusal>> {
  const door = await trx
    .selectFrom('fair_doors')
    .select(['id', 'closed_since', 'minutes', 'early'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (!door || door.closed_since === null) return accept(null);
  const now = services.clock();
  const place = readPlace(services, door.id, cookies);
  if (place?.until) return endEntry(trx, door.id, place.number, { key, now });
  if (!takesEarly({ ...door, closedSince: door.closed_since }, now)) return refuse('door-closed');
  const early = await trx
    .updateTable('fair_doors')
    .set((row) => ({ early: row('early', '-', 1) }))
    .where('id', '=', door.id)
    .where('early', '>', 0)
    .executeTakeFirst();
  return early.numUpdatedRows > 0n ? accept(null) : refuse('door-closed');
}

/** The entry ends with the form that it was for. */
async function endEntry(
  trx: Transaction,
  doorId: string,
  number: number,
  { key, now }: { key: string; now: Date },
): Promise<Outcome<null, DoorRefusal>> {
  const entry = await trx
    .selectFrom('fair_door_entries')
    .select(['ends_at', 'spent_for'])
    .where('door_id', '=', doorId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return refuse('door-closed');
  if (entry.spent_for !== null) return entry.spent_for === key ? accept(null) : refuse('door-used');
  if (entry.ends_at <= now) return refuse('door-time-over');
  await trx
    .updateTable('fair_door_entries')
    .set({ left_at: now, spent_for: key })
    .where('door_id', '=', doorId)
    .where('number', '=', number)
    .execute();
  return accept(null);
}
