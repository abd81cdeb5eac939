import type { Transaction } from '../db/schema.ts';

/** Whether a locked donation pays a part of a membership: no money counts twice. */
export async function paysMembership(trx: Transaction, donationId: string): Promise<boolean> {
  const part = await trx
    .selectFrom('membership_parts')
    .select('id')
    .where('donation_id', '=', donationId)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}
