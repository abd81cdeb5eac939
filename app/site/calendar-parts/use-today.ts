import { useEffect, useState } from 'react';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';

/** Today's date at the place, whatever the browser's zone; the rendering may be older. */
export function useToday<Rendered extends CivilDate | null>(
  rendered: Rendered,
  zone: string,
): CivilDate | Rendered {
  const [today, setToday] = useState<CivilDate | Rendered>(rendered);
  useEffect(() => {
    const look = () => setToday(zoneTime(Date.now(), zone).date);
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [zone]);
  return today;
}
