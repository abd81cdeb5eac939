import { counterOrderDays } from '#core/orders/counter.ts';
import * as m from '#messages/admin/stored.ts';
import * as english from '../../messages/en/admin/stored.ts';

const sentences: Record<string, string> = {
  ...m.sentences,
  [english.notCollected(counterOrderDays)]: m.notCollected(counterOrderDays),
};
const codes: Record<string, string> = m.codes;

/**
 * A reason or a note as the office reads it. What the site wrote by itself is stored in English;
 * what somebody typed stays as they typed it.
 */
export function storedWords(text: string): string {
  return (Object.hasOwn(sentences, text) && sentences[text]) || text;
}

/** The code of a state, a way to pay, a role, as the office reads it; any other text as it is. */
export function codeWords(code: string): string {
  return (Object.hasOwn(codes, code) && codes[code]) || storedWords(code);
}
