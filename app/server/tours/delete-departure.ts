import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { listDepartureBookings } from './admin-departure-queries.ts';
import { departureFacts, lockDeparture } from './lock-departure.ts';

/** Deletes a departure without registrations; one with registrations is closed instead. */
export async function deleteDeparture(
  services: Services,
  viewer: Viewer,
  { tourId, id }: { tourId: string; id: string },
): Promise<Outcome<null, 'not-allowed' | 'departure-unknown' | 'departure-booked'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'content.write')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    const before = await lockDeparture(trx, { tourId, id });
    if (!before) return refuse('departure-unknown');
    const booked = await listDepartureBookings({ db: trx }, tourId);
    if (before.seats_taken > 0 || booked.some(({ departureId, comes }) => departureId === id && comes))
      return refuse('departure-booked');
    await trx.deleteFrom('tour_departures').where('id', '=', id).execute();
    await writeAudit(trx, services, viewer, {
      action: 'departure.deleted',
      subject: id,
      details: { tour: tourId },
      before: departureFacts(before),
    });
    await services.pages.bump(trx);
    return accept(null);
  });
}
