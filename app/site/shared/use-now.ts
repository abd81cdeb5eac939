import { useEffect, useState } from 'react';

/**
 * The current time: that of the rendering until hydration (the page may come from the cache), then
 * the visitor's, updated every minute. Milliseconds since 1970.
 */
export function useNow(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
