import type { GivingPath } from '#core/donations/donation-input.ts';
import * as m from '#messages/forms.ts';

/**
 * A warning for who gets no letter: without an e-mail address (a gupt donation has none) one must
 * keep the page's address. Null: a letter will be sent.
 */
export function keepWords({ mailed, path }: { mailed: boolean; path?: GivingPath }): string | null {
  if (mailed) return null;
  return path === 'gupt' ? m.keepPageQuiet : m.keepPageNoEmail;
}
