import { sql } from 'kysely';
import type { Devotee } from '#core/people/viewer.ts';
import type { PledgeState } from '#core/pledges/monthly-pledge.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

export const pledgeIntents = ['pause', 'resume', 'end'] as const;
export type PledgeIntent = (typeof pledgeIntents)[number];

const become = { pause: 'paused', resume: 'running', end: 'ended' } as const satisfies Record<
  PledgeIntent,
  PledgeState
>;

/**
 * Pauses, resumes or ends one's own pledge; pressed twice it is done once. An ended one is final.
 */
export async function movePledge(
  { db, clock }: Services,
  { personId }: Devotee,
  pledgeId: string,
  intent: PledgeIntent,
): Promise<Outcome<null, 'pledge-gone'>> {
  const now = clock();
  const moved = await db
    .updateTable('monthly_pledges')
    .set((row) => ({
      ...{ state: become[intent], changed_at: now, version: row('version', '+', 1) },
      // A pledge that is resumed today gets its first letter on a later day, so that a pause never
      // causes a second letter.
      ...(intent === 'resume' && {
        since: sql<string>`case when state = 'paused' then ${templeDay(now)}::date else since end`,
      }),
    }))
    .where('id', '=', pledgeId)
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst();
  return moved ? accept(null) : refuse('pledge-gone');
}

/**
 * By the link of a letter, without signing in: whoever has it may stop the letters, and nothing
 * else.
 */
export async function stopPledge({ db, clock }: Services, token: string): Promise<void> {
  await db
    .updateTable('monthly_pledges')
    .set((row) => ({ state: 'ended', changed_at: clock(), version: row('version', '+', 1) }))
    .where('stop_token', '=', token)
    .where('state', '<>', 'ended')
    .execute();
}
