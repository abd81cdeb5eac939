import type { Insertable } from 'kysely';
import { noPicture, type Picture } from '#core/content/picture.ts';
import { rupees } from '#core/money/paise.ts';
import { templeDay, templeMoment } from '#core/time/temple-day.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { daysLater, nextWeekday } from './demo-days.ts';
import { demoHtml, demoRows } from './demo-rows.ts';
import { fillTable } from './fill-table.ts';

type DemoEvent = Omit<Insertable<Database['events']>, 'starts_at' | 'ends_at' | 'images' | 'publish_at'> & {
  /** Without one it shows the quiet arch: a festival is for photographs. */
  picture?: Picture;
  /** Of what is over: pictures of the day. */
  album?: [image: string, alt: string][];
  when: Days & { start: string; end: string; nights?: number };
  /** In rupees. */
  fee?: number;
};
type Days = { weekday: number; after: number } | { next: string[] } | { last: string[] };

export async function seedDemoEvents({ db, clock }: Services): Promise<void> {
  const today = templeDay(clock());
  await fillTable(
    db,
    'events',
    demoRows<DemoEvent>('events').flatMap(({ picture, album, when, fee, ...event }) => {
      const from = firstDay(when, today);
      if (from === undefined) return [];
      return [
        {
          ...event,
          description: demoHtml(event.description),
          starts_at: templeMoment(from, when.start),
          ends_at: templeMoment(daysLater(from, when.nights ?? 0), when.end),
          images: JSON.stringify(album?.map(([image, alt]) => ({ image, alt })) ?? [picture ?? noPicture]),
          fee_paise: rupees(fee ?? 0),
          status: 'live' as const,
          publish_at: templeMoment(daysLater(from < today ? from : today, -30), '09:00'),
        },
      ];
    }),
  );
}

/** Nothing while the first of a festival's dates is still to come: the event is left out. */
function firstDay(when: Days, today: string): string | undefined {
  if ('weekday' in when) return nextWeekday(daysLater(today, when.after), when.weekday);
  if ('next' in when) return when.next.find((date) => date > today) ?? when.next.at(-1);
  return when.last.findLast((date) => date < today);
}
