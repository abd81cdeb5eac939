import type { Language } from '#core/language/languages.ts';
import { endOfDayAfter } from '#core/time/temple-day.ts';
import { accept, type FormOutcome, invalid, invalidField, type Problem } from '../result.ts';
import type { OrderInput } from './order-input.ts';
import { type OrderRules, type PlacedOrder, placeOrder } from './place-order.ts';

/** How many articles the office's form has room for. */
export const phoneOrderRows = 6;

/** The fields of the office's form, as typed; each row is an article's number and how many. */
export const phoneOrderFields = [
  ...(['intentKey', 'fullName', 'phone', 'email', 'delivery', 'addressLine1', 'addressLine2'] as const),
  ...(['landmark', 'city', 'pin', 'state', 'note', 'language', 'consent', 'shownTotal'] as const),
] as const;
export type TypedPhoneOrder = Record<(typeof phoneOrderFields)[number], string> & {
  rows: readonly { sku: string; quantity: string }[];
};

export type PhoneOrderRules = OrderRules & { languages: readonly Language[] };
export type PlacedPhoneOrder = { placed: PlacedOrder; language: Language };

/**
 * An order of the telephone may be paid, and its goods are held, until the end of the day after it
 * was made, in the temple's zone: 'until tomorrow night' can be said on the telephone, and goods
 * that nobody pays are back on the shelf soon. It lies within the days in which a payment counts
 * (core/purchases/pay-windows.ts).
 */
export function phoneOrderUntil(now: Date): Date {
  return endOfDayAfter(now, 1);
}

/**
 * Reads the office's form: an order by the rules of every other (`placeOrder`), paid online. A
 * problem of an article stands beside its row, 'rows.2.sku'; the total that was read to the buyer
 * is confirmed with the second press.
 */
export function placePhoneOrder(
  typed: TypedPhoneOrder,
  rules: PhoneOrderRules,
): FormOutcome<PlacedPhoneOrder> {
  const language = rules.languages.find((one) => one === typed.language);
  if (!language) return invalidField('language', 'choice-invalid');
  const placed = placeOrder(orderOf(typed, rules.products), rules);
  if (placed.ok) return accept({ placed: placed.value, language });
  const rows = filledRows(typed);
  return invalid(placed.problems.map((problem) => besideRow(problem, rows)));
}

/** 'lines.0', the first row that is filled, is 'rows.3.sku' where three stand empty before it. */
function besideRow({ field, code, values }: Problem, filled: readonly number[]): Problem {
  const [, line] = /^lines\.(\d+)$/.exec(field) ?? [];
  const row = filled[Number(line)];
  if (row === undefined) return { field, code, values };
  return { field: `rows.${row}.${ofQuantity.has(code) ? 'quantity' : 'sku'}`, code, values };
}

const ofQuantity = new Set(['quantity-invalid', 'variant-fewer', 'variant-limit']);

function filledRows({ rows }: TypedPhoneOrder): number[] {
  return rows.flatMap(({ sku, quantity }, at) => (sku.trim() === '' && quantity.trim() === '' ? [] : [at]));
}

/** As the table of articles spells it. */
export function articleNumber(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What the buyer's own form would have sent. An unknown number becomes an article that is gone. */
export function orderOf(typed: TypedPhoneOrder, products: OrderRules['products']): OrderInput {
  const { rows, language: _, ...texts } = typed;
  const lines = filledRows(typed).map((at) => {
    const { sku = '', quantity = '' } = rows[at] ?? {};
    const number = articleNumber(sku);
    const product = [...products.values()].find(({ variants }) => variants.some((one) => one.sku === number));
    const variant = product?.variants.find((one) => one.sku === number);
    return { productId: product?.id ?? '', variantId: variant?.id ?? '', quantity };
  });
  return { ...texts, lines, payBy: 'gateway', gstin: '' };
}
