import type { LetterSamples } from '#core/language/outside-words.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { OrderLetterSays } from '../mail/letter.ts';
import { type LetterOrder, orderLetter, orderReturnedLetter } from './order-letters.ts';
import type { Sample } from './sample.ts';
import { stockLetter } from './stock-letter.ts';

const order = ({ name, book, bookOption, courier }: LetterSamples): LetterOrder => ({
  id: 'sample',
  number: 1042,
  total: paise(125_000),
  delivery: 'courier',
  payBy: 'gateway',
  deliveryCharge: paise(5_000),
  stage: 'placed',
  payUntil: null,
  courier,
  tracking: 'EU123456789IN',
  buyer: { name },
  lines: [
    {
      ...{ position: 0, replaces: null, title: book, options: bookOption },
      ...{ quantity: 2, amount: paise(120_000) },
    },
  ],
  swap: null,
});

const swap = ({ book, otherBookOption }: LetterSamples): LetterOrder['swap'] => ({
  id: 'sample',
  heldUntil: new Date('2026-11-24T06:00:00Z'),
  back: paise(20_000),
  lines: [
    {
      ...{ position: 0, title: book, options: otherBookOption, sku: 'BK-GITA-EN' },
      ...{ quantity: 2, unit: paise(50_000) },
    },
  ],
});

const pickup = { delivery: 'pickup', deliveryCharge: paise(0), total: paise(120_000) } as const;

const atCounter = { ...pickup, payBy: 'pickup' } as const;

const ofOrder =
  (says: OrderLetterSays, instead: Partial<LetterOrder> = {}): Sample =>
  (writing, words) =>
    orderLetter(says, { ...order(words), ...instead }, writing);

const ofOrderReturned =
  (amount: Paise | null, instead: Partial<LetterOrder> = {}, stray = false): Sample =>
  (writing, words) => {
    const returned = { ...order(words), ...instead };
    return orderReturnedLetter(returned, { amount: amount ?? returned.total, stray }, writing);
  };

/** Of orders of the shop. */
export const sampleOrders = {
  'order-placed': ofOrder('placed', atCounter),
  'order-pay-link': ofOrder('pay-link', { payUntil: '2026-11-21' }),
  'order-paid': ofOrder('paid'),
  'order-paid-pickup': ofOrder('paid', pickup),
  'order-short': ofOrder('short'),
  'order-swap': (writing, words) =>
    orderLetter('swap', { ...order(words), stage: 'short', swap: swap(words) }, writing),
  'order-packed': ofOrder('packed'),
  'order-ready': ofOrder('packed', pickup),
  'order-shipped': ofOrder('shipped'),
  'order-delivered': ofOrder('delivered'),
  'order-cancelled': ofOrder('cancelled', { stage: 'cancelled' }),
  'order-cancelled-counter': ofOrder('cancelled', { ...atCounter, stage: 'cancelled' }),
  'order-part-cancelled': ofOrder('cancelled'),
  'order-part-cancelled-counter': ofOrder('cancelled', atCounter),
  'order-returned': ofOrderReturned(null),
  'order-returned-part': ofOrderReturned(paise(60_000)),
  'order-returned-counter': ofOrderReturned(null, atCounter),
  'order-returned-stray': ofOrderReturned(null, {}, true),
  'stock-back': (writing, { beads, beadsOption }) =>
    stockLetter(
      {
        productId: 'sample',
        variantId: 'sample',
        title: beads,
        options: beadsOption,
        price: paise(25_000),
      },
      writing,
    ),
} satisfies Partial<Record<LetterKey, Sample>>;
