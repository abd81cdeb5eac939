import { fieldNames } from '#messages/forms.ts';

/** Codes whose sentences do not name what they are about. */
const silent: readonly string[] = ['choice-invalid', 'date-invalid', 'number-outside', 'text-length'];

/** 'Check-in: Choose a calendar date.': in a summary, where the field is not beside the message. */
export function withFieldName({ field, code }: { field: string; code: string }, words: string): string {
  const name = silent.includes(code) ? fieldNames[field] : undefined;
  return name ? `${name}: ${words}` : words;
}
