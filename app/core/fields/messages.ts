import { checkThis, refusals } from '#messages/fields.ts';

/** The sentence for each code, with placeholders in braces. */
export type Messages = Record<string, string>;

/**
 * How a page words a refusal (rule F1). A code of only one form is worded by that form, so here it
 * gets the general sentence and never the code itself. Accounts and the admin have tables of their
 * own: the other forms need not load them. What may be empty has only an upper end: '-at-most'.
 */
export function messageFor(
  code: string,
  values: Record<string, string | number> = {},
  table: Messages = refusals,
): string {
  const atMost = `${code}-at-most`;
  const key = values.min === 0 && Object.hasOwn(table, atMost) ? atMost : code;
  const sentence = (Object.hasOwn(table, key) && table[key]) || checkThis;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
