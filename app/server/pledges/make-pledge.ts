import type { Devotee } from '#core/people/viewer.ts';
import { readPledge, type TypedPledge } from '#core/pledges/read-pledge.ts';
import { type FormOutcome, invalidField } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Services } from '../services.ts';

/**
 * Makes a monthly pledge. The first letter is sent on its next day after today. One pledge for each
 * cause, so that a donation fulfils one; a second is refused. Sent twice concurrently it is made
 * once.
 */
export async function makePledge(
  services: Services,
  devotee: Devotee,
  typed: TypedPledge,
): Promise<FormOutcome<{ pledgeId: string }>> {
  const { db, ids, clock } = services;
  if (devotee.email === null) return invalidField('', 'email-needed');
  if (!devotee.emailVerified) return invalidField('', 'email-unverified');
  const now = clock();
  const today = templeDay(now);
  const [cause = null] = await loadCauses(services, [typed.cause], { raised: false });
  const read = readPledge(typed, cause, today);
  if (!read.ok) return read;
  const { amount, day } = read.value;
  const made = await db
    .insertInto('monthly_pledges')
    .values({
      ...{ id: ids('mpr'), person_id: devotee.personId, cause_id: typed.cause, amount_paise: amount, day },
      ...{ state: 'running', since: today, stop_token: ids('stop'), made_at: now, changed_at: now },
    })
    // The index has one for each cause; Postgres would not match it by a parameter.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made ? { ok: true, value: { pledgeId: made.id } } : invalidField('cause', 'pledge-exists');
}
