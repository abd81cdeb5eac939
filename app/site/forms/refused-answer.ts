import { data } from 'react-router';
import type { Refused } from './form-state.ts';

/** The answer to a refused form; nothing may store what was typed. */
export function refusedAnswer(refused: Refused, status = 422) {
  return data(refused, { status, headers: { 'cache-control': 'no-store' } });
}
