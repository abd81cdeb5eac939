import { isOpen, type MoneyState } from '#core/purchases/money-state.ts';
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
};

/**
 * Whether the buyer may (again) be sent to pay. A payment that comes later is still taken if there
 * is stock.
 */
export function mayPayNow({ state, stage, pay_by, created_at }: Payable, now: Date): boolean {
  const late = now.getTime() >= created_at.getTime() + payWithinMinutes * 60_000;
  return pay_by === 'gateway' && stage === 'open' && isOpen(state) && !late;
}
