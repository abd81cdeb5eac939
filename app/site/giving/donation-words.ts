import { messageFor } from '#core/fields/messages.ts';
import { refusals } from '#messages/donation-refusals.ts';

const words: Record<string, string> = refusals;

/**
 * A refusal in words: those that only the donation pages know, or the general ones. `values` fill
 * the placeholders of a sentence: 'Write {min} to {max} characters.'
 */
export function donationMessage(code: string, values: Record<string, string | number> = {}): string {
  return Object.hasOwn(words, code) ? messageFor(code, values, words) : messageFor(code, values);
}
