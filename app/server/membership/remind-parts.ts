import { sql } from 'kysely';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept } from '#core/result.ts';
import { templeDay, templeMorning } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { lockMembership } from './lock-membership.ts';
import { listParts } from './membership-queries.ts';
import { moveStage } from './move-stage.ts';
import { notifyMember } from './notify-member.ts';
import { partLink } from './part-link.ts';

/** A part is announced so many days before it is due. */
const daysBefore = 7;

/**
 * Writes to members a week before a part is due and on the day after it, each once, and lets
 * memberships lapse whose part is overdue beyond the grace. One membership is one transaction, and
 * what was written is noted in it: repeated or interrupted, nobody is written to twice.
 */
export const remindParts: Job = {
  name: 'remind-membership-parts',
  everySeconds: 600,
  run: async (services, stopping) => {
    const now = services.clock();
    const today = templeDay(now);
    if (now < templeMorning(today)) return;
    let after: string | null = '';
    while (after !== null && !stopping.aborted) {
      const batch: string[] = await listDue(services, today, after);
      for (const id of batch) if (!stopping.aborted) await remind(services, id, today);
      after = batch.length < batchSize ? null : (batch.at(-1) ?? null);
    }
  },
};

const batchSize = 200;

/** Memberships after this id that have something due to be written, by their ids. */
async function listDue({ db }: Services, today: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership_parts as part')
    .innerJoin('memberships', 'memberships.id', 'part.membership_id')
    .select('memberships.id')
    .distinct()
    .where('part.donation_id', 'is', null)
    .where('stage', 'in', ['approved', 'paying'])
    .where('memberships.id', '>', after)
    .where(({ eb, or, and }) =>
      or([
        and([eb('reminded_before_at', 'is', null), eb('due_on', '<=', dayAfter(today, daysBefore))]),
        and([eb('reminded_after_at', 'is', null), eb('due_on', '<', today)]),
        sql<boolean>`part.due_on < ${today}::date - grace_days`,
      ]),
    )
    .orderBy('memberships.id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

async function remind(services: Services, id: string, today: string): Promise<void> {
  await inTransaction(services, async ({ trx, services: within, wake }) => {
    const membership = await lockMembership(trx, id);
    if (!membership || (membership.stage !== 'approved' && membership.stage !== 'paying'))
      return accept(null);
    // The letter that it rests says what is overdue.
    if ((await moveStage(trx, within, membership)) === 'lapsed') {
      wake('send-letters');
      return accept(null);
    }
    for (const part of await listOpen(trx, id)) {
      const overdue = part.dueOn < today;
      const says = overdue ? 'overdue' : 'part';
      if (overdue ? part.remindedAfter : part.remindedBefore) continue;
      if (part.dueOn > dayAfter(today, daysBefore)) continue;
      const now = within.clock();
      // A first letter that is late itself takes the place of the one before.
      await trx
        .updateTable('membership_parts')
        .set(overdue ? { reminded_before_at: now, reminded_after_at: now } : { reminded_before_at: now })
        .where('id', '=', part.id)
        .execute();
      const linkId = await partLink(trx, within, membership, part);
      await notifyMember(trx, within, membership, {
        says,
        partId: part.id,
        linkId,
        cause: `${part.id}:${now.toISOString()}`,
      });
    }
    wake('send-letters');
    return accept(null);
  });
}

async function listOpen(trx: Transaction, id: string) {
  const noted = await trx
    .selectFrom('membership_parts')
    .select(['id', 'reminded_before_at', 'reminded_after_at'])
    .where('membership_id', '=', id)
    .where('donation_id', 'is', null)
    .execute();
  const marks = new Map(noted.map((one) => [one.id, one]));
  return (await listParts(trx, id))
    .filter((part) => marks.has(part.id))
    .map((part) => ({
      ...part,
      remindedBefore: marks.get(part.id)?.reminded_before_at != null,
      remindedAfter: marks.get(part.id)?.reminded_after_at != null,
    }));
}
