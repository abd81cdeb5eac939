import type { MouseEvent } from 'react';

/**
 * For a link to a place of the same page: moves the focus there without changing the address. If
 * the browser follows the link, the router treats it as a navigation and drops the answer to a
 * form: its typed input and its problems.
 */
export function leadTo(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!place) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: place.tagName === 'MAIN' ? 'start' : 'center' });
}
