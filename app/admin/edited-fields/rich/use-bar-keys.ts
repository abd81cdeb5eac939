import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * Makes a toolbar one tab stop with arrow keys, Home and End (roving tabindex). `here` names the
 * button with the stop.
 */
export function useBarKeys(first: string) {
  const [here, setHere] = useState(first);
  const onFocus = ({ target }: FocusEvent) => setHere(target.ariaLabel ?? here);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const to = stopAfter(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
    if (to === null) return;
    event.preventDefault();
    buttons.at(to)?.focus();
  };
  return { here, keys: { onFocus, onKeyDown } };
}

function stopAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
