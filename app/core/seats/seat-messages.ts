import { refusals } from '#messages/seat-refusals.ts';
import { messageFor } from '../fields/messages.ts';

/** `messageFor` with the words of paid seats besides those of every form. */
export function seatMessageFor(code: string, values?: Record<string, string | number>): string {
  return Object.hasOwn(refusals, code) ? messageFor(code, values, refusals) : messageFor(code, values);
}
