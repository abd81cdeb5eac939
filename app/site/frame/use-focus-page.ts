import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePlaceOfFocus } from '#site/forms/use-place-of-focus.ts';

/**
 * After client-side navigation the focus goes to the main part, which is then named after its
 * heading, as at the top of a loaded page. A page that set the focus itself (the first field, a
 * place named by #…) keeps it; what merely stayed from the page before does not count. On the same
 * page the focus stays where it is: a form that was rendered anew gets it back, only another page
 * of a list begins above.
 */
export function useFocusPage(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const before = useRef<Element | null>(null);
  const findPlace = usePlaceOfFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on leaving a page
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
    const navigated = last.pathname !== pathname;
    // Wherever the focus goes: the part must not keep the name of the page before.
    if (navigated) nameMain(main);
    if (hash) return;
    const now = document.activeElement;
    if (navigated) {
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

/** Moves the focus into the main part, named after its heading. */
export function beginIn(main: HTMLElement): void {
  nameMain(main);
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
