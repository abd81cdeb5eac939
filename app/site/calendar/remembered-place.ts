import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { placeOfText } from '#core/calendar/place-text.ts';

/** The visitor's own choice of place, kept in this browser only. */
const storageKey = 'calendarPlace';

/** Coming back without a place in the address opens the one chosen last. */
export function useRememberedPlace(place: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (place) return;
    const last = recall();
    if (!last || !placeOfText(last)) return;
    const search = new URLSearchParams(window.location.search);
    search.set('place', last);
    navigate(`/calender?${search}`, { replace: true, preventScrollReset: true });
  }, [place, navigate]);
}

/** '' forgets it: the temple's own place again. */
export function rememberPlace(place: string): void {
  try {
    if (place) localStorage.setItem(storageKey, place);
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing still shows the place.
  }
}

function recall(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
