import type { GivingPath } from '#core/donations/donation-input.ts';

/**
 * Whom the answer reaches by itself: who left no e-mail address (a quiet gift has none) must keep the page's address,
 * and is told so in time. Null: the answer is written to them.
 */
export function keepWords({ mailed, path }: { mailed: boolean; path?: GivingPath }): string | null {
  if (mailed) return null;
  const why = path === 'gupt' ? 'You gave quietly' : 'You left no e-mail address';
  return `${why}, so we can not write to you: keep the address of this page and look again later.`;
}
