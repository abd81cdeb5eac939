import { type CorrectionFields, readCorrection } from '#core/calendar/names/read-correction.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { findLastSave } from './calendar-words-queries.ts';

/**
 * Gives a name of the calendar other words in a language, or takes that back. `version` is the save
 * that the form knew, 0 for none: refused where somebody else saved meanwhile. Saving what is there
 * already changes nothing.
 */
export const correctName = staffWrite({
  permission: 'calendar.write',
  run: async (
    { services, trx, staff, audit, pagesChanged }: StaffWrite,
    { version, ...typed }: CorrectionFields & { version: number },
  ): Promise<FormOutcome<null> | Refusal<'changed-meanwhile'>> => {
    const read = readCorrection(typed);
    if (!read.ok) return read;
    const { language, table, key, name } = read.value;
    const last = await findLastSave({ db: trx }, language, { table, key });
    if ((last?.version ?? 0) !== version) return refuse('changed-meanwhile');
    if ((last?.name ?? null) === name) return accept(null);
    const saved = await trx
      .insertInto('calendar_name_corrections')
      .values({
        ...{ language, name_table: table, name_key: key, version: version + 1, name },
        ...{ saved_by: staff.personId, saved_at: services.clock() },
      })
      // Of two at the same moment the second waits here and gets a conflict.
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!saved) return refuse('changed-meanwhile');
    await audit({
      action: 'calendar.name-corrected',
      subject: `${table}/${key} ${language}`,
      before: { name: last?.name ?? null },
      after: { name },
    });
    pagesChanged();
    return accept(null);
  },
});
