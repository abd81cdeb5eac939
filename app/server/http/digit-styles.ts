import { commonPath } from '#core/language/languages.ts';
import { digitStyles } from '#messages/digits.ts';
import { language } from '#messages/language.ts';
import type { Services } from '../services.ts';
import { showsOwnDigits } from '../settings/own-digits.ts';

/**
 * The address of the style sheet that draws the digits of this page in those of its language; null
 * where the temple did not ask for it, and in the office, whose numbers are compared with papers.
 */
export async function digitStylesOf(services: Services, url: string): Promise<string | null> {
  if (digitStyles === null || /^\/admin(\/|$)/.test(commonPath(new URL(url).pathname))) return null;
  // A page is shown also while the settings cannot be read.
  const shown = await showsOwnDigits(services, language).catch(() => false);
  return shown ? digitStyles : null;
}

/**
 * The page with one more style sheet, behind its others. It is linked here and not by React, so
 * that no script names it: React passes over elements of the head that it does not know.
 */
export function withStyles(html: string, address: string | null): string {
  return address === null
    ? html
    : html.replace('</head>', `<link rel="stylesheet" href="${address}"></head>`);
}
