import { sql } from 'kysely';
import { type Paise, zeroPaise } from '#core/money/paise.ts';
import { awaitsAnswer, isOpen } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { returnedPercent, shareOf } from '#core/stay/cancellation.ts';
import { isStayId, mayMoveStay } from '#core/stay/stay-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '#server/db/schema.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { returnToGroups } from '../nights/return-to-group.ts';
import { freeNights } from '../nights/take-nights.ts';
import { forgetIdentity } from '../record/forget-identity.ts';
import { lockStay } from '../record/lock-stay.ts';
import type { LockedStay } from '../record/locked-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { readParts } from '../record/stay-cover.ts';
import { endRests } from '../rests/end-rests.ts';
import { returnRests } from '../rests/return-rests.ts';

export type StayRefusal =
  | 'stay-unknown'
  | 'stay-moved'
  | 'stay-begun'
  | 'money-in-review'
  | 'stay-rest-under-way';

/**
 * The guest cancels before arrival: the nights are free at once, and what the ladder gives back is
 * requested. The caller has verified the guest (stay-proof.ts).
 */
export async function cancelOwnStay(services: Services, stayId: string): Promise<Outcome<null, StayRefusal>> {
  if (!isStayId(stayId)) return refuse('stay-unknown');
  return inTransaction(
    services,
    async ({ trx, services: inside, wake }): Promise<Outcome<null, StayRefusal>> => {
      const stay = await lockStay(trx, { id: stayId });
      if (!stay) return refuse('stay-unknown');
      const { stage, arrival } = stay.row;
      if (stage === 'booked' && arrival <= templeDay(inside.clock())) return refuse('stay-begun');
      wake('send-letters');
      return cancelStay(trx, inside, stay, { by: 'guest', reason: 'Cancelled by the guest' });
    },
  );
}

type Cancel = {
  by: string;
  reason: string;
  /** Everything goes back instead of what the ladder gives. */
  all?: boolean;
};

/** Cancels a locked stay that has not begun. */
export async function cancelStay(
  trx: Transaction,
  services: Services,
  stay: LockedStay,
  { by, reason, all = false }: Cancel,
): Promise<Outcome<null, StayRefusal>> {
  const { id, row } = stay;
  const may = mayMoveStay(row.stage, 'cancelled') && row.stage !== 'short' && row.rest_of === null;
  if (!may) return refuse('stay-moved');
  if (awaitsAnswer(row.state)) return refuse('money-in-review');
  if (!(await endRests(trx, services, id))) return refuse('stay-rest-under-way');
  const unpaid = isOpen(row.state);
  if (unpaid) await returnToGroups(trx, sql`booking_id = ${id}`, services.clock());
  await freeNights(trx, id);
  services.wakeups.wake('offer-nights');
  await moveStay(trx, {
    ...{ id, at: services.clock(), kind: 'cancelled', stage: 'cancelled', note: reason },
    ...(unpaid && { state: 'cancelled' as const }),
  });
  // Who never paid is no guest: nobody needs their papers.
  if (unpaid && row.pay_by === 'gateway') await forgetIdentity(trx, sql`(${id})`);
  await askBack(trx, services, stay, { by, reason, all });
  // Whoever never paid has had no letter.
  if (!unpaid || row.pay_by !== 'gateway') await notifyGuest(trx, services, row, 'cancelled');
  return accept(null);
}

/** Of the deposit and of what paid the rest alike; a stay booked at the desk has no deposit. */
async function askBack(
  trx: Transaction,
  services: Services,
  stay: LockedStay,
  { by, reason, all }: Cancel,
): Promise<void> {
  const { id, row } = stay;
  const today = templeDay(services.clock());
  const parts = await readParts(trx, id);
  const amounts = new Map(parts.map((part) => [part.id, goingBack(row, part.cover, today)]));
  const amount = all ? row.total_paise : (amounts.get(id) ?? zeroPaise);
  if (amount > 0) await requestRefund(trx, services, stay, { amount, by, reason });
  await returnRests(trx, services, id, { by, reason, amounts: all ? null : amounts });
}

/** What the ladder gives back of a part of what was paid at the gateway. */
export function goingBack(
  { ladder, ladder_from }: Pick<LockedStay['row'], 'ladder' | 'ladder_from'>,
  part: Paise,
  today: string,
): Paise {
  return shareOf(part, returnedPercent(ladder, today, ladder_from));
}
