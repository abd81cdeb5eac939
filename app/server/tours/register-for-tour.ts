import { sql, type Transaction } from 'kysely';
import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { readTourRegistration, type TypedTour, tooFewSeats } from '#core/requests/tour.ts';
import { invalid, type Problem } from '#core/result.ts';
import { originOf, takeShare } from '../bookings/unproven-shares.ts';
import type { Database } from '../db/schema.ts';
import { findOpenRequest, type Placed, placeRequest } from '../requests/place-request.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { getTourRules } from './tour-queries.ts';

/**
 * Stores a registration and takes its seats in one transaction: all of them or none, and the last
 * seat once. The staff frees them by declining it.
 */
export async function registerForTour(
  services: Services,
  typed: TypedTour,
  origin: RequestOrigin,
): Promise<Placed> {
  const read = readTourRegistration(typed, await getTourRules(services));
  try {
    return await placeRequest(services, read, origin, async (trx, input, id) => {
      if (input.kind !== 'tour-registration') throw new Error(`a registration of kind ${input.kind}`);
      const { departureId, travelDate, people } = input.details;
      // Suspected spam takes no seat from anybody.
      if (departureId === null || origin.suspected) return input;
      await takeSeats(trx, { departureId, travelDate, people });
      await shareSeats(trx, services, {
        id,
        departureId,
        travelDate,
        people,
        origin: originOf(services, origin),
      });
      await services.pages.bump(trx);
      return input;
    });
  } catch (error) {
    if (!(error instanceof SeatsGone) || !read.ok) throw error;
    // The second press of two may have found the last seats taken by the first.
    const reference = await findOpenRequest(services, read.value);
    if (reference) return { ok: true, value: { reference } };
    return invalid([error.problem]);
  }
}

class SeatsGone extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super('departure has no seats left');
    this.problem = problem;
  }
}

/**
 * Throws where this origin would hold more than its share of the departure without the staff's
 * confirmation.
 */
async function shareSeats(
  trx: Transaction<Database>,
  services: Services,
  { id, departureId, travelDate, people, origin }: Wanted & { id: string; origin: string },
): Promise<void> {
  const { seats } = await trx
    .selectFrom('tour_departures')
    .select('seats')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow();
  const share = {
    ...{ holder: id, origin },
    ...{ unit: `departure:${departureId}`, pieces: people, endsAt: new Date(travelDate) },
  };
  const left = await takeShare(trx, share, { most: mostUnproven('departure', seats), now: services.clock() });
  if (left !== null) throw new SeatsGone({ field: 'people', code: 'departure-share', values: { n: left } });
}

type Wanted = { departureId: string; travelDate: string; people: number };

/**
 * One statement that locks the departure; throws where it has fewer seats left, is closed, or
 * leaves on another day by now, so that nothing of the registration is stored.
 */
async function takeSeats(
  trx: Transaction<Database>,
  { departureId, travelDate, people }: Wanted,
): Promise<void> {
  const taken = await trx
    .updateTable('tour_departures')
    .set((row) => ({ seats_taken: row('seats_taken', '+', people) }))
    .where('id', '=', departureId)
    .where('leaves_on', '=', travelDate)
    .where('closed', '=', false)
    .where(sql<boolean>`seats_taken + ${people} <= seats`)
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return;
  const row = await trx
    .selectFrom('tour_departures')
    .select(['leaves_on', 'seats', 'seats_taken', 'closed'])
    .where('id', '=', departureId)
    .executeTakeFirst();
  if (!row || row.closed || row.leaves_on !== travelDate)
    throw new SeatsGone({ field: 'departureId', code: 'departure-closed' });
  throw new SeatsGone(tooFewSeats(row.seats - row.seats_taken));
}
