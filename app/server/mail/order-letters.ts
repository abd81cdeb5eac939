import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** The steps of an order that are written to its buyer. */
export type OrderLetterSays = 'placed' | 'paid' | 'short' | 'packed' | 'shipped' | 'delivered' | 'cancelled';

const subjects: Record<OrderLetterSays, string> = {
  placed: 'We keep your order for you',
  paid: 'Thank you for your order',
  short: 'Something of your order is gone',
  packed: 'Your order is packed',
  shipped: 'Your order is on its way',
  delivered: 'Your order has arrived',
  cancelled: 'Your order is cancelled',
};

/** One step of an order. The letter to who paid carries the bill as a PDF. */
export function orderLetter(says: OrderLetterSays, order: OrderView, publicUrl: string): LetterPage {
  const { number } = order;
  return {
    subject: `${subjects[says]} · Order ${number}`,
    preview: `Order ${number}, ${formatRupees(order.total)}`,
    title: greeting(order.buyer.name),
    ...(says === 'paid' ? { hindi: 'हरे कृष्ण! आपके ऑर्डर के लिए धन्यवाद।' } : {}),
    paragraphs: [wordsOf(says, order)],
    rows: [
      { label: 'Order', value: String(number) },
      ...order.lines.map(({ title, options, quantity, amount }) => ({
        label: `${title}${options && ` (${options})`} × ${quantity}`,
        value: formatRupees(amount),
      })),
      ...(order.deliveryCharge > 0 ? [{ label: 'Delivery', value: formatRupees(order.deliveryCharge) }] : []),
      { label: 'Total, tax included', value: formatRupees(order.total) },
      ...(says === 'shipped' && order.courier ? [{ label: 'Courier', value: order.courier }] : []),
      ...(says === 'shipped' && order.tracking ? [{ label: 'Tracking number', value: order.tracking }] : []),
    ],
    button: { label: 'See your order', href: `${publicUrl}/status/${order.id}` },
    notes: ['The page asks for the last four digits of your telephone number.'],
  };
}

function wordsOf(says: OrderLetterSays, { delivery, stage }: OrderView): string {
  const pickup = delivery === 'pickup';
  switch (says) {
    case 'placed':
      return 'Your goods are set aside. You pay when you fetch them at the temple shop.';
    case 'paid':
      return pickup
        ? 'Your payment has reached us. We write to you when your goods are ready to be fetched at the temple shop. The bill is attached.'
        : 'Your payment has reached us and your goods are being packed. The bill is attached.';
    case 'short':
      return 'Your payment has reached us, but somebody was faster with what you ordered. We are sorry. The shop calls or writes to you: you choose whether we send something else or the money goes back.';
    case 'packed':
      return pickup
        ? 'Your goods are ready. Please fetch them at the temple shop; the order number is enough.'
        : 'Your goods are packed and wait for the courier.';
    case 'shipped':
      return 'Your parcel is with the courier.';
    case 'delivered':
      return 'May it serve you well. If something arrived damaged, please write to the temple office within two days.';
    case 'cancelled':
      return stage === 'cancelled'
        ? 'The order is cancelled. What was paid for it goes back to where it came from; the bank may need five to seven working days.'
        : 'A part of the order is cancelled. What was paid for it goes back to where it came from.';
  }
}

/** Money of an order that went back. */
export function orderReturnedLetter(order: OrderView, amount: Paise, publicUrl: string): LetterPage {
  const sum = formatRupees(amount);
  return {
    subject: `${sum} has gone back to you · Order ${order.number}`,
    preview: `Order ${order.number}`,
    title: greeting(order.buyer.name),
    paragraphs: [
      amount < order.total
        ? `${sum} of what you paid for order ${order.number} has gone back.`
        : `What you paid for order ${order.number}, ${sum}, has gone back.`,
    ],
    rows: [
      { label: 'Gone back', value: sum },
      { label: 'Order', value: String(order.number) },
    ],
    button: { label: 'See your order', href: `${publicUrl}/status/${order.id}` },
    notes: ['Your bank may need five to seven working days to show it. It goes to the account it came from.'],
  };
}
