import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { type Sitting, type TempleStatus, templeStatus } from '#core/hours/temple-status.ts';
import { opens } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

/** Open or closed with its slot, as the server saw it, then by the browser's clock every 60 s (spec section 4). */
export function StatusLine({ atFirst, sittings }: { atFirst: TempleStatus; sittings: readonly Sitting[] }) {
  const { isOpen, timeSlot } = useTempleStatus(atFirst, sittings);
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

function useTempleStatus(atFirst: TempleStatus, sittings: readonly Sitting[]): TempleStatus {
  const [status, setStatus] = useState(atFirst);
  useEffect(() => {
    const look = () => setStatus(templeStatus(new Date(), sittings));
    look();
    const timer = setInterval(look, refreshed);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [sittings]);
  return status;
}
