import Clock from 'lucide-react/icons/clock';
import type { OpeningHours } from '#core/hours/opening-hours.ts';
import { statusWords, type TempleStatus } from '#core/hours/temple-status.ts';
import * as m from '#messages/frame.ts';
import { opens } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * Open or closed with its slot, as the server rendered it, then by the browser's clock every 60 s
 * (rule S21; temple-status-element.ts).
 */
export function StatusLine({ atFirst, hours }: { atFirst: TempleStatus; hours: OpeningHours }) {
  const { isOpen, timeSlot } = atFirst;
  return (
    <temple-status className="status" hours={JSON.stringify(hours)}>
      <i className={isOpen ? 'dot' : 'dot shut'} suppressHydrationWarning />
      <span className="num">
        <b suppressHydrationWarning>{statusWords(isOpen)}</b>{' '}
        <span className="slot" suppressHydrationWarning>
          {timeSlot}
        </span>
      </span>
      <button type="button" className="sched" {...opens('schedule')}>
        <Icon of={Clock} />
        {m.schedule}
      </button>
    </temple-status>
  );
}
