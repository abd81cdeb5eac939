import { type RawBuilder, sql } from 'kysely';
import { type Devotee, provenEmail, type Viewer } from '#core/people/viewer.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import type { Services } from '#server/services.ts';
import { ownsStay } from '#server/stay/queries/own-stays.ts';
import { selectSeats, toSeatView } from './seat-queries.ts';

/** Whose seats are is decided as for stays (rule R17). */
export function ownsSeat(viewer: Viewer, { personId, buyer }: SeatView): boolean {
  return ownsStay(viewer, { personId, guest: buyer });
}

/** More than anybody books in a lifetime; a history is shown without pages. */
const historyLimit = 1_000;

/** The devotee's own paid seats, the last booked first. */
export function listSeatsOf(services: Services, devotee: Devotee): Promise<SeatView[]> {
  // A link for a rest that nobody paid is none of theirs.
  const are = sql<boolean>`((rest_of is null or paid_at is not null) and (seat_bookings.person_id = ${devotee.personId}
    or (seat_bookings.person_id is null and lower(seat_bookings.buyer_email) = ${provenEmail(devotee)})))`;
  return listSeats(services, are);
}

/** Seats that a condition names, the last booked first. The caller checks who may see them. */
export async function listSeats(
  services: Pick<Services, 'db' | 'clock'>,
  are: RawBuilder<boolean>,
  most = historyLimit,
): Promise<SeatView[]> {
  const rows = await selectSeats(services).where(are).orderBy('created_at', 'desc').limit(most).execute();
  return rows.map((row) => toSeatView(row, services.clock()));
}
