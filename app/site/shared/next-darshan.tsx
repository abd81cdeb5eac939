import { nextDarshan, turnAfter } from '#core/hours/next-darshan.ts';
import type { ScheduleEntry } from '#core/hours/station-kinds.ts';
import * as m from '#messages/darshans.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useNow } from './use-now.ts';

/**
 * 'Next darshan: Sandhya Aarti today at 18:30', by the visitor's clock once hydrated: at the latest
 * when another one is the next.
 */
export function NextDarshanLine({
  entries,
  rendered,
}: {
  entries: readonly ScheduleEntry[];
  rendered: number;
}) {
  const now = useNow(rendered);
  const next = nextDarshan(entries, now);
  if (!next) return null;
  return (
    <p className="next-darshan" data-wake-at={turnAfter(next, now)} suppressHydrationWarning>
      <Sentence
        text={next.tomorrow ? m.nextTomorrow(next.time) : m.nextToday(next.time)}
        parts={{
          title: () => <b>{next.title}</b>,
          when: (words) => <span className="num">{words}</span>,
        }}
      />
    </p>
  );
}
