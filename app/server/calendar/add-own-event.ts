import { type OwnEventFields, readOwnEvent } from '#core/calendar/own-event-form.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';

/** Puts an event of the temple's own into the calendar. */
export async function addOwnEvent(
  services: Services,
  viewer: Viewer,
  typed: OwnEventFields,
): Promise<FormOutcome<string> | Refusal<'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'calendar.write')) return refuse('not-allowed');
  const wish = readOwnEvent(typed);
  if (!wish.ok) return wish;
  const { title, note, startsOn, endsOn, repeats } = wish.value;
  const id = services.ids('own');
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('calendar_own_events')
      .values({ id, title, note, starts_on: startsOn, ends_on: endsOn, repeats })
      .execute();
    await writeAudit(trx, services, viewer, {
      action: 'calendar.added',
      subject: id,
      after: { title, note, startsOn, endsOn, repeats },
    });
    await services.pages.bump(trx);
  });
  return { ok: true, value: id };
}
