import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { zeroPaise } from '#core/money/paise.ts';
import type { PlacedPasses } from '#core/passes/book-passes.ts';
import { countField } from '#core/passes/pass-input.ts';
import { passTime } from '#core/passes/pass-time.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { countsUntil, takeShare } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';

type Shared = {
  holder: string;
  origin: string;
  placed: Pick<PlacedPasses, 'lines' | 'slot' | 'total'>;
  event: { startsAt: Date; endsAt: Date | null };
};

type Counted = {
  now: Date;
  /** False: only counted, not refused. */
  refuses?: boolean;
  /** Until when it counts, where the office is asked for it or the waiting list holds it. */
  until?: Date;
};

/**
 * Counts what one origin has without having paid: of each product, and of the people in the slot.
 * What is paid counts no longer; what is free counts until its time is over, since nothing else
 * tells a family from a stranger who takes everything. What is asked for counts until the office
 * has answered.
 */
export async function sharePlaces(
  trx: Transaction,
  { holder, origin, placed, event }: Shared,
  { now, refuses = true, until }: Counted,
): Promise<FormOutcome<null>> {
  const { lines, slot, total } = placed;
  const free = () => passTime(slot, event).until;
  const endsAt = until ?? (total === zeroPaise ? free() : countsUntil(now));
  const most = (thing: 'pass' | 'people', capacity: number) =>
    refuses ? mostUnproven(thing, capacity) : Number.POSITIVE_INFINITY;
  for (const { product, quantity } of lines) {
    const share = { holder, origin, unit: `event-product:${product.id}`, pieces: quantity, endsAt };
    const left = await takeShare(trx, share, { most: most('pass', product.quota), now });
    if (left !== null) return invalidField(countField(product.id), 'passes-too-many-unpaid', { n: left });
  }
  if (!slot) return accept(null);
  const people = lines.reduce((sum, { product, quantity }) => sum + product.people * quantity, 0);
  const share = { holder, origin, unit: `event-slot:${slot.id}`, pieces: people, endsAt };
  const left = await takeShare(trx, share, { most: most('people', slot.capacity), now });
  return left === null ? accept(null) : invalidField('slot', 'passes-too-many-people', { n: left });
}
