import { indianDay } from '#core/donations/indian-time.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { readPromise, type TypedPromise } from '#core/promises/read-promise.ts';
import type { FormOutcome, Problem } from '#core/result.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Services } from '../services.ts';

/**
 * Somebody promises to give the same each month. The first letter comes on its day after today. One promise for each
 * cause, so that a gift keeps one; who promises again is told. Sent twice at once it is made once.
 */
export async function makePromise(
  services: Services,
  devotee: Devotee,
  typed: TypedPromise,
): Promise<FormOutcome<{ promiseId: string }>> {
  const { db, ids, clock } = services;
  if (!devotee.emailVerified) return refused('', 'email-unverified');
  const now = clock();
  const today = indianDay(now);
  const [cause = null] = await loadCauses(services, [typed.cause], { raised: false });
  const read = readPromise(typed, cause, today);
  if (!read.ok) return read;
  const { amount, day } = read.value;
  const made = await db
    .insertInto('monthly_promises')
    .values({
      ...{ id: ids('mpr'), person_id: devotee.personId, cause_id: typed.cause, amount_paise: amount, day },
      ...{ state: 'running', since: today, stop_token: ids('stop'), made_at: now, changed_at: now },
    })
    // The index holds one for each cause; Postgres would not match it by a parameter.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made ? { ok: true, value: { promiseId: made.id } } : refused('cause', 'promise-exists');
}

function refused(field: string, code: string): { ok: false; code: 'invalid'; problems: Problem[] } {
  return { ok: false, code: 'invalid', problems: [{ field, code }] };
}
