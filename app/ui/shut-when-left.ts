import type { FocusEvent } from 'react';

/** For a popover's onBlur: it shuts when the focus goes on to what may lie under it. Its own button shuts it itself. */
export function shutWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const own = relatedTarget?.getAttribute('popovertarget') === currentTarget.id;
  if (!relatedTarget || own || currentTarget.contains(relatedTarget)) return;
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}
