import type { FocusEvent } from 'react';

/**
 * For a popover's onBlur: closes it when the focus moves on to what it may cover. Its own button
 * closes it itself.
 */
export function shutWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const own = relatedTarget?.getAttribute('popovertarget') === currentTarget.id;
  if (!relatedTarget || own || currentTarget.contains(relatedTarget)) return;
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}
