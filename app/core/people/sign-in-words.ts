import { accountMessageFor } from './account-messages.ts';

/**
 * The help of both sign-in pages, whoever tried what: the reset link makes the browser that opens
 * it known.
 */
export const letterInstead = 'or let us send you a link: “Forgot your password?” below';

/** `accountMessageFor`, and the messages of the two sign-in pages only. */
export function signInMessage(code: string): string {
  if (code !== 'sign-in-by-letter') return accountMessageFor(code);
  return 'Many wrong passwords were tried for this account. A link by e-mail lets you in at once: press “Forgot your password?” below. Or wait an hour.';
}
