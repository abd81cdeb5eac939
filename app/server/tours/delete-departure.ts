import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listDepartureBookings } from './admin-departure-queries.ts';
import { departureFacts, lockDeparture } from './lock-departure.ts';

/** Deletes a departure without registrations; one with registrations is closed instead. */
export const deleteDeparture = staffWrite({
  permission: 'content.write',
  run: async (
    { trx, audit, pagesChanged },
    { tourId, id }: { tourId: string; id: string },
  ): Promise<Outcome<null, 'departure-unknown' | 'departure-booked'>> => {
    const before = await lockDeparture(trx, { tourId, id });
    if (!before) return refuse('departure-unknown');
    const booked = await listDepartureBookings({ db: trx }, tourId);
    if (before.seats_taken > 0 || booked.some(({ departureId, comes }) => departureId === id && comes))
      return refuse('departure-booked');
    await trx.deleteFrom('tour_departures').where('id', '=', id).execute();
    await audit({
      action: 'departure.deleted',
      subject: id,
      details: { tour: tourId },
      before: departureFacts(before),
    });
    pagesChanged();
    return accept(null);
  },
});
