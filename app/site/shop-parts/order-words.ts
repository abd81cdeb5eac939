import { isUnpaid, type OrderState } from '#core/orders/order-state.ts';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import type { Thanks } from '#core/page-copy/answer-words.ts';
import * as m from '#messages/order-states.ts';
import type { Tone } from '#ui/notice.tsx';

export type OrderWords = {
  /** The page's heading and the window's title. Only a paid order is thanked for. */
  title: string;
  lead: string;
  badge: string;
  tone: Tone;
  /** The answer may come at any moment: the page polls. */
  looksAgain: boolean;
  /** The current step: 2 payment, 3 bill, 4 all done. */
  step: 2 | 3 | 4;
};

const paid = { badge: m.paid, tone: 'good', looksAgain: false, step: 4 } as const;

const byState: Record<Exclude<OrderState, 'paid'>, OrderWords> = {
  created: { ...m.states.created, tone: 'wait', looksAgain: true, step: 2 },
  waiting: { ...m.states.waiting, tone: 'wait', looksAgain: true, step: 2 },
  packed: { ...m.states.packed, tone: 'good', looksAgain: false, step: 4 },
  shipped: { ...m.states.shipped, tone: 'good', looksAgain: false, step: 4 },
  delivered: { ...m.states.delivered, tone: 'good', looksAgain: false, step: 4 },
  cancelled: { ...m.states.cancelled, tone: 'info', looksAgain: false, step: 2 },
  failed: { ...m.states.failed, tone: 'bad', looksAgain: false, step: 2 },
  refunded: { ...m.states.refunded, tone: 'info', looksAgain: false, step: 4 },
  short: { ...m.states.short, tone: 'wait', looksAgain: false, step: 3 },
};

/** To be paid at the counter, and not paid yet. */
function toPayAtShop(mailed: boolean): OrderWords {
  return {
    ...m.toPayAtShop,
    lead: `${m.toPayAtShop.lead} ${mailed ? m.packedByMail : m.packedOnPage}`,
    tone: 'wait',
    looksAgain: false,
    step: 2,
  };
}

/**
 * What cancelling does, shown before it is done. A short order is paid and has no bill yet; a
 * payment at the shop's counter is refunded there, by hand.
 */
export function cancelWords({ payBy, stage, bills }: Pick<OrderView, 'payBy' | 'stage' | 'bills'>): string {
  return bills.length > 0 || stage === 'short' ? m.cancellingPaid[payBy] : m.cancellingUnpaid;
}

/** The texts of an order's page; `thanks` are the temple's for a paid order. */
export function orderWords(
  order: Pick<OrderGlance, 'state' | 'stage' | 'money' | 'payBy' | 'delivery' | 'mailed'>,
  thanks: Thanks,
): OrderWords {
  const words = order.state === 'paid' ? { ...paid, ...thanks } : byState[order.state];
  if (order.state === 'refunded' && order.payBy === 'pickup') return { ...words, lead: m.refundedAtShop };
  if (order.state === 'refunded' && order.stage === 'cancelled')
    return { ...words, lead: `${words.lead} ${m.notSent}` };
  if (order.money === 'review') {
    return {
      ...words,
      ...m.review,
      looksAgain: false,
    };
  }
  if (order.payBy === 'pickup' && isUnpaid(order.money)) {
    if (order.state === 'waiting') return toPayAtShop(order.mailed);
    if (order.state === 'packed')
      return {
        ...toPayAtShop(order.mailed),
        title: m.readyTitle,
        lead: m.readyToPay,
      };
  }
  if (order.state === 'cancelled' && order.money === 'expired') {
    return { ...words, ...m.expired };
  }
  if (order.state === 'cancelled' && order.money !== 'cancelled' && !isUnpaid(order.money)) {
    return {
      ...words,
      lead: m.cancelledPaid[order.payBy],
      step: 4,
    };
  }
  if (order.state === 'packed' && order.delivery === 'pickup')
    return { ...words, title: m.readyTitle, lead: m.readyToCollect };
  return words;
}

/** The state in a list, in a word. */
export function orderBadge(order: Parameters<typeof orderWords>[0]): Pick<OrderWords, 'badge' | 'tone'> {
  return orderWords(order, { title: '', lead: '' });
}
