import type { MouseEvent } from 'react';

/**
 * For a link to a place of the same page: leads the focus there without touching the address. Followed by the browser
 * itself, the router takes it for a walk and forgets the answer to a form: what was typed and what is wrong with it.
 */
export function leadTo(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!place) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: place.tagName === 'MAIN' ? 'start' : 'center' });
}
