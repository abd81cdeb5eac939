import { refusals } from '#messages/stay-refusals.ts';
import { messageFor } from '../fields/messages.ts';

/** `messageFor` with the words of stays besides those of every form. */
export function stayMessageFor(code: string, values?: Record<string, string | number>): string {
  return Object.hasOwn(refusals, code) ? messageFor(code, values, refusals) : messageFor(code, values);
}
