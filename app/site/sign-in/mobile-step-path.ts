import { href } from '#ui/href.ts';

/**
 * The address of a step of the sign-in by mobile; null: the number. `again`: also somebody who is
 * signed in and proves it anew goes on there.
 */
export function stepPath(step: 'code' | 'name' | null, next: string, resent = false): string {
  const query = new URLSearchParams({
    ...(step && { step }),
    again: '1',
    ...(resent && { resent: '1' }),
    ...(next !== '/' && { next }),
  });
  return `${href('/signin/mobile')}?${query}`;
}
