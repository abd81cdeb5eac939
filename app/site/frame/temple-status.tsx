import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import type { OpeningHours } from '#core/hours/opening-hours.ts';
import { type TempleStatus, templeStatus } from '#core/hours/temple-status.ts';
import { opens } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * Open or closed with its slot, as the server rendered it, then by the browser's clock every 60 s
 * (rule S21).
 */
export function StatusLine({ atFirst, hours }: { atFirst: TempleStatus; hours: OpeningHours }) {
  const { isOpen, timeSlot } = useTempleStatus(atFirst, hours);
  return (
    <div className="status">
      <i className={isOpen ? 'dot' : 'dot shut'} />
      <span className="num">
        <b>{isOpen ? 'Temple open' : 'Temple closed'}</b> <span className="slot">{timeSlot}</span>
      </span>
      <button type="button" className="sched" {...opens('schedule')}>
        <Icon of={Clock} />
        Schedule
      </button>
    </div>
  );
}

const refreshed = 60_000;

/**
 * By the browser's clock, with the current hours: an owner may change them while the page is open.
 * The hours are fetched every minute while the page is visible; if that fails, the old ones remain.
 */
function useTempleStatus(atFirst: TempleStatus, rendered: OpeningHours): TempleStatus {
  const [status, setStatus] = useState(atFirst);
  useEffect(() => {
    let hours = rendered;
    const look = () => setStatus(templeStatus(new Date(), hours));
    const turn = async () => {
      look();
      if (document.visibilityState !== 'visible') return;
      hours = (await hoursNow()) ?? hours;
      look();
    };
    look();
    const timer = setInterval(turn, refreshed);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [rendered]);
  return status;
}

async function hoursNow(): Promise<OpeningHours | null> {
  try {
    const answer = await fetch('/api/v1/hours');
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
