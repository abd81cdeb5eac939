/**
 * What keeps its digits as they are: what is dialled, typed or found again by its letters, such as
 * a receipt's number, an address, '80G', an account, a PIN code.
 */
const staysLatin = /\+\d[\d ]*\d|\b\d{5} \d{5}\b|\S*(?:[A-Za-z@_\\]|:\/\/|\d{6,})\S*/;
const latinOrDigit = new RegExp(`${staysLatin.source}|\\d`, 'g');

/**
 * A text with the digits of another script, the ten from its zero on: '₹1,100' is '₹१,१००'. For
 * texts that no font can change, such as letters; unchanged where there are none. Docs:
 * docs/decisions/languages.md.
 */
export function inDigits(text: string, digits: string | null): string {
  if (digits === null) return text;
  return text.replace(latinOrDigit, (found) =>
    /^\d$/.test(found) ? (digits[Number(found)] ?? found) : found,
  );
}
