import { type BenefitKind, yearOfMembership } from '#core/membership/benefits.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { LockedMembership } from './lock-membership.ts';

/** What took a benefit, and gives it back where it comes to nothing. */
export type UsedBy = { stayId: string } | { passBookingId: string };

type Spent = {
  intentKey: string;
  kind: BenefitKind;
  count: number;
  note: string;
  by: string;
  usedBy?: UsedBy;
};

/**
 * Writes down what a locked membership used of this year of membership, never more than was
 * granted. null: done; else how many are left, where that is too few or the membership is not
 * active.
 */
export async function spendBenefit(
  trx: Transaction,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  membership: LockedMembership,
  { intentKey, kind, count, note, by, usedBy }: Spent,
): Promise<number | null> {
  const { id, stage, began_on: beganOn } = membership;
  const granted = kind === 'nights' ? membership.nights_a_year : membership.passes_a_year;
  if (stage !== 'active' || beganOn === null || granted === 0) return 0;
  const now = clock();
  const today = templeDay(now);
  const year = { membership_id: id, kind, from_day: yearOfMembership(beganOn, today) };
  await trx
    .insertInto('membership_grants')
    .values({ ...year, granted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { used, granted: all } = await trx
    .selectFrom('membership_grants')
    .select(['used', 'granted'])
    .where('membership_id', '=', id)
    .where('kind', '=', kind)
    .where('from_day', '=', year.from_day)
    .executeTakeFirstOrThrow();
  if (used + count > all) return all - used;
  await trx
    .insertInto('membership_uses')
    .values({
      ...{ id: ids('use'), intent_key: intentKey, ...year, count, used_on: today, note },
      ...{ recorded_by: by, recorded_at: now, withdrawn_at: null },
      stay_id: usedBy && 'stayId' in usedBy ? usedBy.stayId : null,
      pass_booking_id: usedBy && 'passBookingId' in usedBy ? usedBy.passBookingId : null,
    })
    .execute();
  return null;
}
