import { sql } from 'kysely';
import { changesSeen, type EntryChange } from '#core/calendar/additions.ts';
import { type EntryChangeFields, readEntryChange } from '#core/calendar/entry-change-form.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db } from '../db/schema.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listAdditions } from './calendar-queries.ts';

/**
 * Hides or renames a computed entry, of one date or of every year; neither hidden nor a title means
 * the entry is as computed again. `stood` is the entry as the form knew it: refused where somebody
 * else changed it meanwhile.
 */
export const changeEntry = staffWrite({
  permission: 'calendar.write',
  run: async (
    { services, trx, audit, pagesChanged },
    { seen, ...typed }: EntryChangeFields & { seen: string },
  ): Promise<FormOutcome<null> | Refusal<'saved-meanwhile'>> => {
    const change = readEntryChange(typed);
    if (!change.ok) return change;
    const { entryId, on, hidden, title } = change.value;
    // An unchanged entry has no row to lock.
    await takeAdvisoryLock(trx, entryId);
    const { changes } = await listAdditions(services);
    if (changesSeen(entryId, changes) !== seen) return refuse('saved-meanwhile');
    const before = changes.find((one) => one.entryId === entryId && one.on === on);
    const row = await trx
      .selectFrom('calendar_changes')
      .select('id')
      .where('entry_id', '=', entryId)
      .where(sql<boolean>`on_date is not distinct from ${on}::date`)
      .executeTakeFirst();
    await writeChange(trx, row?.id ?? null, services.ids('chg'), change.value);
    await audit({
      action: 'calendar.changed',
      subject: entryId,
      details: { on },
      before: before && { hidden: before.hidden, title: before.title },
      after: { hidden, title },
    });
    pagesChanged();
    return accept(null);
  },
});

/** A row that is changed once more keeps its id, and with it its words in other languages. */
async function writeChange(
  trx: Db,
  known: string | null,
  newId: string,
  { entryId, on, hidden, title }: EntryChange,
): Promise<void> {
  if (!hidden && title === null) {
    if (known) await removeChange(trx, known);
  } else if (known) {
    await trx.updateTable('calendar_changes').set({ hidden, title }).where('id', '=', known).execute();
  } else {
    await trx
      .insertInto('calendar_changes')
      .values({ id: newId, entry_id: entryId, on_date: on, hidden, title })
      .execute();
  }
}

async function removeChange(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('calendar_changes').where('id', '=', id).execute();
  await trx
    .deleteFrom('translations')
    .where('kind', '=', 'calendar_changes')
    .where('row_id', '=', id)
    .execute();
}
