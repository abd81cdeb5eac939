import { createHash } from 'node:crypto';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import type { Db } from '../db/schema.ts';

export type Started = FormOutcome<{ id: string }>;

/** Every table whose rows a form makes once. */
type IntentTable = 'donations' | 'orders' | 'stay_bookings' | 'stay_groups' | 'shifts' | 'pass_bookings';

/** What one form asks, whose key it carries: another body under the same key is another request. */
export type Intent = { table: IntentTable; key: string; hash: string };

/** The hash of a form's whole input, in whatever order its fields come. */
export function hashInput(input: object): string {
  const fields = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** The key was used for another body. */
export const reusedIntent = () => invalidField('intentKey', 'intent-reused');

/**
 * The row that this form made before, wherever its first answer got lost; null when it made none.
 */
export async function findIntent(db: Db, { table, key, hash }: Intent): Promise<Started | null> {
  if (!isIntentKey(key)) return null;
  const known = await db
    .selectFrom(table)
    .select(['id', 'intent_hash'])
    .where('intent_key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  return known.intent_hash === hash ? accept({ id: known.id }) : reusedIntent();
}
