import { useEffect } from 'react';

const minutes = 5;

/**
 * Typing counts as activity: a long text is written without a click, and the session would expire
 * over it (officeIdleMinutes). Sends a ping at most every five minutes.
 */
export function useTypingCounts(): void {
  useEffect(() => {
    let told = Date.now();
    const tell = () => {
      if (Date.now() - told < minutes * 60_000) return;
      told = Date.now();
      // Offline nothing is lost: the next input pings again in five minutes.
      fetch('/api/v1/session').catch(() => undefined);
    };
    document.addEventListener('input', tell);
    return () => document.removeEventListener('input', tell);
  }, []);
}
