import { messageFor } from '#core/fields/messages.ts';
import { accountMessageFor } from '#core/people/account-messages.ts';
import { codes } from '#messages/admin/codes.ts';

/** The message for a field of an admin form, which knows the codes of the site's forms too. */
export function adminMessageFor(code: string, values?: Record<string, string | number>): string {
  return Object.hasOwn(codes, code) ? messageFor(code, values, codes) : accountMessageFor(code, values);
}
