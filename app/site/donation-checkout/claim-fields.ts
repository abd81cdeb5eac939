import { messageFor } from '#core/fields/messages.ts';
import type { Problem } from '#core/result.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { WordedProblem } from '#site/checkout-parts/purchase-form.ts';

export type ClaimTexts = { utr: string; amount: string; paidOn: string };

export function readClaimForm(form: FormData): ClaimTexts {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { utr: text('utr'), amount: text('amount'), paidOn: text('paidOn') };
}

/** A payment can be claimed from the day of the donation until today. */
export function wordClaimProblems(
  problems: readonly Problem[],
  window: { from: string; to: string },
): WordedProblem[] {
  const days = { from: dayInWords(window.from), to: dayInWords(window.to) };
  return problems.map(({ field, code }) => ({ field, message: messageFor(code, days) }));
}
