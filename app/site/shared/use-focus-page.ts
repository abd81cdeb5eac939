import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePlaceOfFocus } from './use-place-of-focus.ts';

/**
 * After a walk to another page without a reload the keyboard and the screen reader begin in its main part, which is
 * then named after its heading, as they would at the top of a loaded one. A page that put the focus somewhere itself
 * (the first field, a place named by #…) keeps it; what merely stayed from the page before does not count. On the same
 * page the focus stays where it is: a form that was made anew gets it back, only another page of a list begins above.
 */
export function useFocusPage(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const before = useRef<Element | null>(null);
  const findPlace = usePlaceOfFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the old page goes, before the new one takes the focus
  useLayoutEffect(
    () => () => {
      before.current = document.activeElement;
    },
    [key],
  );
  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, key };
    const main = document.querySelector('main');
    if (last.key === key || !main) return;
    const walked = last.pathname !== pathname;
    // Wherever the focus goes: the part must not go on by the name of the page before.
    if (walked) nameMain(main);
    if (hash) return;
    const now = document.activeElement;
    if (walked) {
      if (now === before.current || !main.contains(now)) beginIn(main);
    } else if (now?.closest('.pages')) beginIn(main);
    else if (!now || now === document.body) {
      const place = findPlace();
      if (place) place.focus({ preventScroll: true });
      else beginIn(main);
    }
  }, [pathname, hash, key, findPlace]);
}

function nameMain(main: HTMLElement): void {
  const heading = main.querySelector('h1')?.textContent?.trim();
  if (heading) main.setAttribute('aria-label', heading);
  else main.removeAttribute('aria-label');
}

/** Leads the focus into the main part, named after its heading. */
export function beginIn(main: HTMLElement): void {
  nameMain(main);
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
