import { sql } from 'kysely';
import { readVersion } from '#core/fields/version.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '../write/staff-write.ts';
import { departureFacts, lockDeparture } from './lock-departure.ts';

/** Closes a departure to registrations, or opens it again; taken seats stay taken. */
export const closeDeparture = staffWrite({
  permission: 'content.write',
  run: async (
    { services, trx, audit, pagesChanged },
    { tourId, id, version, closed }: { tourId: string; id: string; version: string; closed: boolean },
  ): Promise<
    Outcome<null, 'departure-unknown' | 'departure-over' | 'departure-called-off' | 'changed-meanwhile'>
  > => {
    const before = await lockDeparture(trx, { tourId, id });
    if (!before) return refuse('departure-unknown');
    if (before.version !== readVersion(version)) return refuse('changed-meanwhile');
    if (before.leaves_on <= templeDay(services.clock())) return refuse('departure-over');
    if (before.called_off_at) return refuse('departure-called-off');
    if (before.closed === closed) return accept(null);
    await trx
      .updateTable('tour_departures')
      .set({ closed, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    await audit({
      action: closed ? 'departure.closed' : 'departure.opened',
      subject: id,
      details: { tour: tourId },
      before: departureFacts(before),
      after: { ...departureFacts(before), closed },
    });
    pagesChanged();
    return accept(null);
  },
});
