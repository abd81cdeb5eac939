import { closedAt, type DoorState, opened } from '#core/fair-door/advance.ts';
import { type DoorSettings, readDoor, type TypedDoor, usualDoor } from '#core/fair-door/door.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { staffWrite } from '../write/staff-write.ts';
import { storeState } from './call-numbers.ts';
import { type DoorRow, doorOf } from './door-row.ts';

/**
 * Switches the door of an event, and says how many it lets in. On, it closes at once; off, whoever
 * waits goes in.
 */
export const saveDoor = staffWrite({
  permission: 'doors.write',
  run: async (
    { trx, services, audit, pagesChanged },
    eventId: string,
    typed: TypedDoor & { version: string },
  ): Promise<FormOutcome<null> | Refusal<'door-no-event' | 'changed-meanwhile'>> => {
    const event = await trx.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst();
    if (!event) return refuse('door-no-event');
    const read = readDoor(typed);
    if (!read.ok) return read;
    const row = await lockDoor(trx, eventId, services.ids('door'));
    if (String(row.version) !== typed.version) return refuse('changed-meanwhile');
    const now = services.clock();
    const { mode, arrivalsLine, mostInside, minutes } = read.value;
    const next = switched(doorOf(row), read.value, now);
    await storeState(trx, row, next, now, {
      ...{ mode, arrivals_line: arrivalsLine, most_inside: mostInside, minutes },
      version: row.version + 1,
    });
    await audit({ action: 'door.set', subject: eventId, details: { ...read.value } });
    pagesChanged();
    return accept(null);
  },
});

/** What the state becomes: 'on' closes, 'off' opens, and 'auto' leaves the door as it is. */
function switched(door: DoorState, settings: DoorSettings, now: Date): DoorState {
  if (settings.mode === 'off') return { ...door, ...opened(door.drawn) };
  const closes = settings.mode === 'on' && door.closedSince === null;
  return closes ? { ...door, ...closedAt(now, settings) } : door;
}

/** The event's door, locked; a new one is off. */
async function lockDoor(trx: Transaction, eventId: string, id: string): Promise<DoorRow> {
  const { mode, arrivalsLine, mostInside, minutes } = usualDoor;
  await trx
    .insertInto('fair_doors')
    .values({ id, event_id: eventId, mode, arrivals_line: arrivalsLine, most_inside: mostInside, minutes })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
  return trx
    .selectFrom('fair_doors')
    .selectAll()
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
