import { dayAfter } from '#core/requests/request-days.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';

const minute = 60_000;
/** As long as a token can say: 45 days. */
const mostMinutes = 65_535;

type Span = { startsAt: Date; endsAt: Date | null };

/**
 * When a pass lets in, in whole minutes: in its slot, or while the event lasts; an event without an
 * end lasts until the end of its day.
 */
export function passTime(slot: Span | null, event: Span): { from: Date; until: Date } {
  const { startsAt, endsAt } = slot ?? event;
  const start = Math.floor(startsAt.getTime() / minute);
  const end = Math.ceil((endsAt ?? templeDayStart(dayAfter(templeDay(startsAt), 1))).getTime() / minute);
  const until = Math.min(Math.max(end, start + 1), start + mostMinutes);
  return { from: new Date(start * minute), until: new Date(until * minute) };
}
