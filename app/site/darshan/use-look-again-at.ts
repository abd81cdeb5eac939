import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** setTimeout counts no further. */
const longest = 12 * 3_600_000;
/** Everybody waits for the same minute: they ask spread over this time. Milliseconds. */
const spread = 20_000;

/** Reads the page's data again a little after a moment (milliseconds since 1970; null: none is known): a stream began or ended. */
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
