import type { CivilDate } from '#core/calendar/civil-date.ts';
import { lunarDayOf } from '#core/calendar/lunar-day.ts';
import { occasionField, readFamily } from '#core/people/read-family.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { accept, type FormOutcome, invalid, type Outcome, type Problem, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { getTemplePlace } from '../calendar/calendar-queries.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

/**
 * Saves one's relatives and occasions as the form has them, if the profile still is the version
 * that the form was filled from. The lunar day of an occasion is computed here, at the temple's
 * place.
 */
export async function saveFamily(
  services: Services,
  { personId }: Devotee,
  typed: Record<string, string>,
  version: number,
): Promise<FormOutcome<true> | Outcome<never, 'profile-conflict'>> {
  const now = services.clock();
  const read = readFamily(typed, templeDay(now));
  if (!read.ok) return read;
  const place = await getTemplePlace(services);
  const problems: Problem[] = [];
  const occasions = read.value.occasions.map(({ row, title, beganOn, countedBy, remind }, position) => {
    const lunar = countedBy === 'tithi' ? lunarDayOf(place, beganOn as CivilDate) : null;
    if (lunar && !lunar.ok) problems.push({ field: occasionField(row, 'date'), code: lunar.code });
    const { masa, tithi } = lunar?.ok ? lunar.value : { masa: null, tithi: null };
    return {
      person_id: personId,
      position,
      title,
      began_on: beganOn,
      counted_by: countedBy,
      masa,
      tithi,
      remind,
    };
  });
  if (problems.length > 0) return invalid(problems);
  const relatives = read.value.relatives.map(({ bornOn, ...one }, position) => ({
    ...one,
    person_id: personId,
    position,
    born_on: bornOn,
  }));
  if (!Number.isInteger(version) || version < 0 || version > 1e9) return refuse('profile-conflict');
  const row = { wants_reminders: read.value.wantsReminders, version: version + 1, updated_at: now };
  return inTransaction(services, async ({ trx }) => {
    const saved = await trx
      .insertInto('profiles')
      .values({ ...row, person_id: personId })
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet(row).where('profiles.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!saved) return refuse('profile-conflict');
    await trx.deleteFrom('relatives').where('person_id', '=', personId).execute();
    await trx.deleteFrom('occasions').where('person_id', '=', personId).execute();
    if (relatives.length > 0) await trx.insertInto('relatives').values(relatives).execute();
    if (occasions.length > 0) await trx.insertInto('occasions').values(occasions).execute();
    return accept(true);
  });
}
