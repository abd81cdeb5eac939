import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';

/** Takes an event of the temple's own out of the calendar; twice is once. */
export async function removeOwnEvent(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Outcome<null, 'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'calendar.write')) return refuse('not-allowed');
  await services.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('calendar_own_events')
      .where('id', '=', id)
      .returning(['title', 'note', 'repeats'])
      .executeTakeFirst();
    if (!gone) return;
    await writeAudit(trx, services, viewer, {
      action: 'calendar.removed',
      subject: id,
      before: gone,
    });
    await services.pages.bump(trx);
  });
  return accept(null);
}
