import { refusals } from '#messages/account-fields.ts';
import { messageFor } from '../fields/messages.ts';

/** `messageFor` with the words of accounts besides those of every form. */
export function accountMessageFor(code: string, values?: Record<string, string | number>): string {
  return Object.hasOwn(refusals, code) ? messageFor(code, values, refusals) : messageFor(code, values);
}
