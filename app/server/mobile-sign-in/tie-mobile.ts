import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { tiePurchases } from '../people/tie-purchases.ts';

/**
 * A number that was given up is not handed out again within 90 days (rule I13), so what was done
 * under it in this time was done by whoever holds it now.
 */
const sameHolderDays = 90;

/**
 * Ties to an account what a guest without an e-mail address gave and bought under its proven number
 * in the last 90 days, and the guests who came first in that time, with what they booked and asked.
 * What is older may be another holder's and is not shown (docs/decisions/mobile-sign-in.md).
 */
export async function tieMobile(
  trx: Transaction,
  personId: string,
  { mobile, now }: { mobile: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - sameHolderDays * 86_400_000);
  await tiePurchases(trx, { mobile, since }, personId);
  await trx
    .updateTable('guests')
    .set({ account_id: personId, until: now, mark: sql`mark || ' ' || id` })
    .where('phone', '=', mobile)
    .where('email', 'is', null)
    .where('account_id', 'is', null)
    .where('first_at', '>=', since)
    .execute();
}
