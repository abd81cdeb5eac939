import { type MoneyState, openStates } from '#core/purchases/money-state.ts';

/** How far the goods of an order have come, in the order of the admin's board. */
export const orderStages = [
  'open',
  'placed',
  'short',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStage = (typeof orderStages)[number];

/**
 * Stage -> allowed next. Shipped goods are not returned by a button; what is picked up is delivered
 * without having been shipped.
 */
const nextStages: Record<OrderStage, readonly OrderStage[]> = {
  open: ['placed', 'short', 'cancelled'],
  placed: ['packed', 'cancelled'],
  short: ['placed', 'cancelled'],
  packed: ['placed', 'shipped', 'delivered', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

export function mayMove(from: OrderStage, to: OrderStage): boolean {
  return nextStages[from].includes(to);
}

/** What a buyer reads (rule F24): one word from the states of money and goods. */
export const orderStates = [
  'created',
  'waiting',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'failed',
  'refunded',
  'short',
] as const;
export type OrderState = (typeof orderStates)[number];

export function orderState({ state, stage }: { state: MoneyState; stage: OrderStage }): OrderState {
  if (state === 'refunded') return 'refunded';
  if (stage === 'open') return openState(state);
  // To be paid at the counter: nothing is paid yet.
  if (stage === 'placed') return isUnpaid(state) ? 'waiting' : 'paid';
  return stage;
}

/** A payment that does not agree is not settled: it is neither final nor refundable yet. */
export function mayBeCancelled(money: MoneyState): boolean {
  return money !== 'review';
}

/**
 * Whether the buyer may cancel: what is not paid or was short always, what is to be packed where
 * the shop's settings allow it, nothing that is packed, and nothing under review.
 */
export function buyerMayCancel(
  { money, stage }: { money: MoneyState; stage: OrderStage },
  buyerCancels: boolean,
): boolean {
  return (
    mayBeCancelled(money) && (stage === 'open' || stage === 'short' || (stage === 'placed' && buyerCancels))
  );
}

/**
 * Paid, its goods gone, and not all of the money returned: the shop still owes goods or an answer.
 */
export function waitsShort({ state, stage }: { state: MoneyState; stage: OrderStage }): boolean {
  return stage === 'short' && state !== 'refunded';
}

/** No money has come, and none is reported as being refunded. */
export function isUnpaid(state: MoneyState): boolean {
  return (openStates as readonly MoneyState[]).includes(state);
}

function openState(state: MoneyState): OrderState {
  if (state === 'created') return 'created';
  if (state === 'failed') return 'failed';
  return state === 'expired' || state === 'cancelled' ? 'cancelled' : 'waiting';
}
