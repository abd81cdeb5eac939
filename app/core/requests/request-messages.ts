import { refusals } from '#messages/request-refusals.ts';
import { messageFor } from '../fields/messages.ts';

/** `messageFor` with the words of bookings besides those of every form. */
export function requestMessageFor(code: string, values?: Record<string, string | number>): string {
  return Object.hasOwn(refusals, code) ? messageFor(code, values, refusals) : messageFor(code, values);
}
