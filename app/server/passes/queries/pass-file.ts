import ical from 'ical-generator';
import type { PassBookingView } from '#core/passes/pass-view.ts';

type FiledPasses = Pick<PassBookingView, 'id' | 'number' | 'version' | 'event' | 'passes'>;

/**
 * When and where the passes of a booking let in, as a calendar file; '' where all are void. A later
 * version of the same booking takes its place in the holder's calendar. Times are written in UTC:
 * given a zone, the library prints the machine's clock.
 */
export function passFile(
  { id, number, version, event, passes }: FiledPasses,
  { url, at }: { url: string; at: Date },
): string {
  const file = ical({ prodId: { company: 'Mandir', product: 'Passes' } });
  const [pass] = passes.filter(({ state }) => state !== 'void');
  if (!pass) return '';
  file.createEvent({
    id: `${id}@${new URL(url).host}`,
    sequence: version,
    stamp: at,
    start: pass.from,
    end: pass.until,
    summary: `${event.title} · ${number}`,
    location: [event.location, pass.gate].filter((part) => part !== null).join(', '),
    url: `${url}/passes/${id}`,
  });
  return file.toString();
}
