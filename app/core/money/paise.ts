import { accept, type Outcome, refuse } from '#core/result.ts';

declare const paiseBrand: unique symbol;
/** An amount of Indian money in whole paise (1/100 rupee). Made only in this module. */
export type Paise = number & { readonly [paiseBrand]: true };

export const zeroPaise = 0 as Paise;

/** Before an amount in words and before a field for one. */
export const currencySign = '₹';

/**
 * Converts an integer count of paise, from a column or the wire. Throws on anything that is not a
 * safe integer.
 */
export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number of paise: ${count}`);
  return count as Paise;
}

/** Converts whole rupees, for constants and data tables. */
export function rupees(count: number): Paise {
  return paise(count * 100);
}

export function addPaise(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** A price times a whole quantity. Throws where the product is not a safe integer. */
export function timesPaise(amount: Paise, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a whole quantity: ${quantity}`);
  return paise(amount * quantity);
}

export type AmountRefusal = 'amount-empty' | 'amount-malformed' | 'amount-decimals';

const devanagariZero = 0x0966;

/**
 * Reads an amount in rupees as typed: '501', '1,100', '₹ 1,08,000.50', Devanagari digits. It is
 * read as text, never through binary fractions; more than two decimals is a refusal, not a rounding
 * (rule R2).
 */
export function parseRupees(typed: string): Outcome<Paise, AmountRefusal> {
  const latin = typed.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
  const bare = latin.trim().replace(/^(₹|Rs\.?|INR)\s*/i, '');
  if (bare === '') return refuse('amount-empty');
  // Grouping commas must be placed as in Indian (1,08,000) or Western (108,000) numbers.
  const match = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d+))?$/.exec(bare);
  if (!match) return refuse('amount-malformed');
  const whole = (match[1] ?? '').replaceAll(',', '');
  const decimals = match[2] ?? '';
  if (decimals.length > 2) return refuse('amount-decimals');
  const count = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(count) ? accept(count as Paise) : refuse('amount-malformed');
}

function groupIndian(whole: string): string {
  if (whole.length <= 3) return whole;
  return `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}`;
}

/**
 * '₹1,08,000.00' on papers, in letters and in the office; with `short`, whole rupees lose their
 * '.00', as every page of the site writes them (rule S91).
 */
export function formatRupees(amount: Paise, style: 'full' | 'short' = 'full'): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const fraction = digits.slice(-2);
  const whole = groupIndian(digits.slice(0, -2));
  return style === 'short' && fraction === '00'
    ? `${sign}${currencySign}${whole}`
    : `${sign}${currencySign}${whole}.${fraction}`;
}

/**
 * The plain decimal text of an amount, '1100.00': for a UPI link (am=) and the carts' amount
 * string.
 */
export function rupeesText(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function maxPaise(one: Paise, other: Paise): Paise {
  return one > other ? one : other;
}
