import type { Transaction } from '../db/schema.ts';
import { isFound } from './find-donations.ts';

/**
 * The one donation that the staff names by its receipt number, its own id or the bank's reference;
 * 'none' or 'several' where the text does not name one.
 */
export async function findOneDonation(
  trx: Transaction,
  typed: string,
): Promise<{ id: string } | 'none' | 'several'> {
  const text = typed.trim().slice(0, 80);
  if (text === '') return 'none';
  const [donation, another] = await trx
    .selectFrom('donations')
    .select('id')
    .where(isFound(text))
    .limit(2)
    .execute();
  if (!donation) return 'none';
  return another ? 'several' : donation;
}
