import { href } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { activeLines, type OrderLineView, type OrderView } from '#core/orders/order-view.ts';
import type { OrderLetterSays } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** What a letter says of an order. */
export type LetterOrder = Pick<
  OrderView,
  'id' | 'number' | 'total' | 'delivery' | 'deliveryCharge' | 'stage' | 'money' | 'payBy' | 'payUntil'
> &
  Pick<OrderView, 'courier' | 'tracking' | 'swap'> & {
    buyer: Pick<OrderView['buyer'], 'name'>;
    lines: Pick<OrderLineView, 'position' | 'replaces' | 'title' | 'options' | 'quantity' | 'amount'>[];
  };

/** One step of an order. The letter to who paid has the bill as a PDF. */
export function orderLetter(says: OrderLetterSays, order: LetterOrder, writing: Writing): LetterPage {
  const { words, m, dates, contact } = writing;
  const { number, payUntil } = order;
  const values = { order: String(number), total: formatRupees(order.total) };
  const { phone } = contact;
  const key = says === 'pay-link' ? says : keyOf(says, order);
  const text =
    key === 'pay-link'
      ? words('order-pay-link', { ...values, phone, until: dates.dayInWords(payUntil ?? '') })
      : key === 'order-cancelled-link'
        ? words(key, { ...values, phone })
        : words(key, values);
  return writtenPage(text, {
    title: greeting(writing, order.buyer.name),
    rows: [
      { label: m.order, value: String(number) },
      ...activeLines(order.lines).map(({ title, options, quantity, amount }) => ({
        label: `${title}${options && ` (${options})`} × ${quantity}`,
        value: formatRupees(amount),
      })),
      ...(order.deliveryCharge > 0 ? [{ label: m.delivery, value: formatRupees(order.deliveryCharge) }] : []),
      { label: m.totalWithTax, value: formatRupees(order.total) },
      ...(says === 'swap' ? offerRows(order, writing) : []),
      ...(says === 'shipped' && order.courier ? [{ label: m.courier, value: order.courier }] : []),
      ...(says === 'shipped' && order.tracking ? [{ label: m.trackingNumber, value: order.tracking }] : []),
    ],
    href: href(says === 'pay-link' ? '/checkout/pay/:id' : '/status/:id', { id: order.id }),
  });
}

/** The letter of a step: fetched goods and a partial cancellation have words of their own. */
function keyOf(
  says: Exclude<OrderLetterSays, 'pay-link'>,
  { delivery, stage, payBy, payUntil, money }: LetterOrder,
) {
  const pickup = delivery === 'pickup';
  if (says === 'paid') return pickup ? 'order-paid-pickup' : 'order-paid';
  if (says === 'packed') return pickup ? 'order-ready' : 'order-packed';
  if (says === 'cancelled') {
    // Of the telephone, and never paid.
    if (payUntil !== null && money === 'cancelled') return 'order-cancelled-link';
    const what = stage === 'cancelled' ? 'order-cancelled' : 'order-part-cancelled';
    return payBy === 'pickup' ? (`${what}-counter` as const) : what;
  }
  return `order-${says}` as const;
}

/** What is offered, while it is: the buyer may have chosen before this letter went out. */
function offerRows({ swap }: LetterOrder, { m, dates }: Writing): NonNullable<LetterPage['rows']> {
  if (!swap) return [];
  return [
    ...swap.lines.map(({ title, options, quantity }) => ({
      label: m.instead,
      value: `${title}${options && ` (${options})`} × ${quantity}`,
    })),
    {
      label: m.withIt,
      value: swap.back > 0 ? m.goesBack(formatRupees(swap.back)) : m.nothingMore,
    },
    { label: m.heldUntil, value: dates.longDate(swap.heldUntil) },
  ];
}

/** Money of an order that went back; `stray`: of a payment that did not pay it. */
export function orderReturnedLetter(
  order: LetterOrder,
  { amount, stray }: { amount: Paise; stray: boolean },
  writing: Writing,
): LetterPage {
  const { words, m } = writing;
  const sum = formatRupees(amount);
  const values = { order: String(order.number), sum };
  const atCounter = order.payBy === 'pickup' ? 'order-returned-counter' : null;
  const whole = amount < order.total ? 'order-returned-part' : 'order-returned';
  return writtenPage(words(stray ? 'order-returned-stray' : (atCounter ?? whole), values), {
    title: greeting(writing, order.buyer.name),
    rows: [
      { label: m.goneBack, value: sum },
      { label: m.order, value: String(order.number) },
    ],
    href: href('/status/:id', { id: order.id }),
  });
}
