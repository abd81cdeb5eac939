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
  | Refusal<'departure-unknown' | 'departure-over' | 'departure-called-off' | 'changed-meanwhile'>;

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
    const tour = await lockTour(trx, tourId);
    if (!tour) return refuse('departure-unknown');
    const { others, price } = tour;
    const before = id === null ? null : await lockDeparture(trx, { tourId, id });
    if (id !== null && !before) return refuse('departure-unknown');
    if (before && before.version !== readVersion(typed.version)) return refuse('changed-meanwhile');
    if (before?.called_off_at) return refuse('departure-called-off');
    if (before && before.leaves_on <= today) return refuse('departure-over');
    const read = readDeparture(typed, {
      today,
      ...{ taken: before?.seats_taken ?? 0, price },
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

/** Its price and days, for one editor at a time; null where there is no such tour. */
async function lockTour(trx: Transaction, tourId: string) {
  const tour = await trx
    .selectFrom('tours')
    .select('price_paise as price')
    .where('id', '=', tourId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!tour) return null;
  const others = await trx
    .selectFrom('tour_departures')
    .select(['id', 'leaves_on'])
    .where('tour_id', '=', tourId)
    .execute();
  return { ...tour, others };
}

async function write(
  trx: Transaction,
  { tourId, id }: { tourId: string; id: string },
  { day, seats, payOnline, deposit, ladder }: DepartureInput,
  exists: boolean,
): Promise<void> {
  const set = {
    ...{ leaves_on: day, seats, pay_online: payOnline, deposit_paise: deposit },
    ladder: JSON.stringify(ladder),
  };
  if (!exists) {
    await trx
      .insertInto('tour_departures')
      .values({ id, tour_id: tourId, ...set })
      .execute();
    return;
  }
  await trx
    .updateTable('tour_departures')
    .set({ ...set, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await sql`update requests set details = jsonb_set(details, '{travelDate}', to_jsonb(${day}::text))
    where kind = 'tour-registration' and details ->> 'departureId' = ${id} and details ->> 'travelDate' <> ${day}`.execute(
    trx,
  );
  await sql`update seat_bookings set day = ${day}, version = version + 1
    where unit_kind = 'departure' and unit_id = ${id} and day <> ${day}`.execute(trx);
}
