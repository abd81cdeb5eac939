import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#ui/href.ts';

/** The visitor's own choice of place, stored in this browser only. */
const storageKey = 'calendarPlace';

/**
 * Opening the calendar without a place in the address shows the one chosen last. One that the
 * calendar does not know is forgotten.
 */
export function useRememberedPlace(place: string, unknown: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const last = recall();
    if (unknown && last === place) rememberPlace('');
    if (place || !last) return;
    const search = new URLSearchParams(window.location.search);
    search.set('place', last);
    navigate(`${href('/calender')}?${search}`, { replace: true, preventScrollReset: true });
  }, [place, unknown, navigate]);
}

/** '' removes it: the temple's own place again. */
export function rememberPlace(place: string): void {
  try {
    if (place) localStorage.setItem(storageKey, place);
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the browser still shows the place.
  }
}

function recall(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
