import { useEffect } from 'react';

const minutes = 5;

/**
 * Who types is not idle: a long text is written without a click, and the session would end over it
 * (officeIdleMinutes). The site is told at most every five minutes.
 */
export function useTypingCounts(): void {
  useEffect(() => {
    let told = Date.now();
    const tell = () => {
      if (Date.now() - told < minutes * 60_000) return;
      told = Date.now();
      // Without a line nothing is lost: the next word tells it again in five minutes.
      fetch('/api/v1/session').catch(() => undefined);
    };
    document.addEventListener('input', tell);
    return () => document.removeEventListener('input', tell);
  }, []);
}
