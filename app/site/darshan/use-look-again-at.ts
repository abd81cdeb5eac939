import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** The longest delay of setTimeout. */
const longest = 12 * 3_600_000;
/** All pages wait for the same minute: their requests are spread over this time. Milliseconds. */
const spread = 20_000;

/**
 * Reloads the page's data shortly after a moment (ms since 1970; null: none known): a stream began
 * or ended.
 */
export function useLookAgainAt(moment: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (moment === null) return;
    const wait = moment - Date.now();
    if (wait < -spread || wait > longest) return;
    const timer = setTimeout(() => void revalidate(), Math.max(wait, 0) + 1_000 + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [moment, revalidate]);
}
