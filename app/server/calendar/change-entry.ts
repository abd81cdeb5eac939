import { sql } from 'kysely';
import { type EntryChangeFields, readEntryChange } from '#core/calendar/entry-change-form.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';

/**
 * Hides or renames a computed entry, of one date or of every year. A later word replaces the earlier one; neither
 * hidden nor a title means the entry is as computed again.
 */
export async function changeEntry(
  services: Services,
  viewer: Viewer,
  typed: EntryChangeFields,
): Promise<FormOutcome<null> | Refusal<'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'calendar.write')) return refuse('not-allowed');
  const change = readEntryChange(typed);
  if (!change.ok) return change;
  const { entryId, on, hidden, title } = change.value;
  await services.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('calendar_changes')
      .select(['hidden', 'title'])
      .where('entry_id', '=', entryId)
      .where(sql<boolean>`on_date is not distinct from ${on}::date`)
      .executeTakeFirst();
    if (hidden || title !== null) {
      // One statement: of two who save at the same moment the later one stands, and neither fails.
      await trx
        .insertInto('calendar_changes')
        .values({ id: services.ids('chg'), entry_id: entryId, on_date: on, hidden, title })
        .onConflict((conflict) =>
          conflict
            .expression(sql`entry_id, coalesce(on_date, '0001-01-01'::date)`)
            .doUpdateSet({ hidden, title, updated_at: services.clock() }),
        )
        .execute();
    } else {
      await trx
        .deleteFrom('calendar_changes')
        .where('entry_id', '=', entryId)
        .where(sql<boolean>`on_date is not distinct from ${on}::date`)
        .execute();
    }
    await writeAudit(trx, services, viewer, {
      action: 'calendar.changed',
      subject: entryId,
      details: { on },
      before,
      after: { hidden, title },
    });
    await services.pages.bump(trx);
  });
  return { ok: true, value: null };
}
