import { sql } from 'kysely';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';

/** For how many days after its departure the note of a group is stored, and its name. */
const retained = { note: 30, name: 400 };

/**
 * What the office typed of a group may name somebody, whom no export and no erasure finds: the note
 * goes as the names of the waiting list do, the name when next year's group was planned.
 */
export async function forgetGroups({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const today = templeDay(now);
  await sql`update stay_groups set note = null,
      name = case when departure < ${today}::date - ${retained.name}::int then '–' else name end
    where (note is not null and departure < ${today}::date - ${retained.note}::int)
      or (name <> '–' and departure < ${today}::date - ${retained.name}::int)`.execute(db);
}
