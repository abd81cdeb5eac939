import type { Insertable } from 'kysely';
import { rupees } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { daysLater, nextWeekday } from './demo-days.ts';
import { demoHtml, demoRows } from './demo-rows.ts';
import { fillTable } from './fill-table.ts';

/** A price in rupees; null: by agreement. */
type DemoTour = Insertable<Database['tours']> & { price: number | null };

export async function seedDemoTours({ db, clock }: Services): Promise<void> {
  await fillTable(
    db,
    'tours',
    demoRows<DemoTour>('tours').map(({ price, ...tour }, position) => ({
      ...tour,
      content: demoHtml(tour.content),
      price_paise: price === null ? null : rupees(price),
      position,
    })),
  );
  await db
    .insertInto('tour_departures')
    .values(demoDepartures(templeDay(clock())))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Each on the next three weekends; retreats leave when their group likes. */
function demoDepartures(today: string) {
  const coming = [
    { tour: 'holy-sites-of-vrindavan', weekday: 6, starts: 12, every: 28, seats: 36 },
    { tour: 'govardhan-parikrama', weekday: 0, starts: 9, every: 14, seats: 40 },
    { tour: 'barsana-nandgaon', weekday: 0, starts: 16, every: 28, seats: 24 },
  ];
  return coming.flatMap(({ tour, weekday, starts, every, seats }) =>
    [0, 1, 2].map((at) => ({
      id: `${tour}-${at + 1}`,
      tour_id: tour,
      leaves_on: daysLater(nextWeekday(daysLater(today, starts), weekday), at * every),
      seats,
    })),
  );
}
