import ical from 'ical-generator';
import type { SeatView } from '#core/seats/seat-view.ts';
import { classFile } from '#server/classes/class-calendar.ts';
import { findClass } from '#server/classes/class-queries.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/** The tour that a departure is of. */
export async function findTourOf(db: Db, departureId: string): Promise<string | null> {
  const row = await db
    .selectFrom('tour_departures')
    .select('tour_id')
    .where('id', '=', departureId)
    .executeTakeFirst();
  return row?.tour_id ?? null;
}

/**
 * Paid seats as a calendar file: every lesson of the class, or the day on which the tour leaves.
 */
export async function seatFile(
  services: Services,
  seat: Pick<SeatView, 'id' | 'unit' | 'title' | 'day' | 'number' | 'version'>,
  { url, place }: { url: string; place: string },
): Promise<string> {
  const found = seat.unit.kind === 'class' ? await findClass(services, seat.unit.id) : null;
  if (found) return classFile(found, url);
  const file = ical({ prodId: { company: 'Mandir', product: 'Seats' } });
  file.createEvent({
    id: `${seat.id}@${new URL(url).host}`,
    sequence: seat.version,
    stamp: services.clock(),
    start: new Date(`${seat.day}T00:00:00Z`),
    allDay: true,
    summary: `${seat.title} · ${seat.number}`,
    location: place,
    url: `${url}/seat/booking/${seat.id}`,
  });
  return file.toString();
}
