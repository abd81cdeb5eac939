import type { FormOutcome } from '#core/result.ts';
import { againAfterLoss } from '../db/patience.ts';
import type { Db } from '../db/schema.ts';
import { findIntent, type Intent, type Started } from '../write/intent.ts';

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
