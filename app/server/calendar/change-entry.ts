import { sql } from 'kysely';
import { changesSeen } from '#core/calendar/additions.ts';
import { type EntryChangeFields, readEntryChange } from '#core/calendar/entry-change-form.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Services } from '../services.ts';
import { listAdditions } from './calendar-queries.ts';

/**
 * Hides or renames a computed entry, of one date or of every year; neither hidden nor a title means
 * the entry is as computed again. `stood` is the entry as the form knew it: refused where somebody
 * else changed it meanwhile.
 */
export async function changeEntry(
  services: Services,
  viewer: Viewer,
  { seen, ...typed }: EntryChangeFields & { seen: string },
): Promise<FormOutcome<null> | Refusal<'not-allowed' | 'saved-meanwhile'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'calendar.write')) return refuse('not-allowed');
  const change = readEntryChange(typed);
  if (!change.ok) return change;
  const { entryId, on, hidden, title } = change.value;
  return await services.db.transaction().execute(async (trx) => {
    // An unchanged entry has no row to lock.
    await takeAdvisoryLock(trx, entryId);
    const { changes } = await listAdditions({ ...services, db: trx });
    if (changesSeen(entryId, changes) !== seen) return refuse('saved-meanwhile');
    const before = changes.find((one) => one.entryId === entryId && one.on === on);
    await trx
      .deleteFrom('calendar_changes')
      .where('entry_id', '=', entryId)
      .where(sql<boolean>`on_date is not distinct from ${on}::date`)
      .execute();
    if (hidden || title !== null) {
      await trx
        .insertInto('calendar_changes')
        .values({ id: services.ids('chg'), entry_id: entryId, on_date: on, hidden, title })
        .execute();
    }
    await writeAudit(trx, services, viewer, {
      action: 'calendar.changed',
      subject: entryId,
      details: { on },
      before: before && { hidden: before.hidden, title: before.title },
      after: { hidden, title },
    });
    await services.pages.bump(trx);
    return accept(null);
  });
}
