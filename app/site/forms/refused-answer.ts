import { data } from 'react-router';
import { formRefusal } from '#core/people/proof.ts';
import type { Refused } from './form-state.ts';

/** The answer to a refused form; nothing may store what was typed. */
export function refusedAnswer(refused: Refused, status = 422) {
  return data(refused, { status, headers: { 'cache-control': 'no-store' } });
}

/** The same for a form that any visitor may send (`formRefusal`). */
export function senderRefused(...refusal: Parameters<typeof formRefusal>) {
  const { refused, status } = formRefusal(...refusal);
  return refusedAnswer(refused, status);
}
