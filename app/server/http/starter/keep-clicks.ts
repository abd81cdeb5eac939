import type { StarterEvents } from './starter-events.ts';

/**
 * Clicks on controls marked `data-needs-script` that come too early are answered at once by
 * `data-pressed`, queued in order, each control once, and replayed when React is hydrated; where it
 * never is, the control's own form is sent after a while (of several forms the last: a browser
 * sends one).
 */
export function keepClicks({ wake, awake }: StarterEvents): void {
  const pressed = new Set<HTMLElement>();
  const replay = () => {
    removeEventListener('click', keep, true);
    for (const control of pressed) {
      control.removeAttribute('data-pressed');
      control.click();
    }
    pressed.clear();
  };
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest('[data-needs-script]');
    if (!(control instanceof HTMLElement)) return;
    // A link in a tab or window of its own is the browser's.
    if (control instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed.size === 0) setTimeout(replay, 10_000);
    pressed.add(control);
    control.setAttribute('data-pressed', '');
    dispatchEvent(new Event(wake));
  };
  addEventListener('click', keep, true);
  addEventListener(awake, replay, { once: true });
}
