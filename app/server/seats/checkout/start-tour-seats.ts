import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { readTourRegistration, type TypedTour } from '#core/requests/tour.ts';
import { termsOfDeparture } from '#core/seats/seat-price.ts';
import type { RequestOrigin } from '#server/requests/read-request-form.ts';
import type { Services } from '#server/services.ts';
import { getTourRules } from '#server/tours/tour-queries.ts';
import { type SeatStarted, startSeat } from './start-seat.ts';

/**
 * Holds the seats of a departure that is paid on the site: its price, or the deposit. null: the
 * tour desk agrees the price of this one (register-for-tour.ts).
 */
export async function startTourSeats(
  services: Services,
  typed: TypedTour,
  origin: RequestOrigin,
): Promise<SeatStarted | null> {
  const rules = await getTourRules(services);
  const departure = rules.departures.find(({ id }) => id === typed.departureId);
  const terms = departure && termsOfDeparture(departure);
  if (!terms || origin.suspected) return null;
  const read = readTourRegistration(typed, rules);
  if (!read.ok) return read;
  const { id, day, seats, ladder, tourId } = departure;
  const title = rules.tours.find((tour) => tour.id === tourId)?.title ?? '';
  return startSeat(
    services,
    {
      ...{ unit: { kind: 'departure', id }, title, day, seats: read.value.details.people, terms, ladder },
      ...{ asked: read.value, share: mostUnproven('departure', seats) },
    },
    origin,
  );
}
