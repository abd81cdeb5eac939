import { TZDate } from '@date-fns/tz';
import ical from 'ical-generator';
import type { StayView } from '#core/stay/stay-view.ts';
import { templeMoment } from '#core/time/temple-day.ts';
import { describeZone } from '#server/calendar/ical-zone.ts';

type FiledStay = Pick<
  StayView,
  'id' | 'number' | 'kindTitle' | 'arrival' | 'departure' | 'checkIn' | 'checkOut' | 'version'
>;

/**
 * A stay as a calendar file, from check-in to check-out. A later version of the same stay takes its
 * place in the guest's calendar.
 */
export function stayFile(
  stay: FiledStay,
  { url, place, at }: { url: string; place: string; at: Date },
): string {
  const zone = describeZone('Asia/Kolkata');
  const moment = (day: string, clock: string) => new TZDate(templeMoment(day, clock), zone.name);
  const file = ical({
    prodId: { company: 'Mandir', product: 'Stays' },
    timezone: { name: null, generator: () => zone.block },
  });
  file.createEvent({
    id: `${stay.id}@${new URL(url).host}`,
    sequence: stay.version,
    stamp: at,
    timezone: zone.name,
    start: moment(stay.arrival, stay.checkIn),
    end: moment(stay.departure, stay.checkOut),
    summary: `${stay.kindTitle} · ${stay.number}`,
    location: place,
    url: `${url}/stay/booking/${stay.id}`,
  });
  return file.toString();
}
