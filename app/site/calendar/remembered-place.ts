import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { placeOfText } from '#core/calendar/place-text.ts';
import { href } from '#ui/href.ts';

/** The visitor's own choice of place, stored in this browser only. */
const storageKey = 'calendarPlace';

/** Opening the calendar without a place in the address shows the one chosen last. */
export function useRememberedPlace(place: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (place) return;
    const last = recall();
    if (!last || !placeOfText(last)) return;
    const search = new URLSearchParams(window.location.search);
    search.set('place', last);
    navigate(`${href('/calender')}?${search}`, { replace: true, preventScrollReset: true });
  }, [place, navigate]);
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
