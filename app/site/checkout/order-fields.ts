import { messageFor } from '#core/fields/messages.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderInput } from '#core/orders/order-input.ts';
import type { OrderQuote } from '#core/orders/quote-order.ts';
import type { Problem } from '#core/result.ts';
import * as m from '#messages/order-checkout.ts';
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
const words: Record<string, string> = m.refusals;

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
  return delivery.kind === 'courier' && delivery.charge > 0 ? m.totalWithDelivery(sum) : m.totalNow(sum);
}
