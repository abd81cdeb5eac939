import type { GivingPath } from '#core/donations/donation-input.ts';

/**
 * A warning for who gets no letter: without an e-mail address (a gupt donation has none) one must
 * keep the page's address. Null: a letter will be sent.
 */
export function keepWords({ mailed, path }: { mailed: boolean; path?: GivingPath }): string | null {
  if (mailed) return null;
  const why = path === 'gupt' ? 'You gave quietly' : 'You left no e-mail address';
  return `${why}, so we can not write to you: keep the address of this page and look again later.`;
}
