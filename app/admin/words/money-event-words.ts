import * as m from '#messages/admin/money.ts';
import { sentence } from './sentence.ts';
import { storedWords } from './stored-words.ts';

/** The effect of a payment on a donation or an order, as the timeline of either shows it. */
const words: Record<string, string> = m.events;

/** An unknown kind as it is written: 'receipt-issued' -> 'Receipt issued'. */
export function moneyEventWords(kind: string): string {
  return (Object.hasOwn(words, kind) && words[kind]) || sentence(kind);
}

const whys: Record<string, string> = m.disagreements;

/** What did not agree (core/payments/payment.ts, Disagreement), and any other note as it is. */
export function disagreementWords(note: string): string {
  return whys[note] ?? storedWords(note);
}
