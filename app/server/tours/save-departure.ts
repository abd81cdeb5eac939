import { sql } from 'kysely';
import { type DepartureInput, readDeparture, type TypedDeparture } from '#core/content/departure.ts';
import { readVersion } from '#core/fields/version.ts';
import { type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import { staffWrite } from '../write/staff-write.ts';
import { departureFacts, lockDeparture } from './lock-departure.ts';

type Saved =
  | FormOutcome<{ id: string }>
  | Refusal<'departure-unknown' | 'departure-over' | 'changed-meanwhile'>;

/**
 * Adds a departure to a tour (`id` null) or changes its day and seats; the tour's page shows it at
 * once. Taken seats stay: the row is locked, so a registration comes before or after. A new day
 * moves its registrations too, so that bookings are found on the day they come; no letters are
 * sent, the staff calls them.
 */
export const saveDeparture = staffWrite({
  permission: 'content.write',
  run: async (
    { services, trx, audit, pagesChanged },
    { tourId, id }: { tourId: string; id: string | null },
    typed: TypedDeparture,
  ): Promise<Saved> => {
    const today = templeDay(services.clock());
    const others = await lockTour(trx, tourId);
    if (!others) return refuse('departure-unknown');
    const before = id === null ? null : await lockDeparture(trx, { tourId, id });
    if (id !== null && !before) return refuse('departure-unknown');
    if (before && before.version !== readVersion(typed.version)) return refuse('changed-meanwhile');
    if (before && before.leaves_on <= today) return refuse('departure-over');
    const read = readDeparture(typed, {
      today,
      taken: before?.seats_taken ?? 0,
      others: others.filter((one) => one.id !== id).map(({ leaves_on }) => leaves_on),
    });
    if (!read.ok) return read;
    const own = id ?? services.ids('dep');
    await write(trx, { tourId, id: own }, read.value, before !== null);
    await audit({
      action: before ? 'departure.changed' : 'departure.made',
      subject: own,
      details: { tour: tourId },
      before: before ? departureFacts(before) : undefined,
      after: { ...read.value, closed: before?.closed ?? false },
    });
    pagesChanged();
    return { ok: true, value: { id: own } };
  },
});

/** One editor of a tour's days at a time; null where there is no such tour. */
async function lockTour(trx: Transaction, tourId: string) {
  const tour = await trx
    .selectFrom('tours')
    .select('id')
    .where('id', '=', tourId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!tour) return null;
  return trx
    .selectFrom('tour_departures')
    .select(['id', 'leaves_on'])
    .where('tour_id', '=', tourId)
    .execute();
}

async function write(
  trx: Transaction,
  { tourId, id }: { tourId: string; id: string },
  { day, seats }: DepartureInput,
  exists: boolean,
): Promise<void> {
  if (!exists) {
    await trx.insertInto('tour_departures').values({ id, tour_id: tourId, leaves_on: day, seats }).execute();
    return;
  }
  await trx
    .updateTable('tour_departures')
    .set({ leaves_on: day, seats, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await sql`update requests set details = jsonb_set(details, '{travelDate}', to_jsonb(${day}::text))
    where kind = 'tour-registration' and details ->> 'departureId' = ${id} and details ->> 'travelDate' <> ${day}`.execute(
    trx,
  );
}
