import { messageFor } from '#core/fields/messages.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderInput } from '#core/orders/order-input.ts';
import type { OrderQuote } from '#core/orders/quote-order.ts';
import type { Problem } from '#core/result.ts';
import type { WordedProblem } from '#site/checkout-parts/purchase-form.ts';
import { readShopLines, type ShopLineInput } from '#site/shop-parts/shop-lines.ts';

/** The text fields of the form, named after the input they fill, in the page's order. */
const textFields = [
  'delivery',
  'fullName',
  'phone',
  'email',
  'addressLine1',
  'addressLine2',
  'landmark',
  'city',
  'pin',
  'state',
  'gstin',
  'note',
  'payBy',
  'consent',
] as const;
export type OrderTexts = Record<(typeof textFields)[number], string>;

export const emptyTexts: OrderTexts = {
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as OrderTexts),
  delivery: 'courier',
  payBy: 'gateway',
};

export type SentOrder = {
  input: OrderInput;
  texts: OrderTexts;
  lines: ShopLineInput[];
  fromCart: boolean;
  saveAddress: boolean;
};

export function readOrderForm(form: FormData): SentOrder {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const texts = Object.fromEntries(textFields.map((name) => [name, text(name)])) as OrderTexts;
  const lines = readShopLines(form);
  return {
    input: {
      ...texts,
      intentKey: text('intentKey'),
      shownTotal: text('shownTotal'),
      lines: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    },
    texts,
    lines,
    fromCart: text('from') === 'cart',
    saveAddress: text('saveAddress') === 'on',
  };
}

/** Refusals that only the shop's checkout knows; the rest are worded by core/fields/messages. */
const words: Record<string, string> = {
  'cart-empty': 'Choose something from the shop first.',
  'too-many-lines': 'An order can hold at most 50 lines. Remove some, please.',
  'line-twice': 'This stands in the order twice. Remove one of the two lines.',
  'quantity-invalid': 'Enter a whole number from 1 to 10.',
  'variant-gone': 'This item is no longer available. Remove the line to go on.',
  'variant-out': 'Somebody was faster: this is sold out. Remove the line to go on.',
  'variant-fewer': 'Only {n} left. Lower the quantity to go on.',
  'variant-limit': 'At most {n} of one item go into an order.',
  'pin-other-state': 'This PIN code does not lie in {state}. Check both.',
  'not-delivered': 'We do not deliver to this PIN code. You can collect the goods at the temple.',
  'shop-not-open': 'The shop does not take orders yet. Please ask the temple office when it opens.',
  'order-too-small': 'An order of less than ₹1 can not be paid online. Please add something to it.',
  'order-too-large': 'For orders above ₹5,00,000 please write to the temple office.',
  'too-many-holds':
    'Three unpaid orders of this telephone number hold goods already. Pay one of them, or wait a quarter of an hour.',
  'too-many-unpaid':
    'From your connection so many of these wait to be paid that only {n} more can. Lower the quantity, pay first what you began, or sign in.',
  'too-many-orders': 'Very many orders were begun from this connection. Wait a quarter of an hour, please.',
  'intent-reused': 'This form was sent before with other answers. Check them and press Pay once more.',
  'intent-malformed': 'This form had grown too old. Your answers are kept; press Pay once more.',
};

const wholeOrder = new Set(['lines', 'total', 'intentKey']);

/** In the page's order, for the summary; problems of the lines and the whole come first. */
export function wordProblems(problems: readonly Problem[], quote: OrderQuote): WordedProblem[] {
  const place = (field: string) => (textFields as readonly string[]).indexOf(field);
  return problems
    .toSorted((one, other) => place(one.field) - place(other.field))
    .map(({ field, code, values }) => ({
      field: wholeOrder.has(field) ? null : field,
      message: code === 'total-changed' ? totalWords(quote) : wordsOf(code, values),
    }));
}

function wordsOf(code: string, values: Problem['values']): string {
  const own = Object.hasOwn(words, code) ? words[code] : undefined;
  return (
    own?.replace(/\{(\w+)\}/g, (_, key: string) => String(values?.[key] ?? '')) ??
    messageFor(code, { min: 1, max: 200, ...values })
  );
}

function totalWords({ total, delivery }: OrderQuote): string {
  const sum = formatRupees(total, 'short');
  return delivery.kind === 'courier' && delivery.charge > 0
    ? `With delivery the total is ${sum}. Check it; paying confirms it.`
    : `The total is now ${sum}. Check it; paying confirms it.`;
}
