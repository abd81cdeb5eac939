import { isUnpaid, type OrderState } from '#core/orders/order-state.ts';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import type { Thanks } from '#core/page-copy/answer-words.ts';
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

const paid = { badge: 'Paid', tone: 'good', looksAgain: false, step: 4 } as const;

const byState: Record<Exclude<OrderState, 'paid'>, OrderWords> = {
  created: {
    title: 'Waiting for your payment',
    lead: 'Your order is written down and not yet paid. If you have just paid, the bank’s answer can take a minute; this page looks again by itself.',
    badge: 'Not paid yet',
    tone: 'wait',
    looksAgain: true,
    step: 2,
  },
  waiting: {
    title: 'Your payment is under way',
    lead: 'The bank has not answered yet. This page looks again by itself; please do not pay a second time.',
    badge: 'Waiting',
    tone: 'wait',
    looksAgain: true,
    step: 2,
  },
  packed: {
    title: 'Your order is packed',
    lead: 'It waits for the courier.',
    badge: 'Packed',
    tone: 'good',
    looksAgain: false,
    step: 4,
  },
  shipped: {
    title: 'Your order is on its way',
    lead: 'The courier has it.',
    badge: 'Shipped',
    tone: 'good',
    looksAgain: false,
    step: 4,
  },
  delivered: {
    title: 'Your order has arrived',
    lead: 'May it serve you well. If something came damaged, write to us within two days.',
    badge: 'Delivered',
    tone: 'good',
    looksAgain: false,
    step: 4,
  },
  cancelled: {
    title: 'This order is cancelled',
    lead: 'Nothing more is taken for it, and the goods are free again.',
    badge: 'Cancelled',
    tone: 'info',
    looksAgain: false,
    step: 2,
  },
  failed: {
    title: 'Payment did not go through',
    lead: 'Nothing was taken. You can try again.',
    badge: 'Not paid',
    tone: 'bad',
    looksAgain: false,
    step: 2,
  },
  refunded: {
    title: 'This payment was returned',
    lead: 'The amount has gone back to where it came from. The bank may need five to seven working days.',
    badge: 'Refunded',
    tone: 'info',
    looksAgain: false,
    step: 4,
  },
  short: {
    title: 'Something of your order is gone',
    lead: 'Your payment has arrived, but somebody was faster with the last of it. The shop writes or calls you: you choose whether we send something else or the money goes back.',
    badge: 'Paid, not in stock',
    tone: 'wait',
    looksAgain: false,
    step: 3,
  },
};

/** To be paid at the counter, and not paid yet. */
function toPayAtShop(mailed: boolean): OrderWords {
  const readyNote = mailed
    ? 'We write to you when they are packed.'
    : 'This page tells when they are packed: keep its address.';
  return {
    title: 'Your goods are set aside',
    lead: `Pay when you collect them at the temple shop. ${readyNote}`,
    badge: 'To be paid at the shop',
    tone: 'wait',
    looksAgain: false,
    step: 2,
  };
}

/** A payment at the shop's counter is refunded there, by hand. */
const wayBack: Record<OrderGlance['payBy'], string> = {
  gateway: 'goes back to where it came from',
  pickup: 'is handed back to you at the temple shop',
};

/** What cancelling does, shown before it is done. A short order is paid and has no bill yet. */
export function cancelWords({ payBy, stage, bills }: Pick<OrderView, 'payBy' | 'stage' | 'bills'>): string {
  return bills.length > 0 || stage === 'short'
    ? `The goods go back on the shelf, and what you paid ${wayBack[payBy]}.`
    : 'The goods are free again for somebody else.';
}

/** The texts of an order's page; `thanks` are the temple's for a paid order. */
export function orderWords(
  order: Pick<OrderGlance, 'state' | 'stage' | 'money' | 'payBy' | 'delivery' | 'mailed'>,
  thanks: Thanks,
): OrderWords {
  const words = order.state === 'paid' ? { ...paid, ...thanks } : byState[order.state];
  if (order.state === 'refunded' && order.payBy === 'pickup')
    return { ...words, lead: 'What you paid was handed back to you at the temple shop.' };
  if (order.state === 'refunded' && order.stage === 'cancelled')
    return { ...words, lead: `${words.lead} The goods are not sent.` };
  if (order.money === 'review') {
    return {
      ...words,
      title: 'We are checking this payment',
      lead: 'A payment reached us that does not quite fit this order. A person looks at it; please do not pay again.',
      badge: 'Being checked',
      looksAgain: false,
    };
  }
  if (order.payBy === 'pickup' && isUnpaid(order.money)) {
    if (order.state === 'waiting') return toPayAtShop(order.mailed);
    if (order.state === 'packed')
      return {
        ...toPayAtShop(order.mailed),
        title: 'Your order is ready',
        lead: 'Please collect it at the temple shop and pay there.',
      };
  }
  if (order.state === 'cancelled' && order.money === 'expired') {
    return {
      ...words,
      title: 'This order was not completed',
      lead: 'No payment reached us in time, so it was closed and its goods are free again. You can order again.',
      badge: 'Expired',
    };
  }
  if (order.state === 'cancelled' && order.money !== 'cancelled' && !isUnpaid(order.money)) {
    return {
      ...words,
      lead: `The goods are back on the shelf, and what you paid ${wayBack[order.payBy]}.`,
      step: 4,
    };
  }
  if (order.state === 'packed' && order.delivery === 'pickup')
    return { ...words, title: 'Your order is ready', lead: 'Please collect it at the temple shop.' };
  return words;
}

/** The state in a list, in a word. */
export function orderBadge(order: Parameters<typeof orderWords>[0]): Pick<OrderWords, 'badge' | 'tone'> {
  return orderWords(order, { title: '', lead: '' });
}
