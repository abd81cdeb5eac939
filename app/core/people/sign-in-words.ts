import { accountMessageFor } from '../fields/messages-account.ts';

/** What helps at both doors whoever tried what: the link of a reset makes the browser known that opens it. */
export const letterInstead = 'or let us send you a link: “Forgot your password?” below';

/** `accountMessageFor`, and what only the two doors say. */
export function signInMessage(code: string): string {
  if (code !== 'sign-in-by-letter') return accountMessageFor(code);
  return 'Many wrong passwords were tried for this account. A link by e-mail lets you in at once: press “Forgot your password?” below. Or wait an hour.';
}
