import { isOpen, type MoneyState } from '#core/purchases/money-state.ts';
import { heldUntil } from '../bookings/hold.ts';
import type { OrderStage } from './order-state.ts';

/**
 * How long after its creation an order may be paid: prices and stock are not guaranteed for a whole
 * day.
 */
const payWithinMinutes = 120;

type Payable = {
  state: MoneyState;
  stage: OrderStage;
  pay_by: 'gateway' | 'pickup';
  created_at: Date;
  /** Of an order that the office wrote down. */
  pay_until: Date | null;
};

/**
 * Whether the buyer may (again) be sent to pay. A payment that comes later is still taken if there
 * is stock.
 */
export function mayPayNow({ state, stage, pay_by, created_at, pay_until }: Payable, now: Date): boolean {
  const end = pay_until ?? new Date(created_at.getTime() + payWithinMinutes * 60_000);
  const late = now >= end;
  return pay_by === 'gateway' && stage === 'open' && isOpen(state) && !late;
}

/**
 * Until when a press on 'Pay' holds the goods: for a quarter of an hour, and never shorter than
 * they are held for a buyer of the telephone.
 */
export function heldForPaying({ pay_until }: Pick<Payable, 'pay_until'>, now: Date): Date {
  const usual = heldUntil(now);
  return pay_until !== null && pay_until > usual ? pay_until : usual;
}
