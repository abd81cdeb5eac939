import { byLetter } from '#messages/sign-in.ts';
import { accountMessageFor } from './account-messages.ts';

/**
 * The help of both sign-in pages, whoever tried what: the reset link makes the browser that opens
 * it known.
 */
export { letterInstead } from '#messages/sign-in.ts';

/** `accountMessageFor`, and the messages of the two sign-in pages only. */
export function signInMessage(code: string): string {
  return code === 'sign-in-by-letter' ? byLetter : accountMessageFor(code);
}
