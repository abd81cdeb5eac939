import { sql } from 'kysely';
import type { Devotee } from '#core/people/viewer.ts';
import { readPledge, type TypedPledge } from '#core/pledges/read-pledge.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Services } from '../services.ts';

/**
 * Changes amount or day for the next letters: a month whose letter was sent keeps its amount. Only
 * one's own pledge, and only the version that the form was opened with.
 */
export async function changePledge(
  services: Services,
  { personId }: Devotee,
  {
    pledgeId,
    version,
    ...typed
  }: { pledgeId: string; version: number } & Pick<TypedPledge, 'amount' | 'day'>,
): Promise<FormOutcome<null> | Refusal<'pledge-gone' | 'profile-conflict'>> {
  const { db, clock } = services;
  const now = clock();
  const today = templeDay(now);
  const own = await db
    .selectFrom('monthly_pledges')
    .select('cause_id')
    .where('id', '=', pledgeId)
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  if (!own) return refuse('pledge-gone');
  const [cause = null] = await loadCauses(services, [own.cause_id], { raised: false });
  const read = readPledge(typed, cause, today);
  if (!read.ok) return read;
  const { amount, day } = read.value;
  const changed = await db
    .updateTable('monthly_pledges')
    .set({
      ...{ amount_paise: amount, day, version: version + 1, changed_at: now },
      since: sql<string>`case when day = ${day} then since else ${today}::date end`,
    })
    .where('id', '=', pledgeId)
    .where('version', '=', version)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst();
  return changed ? accept(null) : refuse('profile-conflict');
}
