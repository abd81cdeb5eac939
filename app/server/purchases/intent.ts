import { createHash } from 'node:crypto';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { againAfterLoss } from '../db/patience.ts';
import type { Db } from '../db/schema.ts';
import type { PurchaseRef, purchaseTables } from './purchase.ts';

export type Started = FormOutcome<{ id: string }>;

/** What one form asks, whose key it carries: another body under the same key is another request. */
export type Intent = { table: IntentTable; key: string; hash: string };

/** Every table whose rows are made by a form once. */
type IntentTable = (typeof purchaseTables)[PurchaseRef['kind']] | 'stay_groups' | 'shifts';

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

type Steps<Rules, Placed> = {
  /** The prices and rules of today. */
  load: () => Promise<Rules>;
  place: (rules: Rules) => FormOutcome<Placed> | Promise<FormOutcome<Placed>>;
  save: (placed: Placed) => Promise<Started>;
};

/**
 * Starts a purchase once (rule R3): the same key with the same body gives the same purchase, with
 * another body it is refused ('intent-reused'). After a refusal it looks once more, since a copy of
 * the form may have been faster, and may have taken the last piece itself. A lost connection is no
 * refusal: all of it is done again, and the key finds what the first try may have saved.
 */
export function startOnce<Rules, Placed>(
  db: Db,
  intent: Intent,
  steps: Steps<Rules, Placed>,
): Promise<Started> {
  return againAfterLoss(() => startNow(db, intent, steps));
}

async function startNow<Rules, Placed>(
  db: Db,
  intent: Intent,
  { load, place, save }: Steps<Rules, Placed>,
): Promise<Started> {
  const [known, rules] = await Promise.all([findIntent(db, intent), load()]);
  if (known) return known;
  const placed = await place(rules);
  const saved = placed.ok ? await save(placed.value) : placed;
  return saved.ok ? saved : ((await findIntent(db, intent)) ?? saved);
}
