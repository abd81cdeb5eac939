import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a walk to another page without a reload the keyboard and the screen reader begin in its main part, as they
 * would at the top of a loaded one. A page that put the focus somewhere itself (the first field, a place named by
 * #…) keeps it.
 */
export function useFocusPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (hash || !main || main.contains(document.activeElement)) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname, hash]);
}
