import { refusals } from '#messages/pass-refusals.ts';
import { messageFor } from '../fields/messages.ts';

/** `messageFor` with the words of passes besides those of every form. */
export function passMessageFor(code: string, values?: Record<string, string | number>): string {
  return Object.hasOwn(refusals, code) ? messageFor(code, values, refusals) : messageFor(code, values);
}
