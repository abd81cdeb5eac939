import type { Transaction } from '../db/schema.ts';

/** Open parts are announced again: to another holder, or after their money went back. */
export async function remindAnew(
  trx: Transaction,
  of: { membershipId: string } | { partIds: readonly string[] },
): Promise<void> {
  const anew = trx
    .updateTable('membership_parts')
    .set({ reminded_before_at: null, reminded_after_at: null })
    .where('donation_id', 'is', null);
  await ('partIds' in of
    ? anew.where('id', 'in', [...of.partIds])
    : anew.where('membership_id', '=', of.membershipId)
  ).execute();
}
