import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { readTourRegistration, type TypedTour } from '#core/requests/tour.ts';
import { accept, invalid, type Problem } from '#core/result.ts';
import { originOf, takeShare } from '../bookings/unproven-shares.ts';
import type { Transaction } from '../db/schema.ts';
import { type Placed, placeRequest } from '../requests/place-request.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { takeDepartureSeats } from './take-departure-seats.ts';
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
  return placeRequest(services, read, origin, async ({ trx, pagesChanged }, input, id) => {
    if (input.kind !== 'tour-registration') throw new Error(`a registration of kind ${input.kind}`);
    const { departureId, travelDate, people } = input.details;
    // Suspected spam takes no seat from anybody.
    if (departureId === null || origin.suspected) return accept(input);
    const wanted = { departureId, travelDate, people };
    const problem =
      (await takeDepartureSeats(trx, wanted, services.clock())) ??
      (await shareSeats(trx, services, { ...wanted, id, origin: originOf(services, origin) }));
    if (problem) return invalid([problem]);
    pagesChanged();
    return accept(input);
  });
}

/**
 * The problem where this origin would hold more than its share of the departure without the staff's
 * confirmation.
 */
async function shareSeats(
  trx: Transaction,
  services: Services,
  { id, departureId, travelDate, people, origin }: Wanted & { id: string; origin: string },
): Promise<Problem | null> {
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
  return left === null ? null : { field: 'people', code: 'departure-share', values: { n: left } };
}

type Wanted = { departureId: string; travelDate: string; people: number };
