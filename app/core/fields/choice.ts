import { accept, type Outcome, refuse } from '#core/result.ts';

/** One of a list of values, exactly as the form offers them (rule R11). */
export function readChoice<Value extends string>(
  typed: string,
  options: readonly Value[],
): Outcome<Value, 'choice-invalid'> {
  const value = options.find((option) => option === typed);
  return value === undefined ? refuse('choice-invalid') : accept(value);
}
