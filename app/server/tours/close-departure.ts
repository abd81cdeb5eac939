import { sql } from 'kysely';
import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { departureFacts, lockDeparture } from './lock-departure.ts';

/** Closes a departure to registrations, or opens it again; taken seats stay taken. */
export async function closeDeparture(
  services: Services,
  viewer: Viewer,
  { tourId, id, version, closed }: { tourId: string; id: string; version: string; closed: boolean },
): Promise<Outcome<null, 'not-allowed' | 'departure-unknown' | 'departure-over' | 'changed-meanwhile'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'content.write')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    const before = await lockDeparture(trx, { tourId, id });
    if (!before) return refuse('departure-unknown');
    if (before.version !== readVersion(version)) return refuse('changed-meanwhile');
    if (before.leaves_on <= templeDay(services.clock())) return refuse('departure-over');
    if (before.closed === closed) return accept(null);
    await trx
      .updateTable('tour_departures')
      .set({ closed, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, services, viewer, {
      action: closed ? 'departure.closed' : 'departure.opened',
      subject: id,
      details: { tour: tourId },
      before: departureFacts(before),
      after: { ...departureFacts(before), closed },
    });
    await services.pages.bump(trx);
    return accept(null);
  });
}
