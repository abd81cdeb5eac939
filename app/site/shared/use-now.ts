import { useEffect, useState } from 'react';

/**
 * The present moment: that of the rendering until React has woken (the page may come from the cache), then the
 * visitor's, renewed every minute. Milliseconds since 1970.
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
