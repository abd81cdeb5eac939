import type { FormReader } from '#core/fields/form-reader.ts';

/** What visitors read of why something is off, as the staff typed it; null for nothing. */
export function readCalledOffWords(form: FormReader, typed: string): string | null {
  return form.text('words', typed, { min: 0, max: 200 }) || null;
}
