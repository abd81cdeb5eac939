import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import type { Transaction } from '#server/db/schema.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { lockStay } from '../record/lock-stay.ts';
import type { LockedStay } from '../record/locked-stay.ts';
import { moveStay } from '../record/move-stay.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { leftToPay } from './rest-due.ts';

/** As the refund is listed in the office, which reads English. */
const restWasPaid = 'More than was left of the price, or the stay was over meanwhile';

/**
 * The rest of a stay is paid. What is more than was left (the desk took some, or the stay was
 * cancelled meanwhile) is to go back at once, and never pays for the stay. Both are locked
 * (lock-stay.ts).
 */
export async function settleRest(
  trx: Transaction,
  services: Services,
  rest: LockedStay,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const { id, row } = rest;
  const stay = await lockStay(trx, { id: row.rest_of ?? '' });
  const left = snapshot.amount - snapshot.refunded;
  const takesMoney = stay !== null && ['booked', 'in-house', 'left'].includes(stay.row.stage);
  // This payment counts among what was paid by now.
  const over = takesMoney ? -(await leftToPay(trx, stay.row)) : left;
  const back = paise(Math.min(left, Math.max(0, over)));
  const stage = back < left ? 'paid' : 'cancelled';
  const set = { cover_paise: Math.min(row.cover_paise, left - back) };
  await moveStay(trx, { id, at: services.clock(), kind: stage, stage, set });
  if (back > 0) await requestRefund(trx, services, rest, { amount: back, by: 'site', reason: restWasPaid });
  await notifyGuest(trx, services, row, stage === 'paid' ? 'rest-paid' : 'rest-back');
}
