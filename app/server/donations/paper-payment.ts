import type { Db } from '../db/schema.ts';

/** More entries of one paper than ever happen. */
const mostTimes = 20;

/**
 * The payment id of a paper: the paper's own ('utr_123456789012'), and after it was taken back a
 * numbered one ('utr_123456789012_2'), so that a cheque presented again, a corrected entry or a
 * transfer matched to another donation can be recorded. Not a lock: the caller takes one and checks
 * whether the id is still free.
 */
export async function nextPaperPayment(db: Db, own: string): Promise<string> {
  const ids = [own, ...Array.from({ length: mostTimes - 1 }, (_, at) => `${own}_${at + 2}`)];
  const known = await db
    .selectFrom('payments')
    .leftJoin('manual_donation_reversals as entry', 'entry.payment_id', 'payments.id')
    .leftJoin('claim_reversals as match', 'match.payment_id', 'payments.id')
    .select(['payments.id', 'entry.payment_id as entryBack', 'match.payment_id as matchBack'])
    .where('payments.id', 'in', ids)
    .execute();
  const current = known.find(({ entryBack, matchBack }) => entryBack === null && matchBack === null);
  if (current) return current.id;
  return known.length === 0 ? own : `${own}_${known.length + 1}`;
}
