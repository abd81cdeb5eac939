import { useState } from 'react';
import { positionText } from '#core/calendar/position-text.ts';

type Asking = 'idle' | 'asking' | 'refused' | 'failed';

/** Asks the browser for its position; `found` gets it as text, rounded to about a kilometre. */
export function useOwnPosition(found: (place: string) => void): { asking: Asking; ask: () => void } {
  const [asking, setAsking] = useState<Asking>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setAsking('failed');
    setAsking('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking('idle');
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        found(positionText(coords.latitude, coords.longitude, timeZone));
      },
      ({ code, PERMISSION_DENIED }) => setAsking(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };
  return { asking, ask };
}
