import type { Station } from '#core/hours/darshan-times.ts';
import { type NextDarshan, nextDarshan, turnAfter } from '#core/hours/next-darshan.ts';
import { useNow } from './use-now.ts';

/**
 * 'Next darshan: Sandhya Aarti today at 18:30', by the visitor's clock once hydrated: at the latest
 * when another one is the next.
 */
export function NextDarshanLine({ entries, rendered }: { entries: readonly Station[]; rendered: number }) {
  const now = useNow(rendered);
  const next = nextDarshan(entries, now);
  if (!next) return null;
  return (
    <p className="next-darshan" data-wake-at={turnAfter(next, now)} suppressHydrationWarning>
      Next darshan: <b>{next.title}</b> <span className="num">{when(next)}</span>
    </p>
  );
}

function when({ tomorrow, time }: NextDarshan): string {
  return `${tomorrow ? 'tomorrow' : 'today'} at ${time}`;
}
