import { useEffect } from 'react';

const minutes = 5;

/**
 * Typing counts as activity: a long text is written without a click, and the session would expire
 * over it (officeIdleMinutes). Sends a ping at most every five minutes.
 */
export function useTypingCounts(): void {
  useEffect(() => {
    let sentAt = Date.now();
    const ping = () => {
      if (Date.now() - sentAt < minutes * 60_000) return;
      sentAt = Date.now();
      // Offline nothing is lost: the next input pings again in five minutes.
      fetch('/api/v1/session').catch(() => undefined);
    };
    document.addEventListener('input', ping);
    return () => document.removeEventListener('input', ping);
  }, []);
}
