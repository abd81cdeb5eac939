import { sql } from 'kysely';
import { afterAll, beforeAll, it } from 'vitest';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { staffOf } from '../people/test-people.ts';
import type { BookedKind } from '../purchases/test-history-kind.ts';
import { type HistoryWorld, openHistoryWorld, tellHistories } from '../purchases/test-history-world.ts';
import { somebody } from '../requests/test-requests.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { decideSeatRefund } from './changes/decide-seat-refund.ts';
import { startTourSeats } from './checkout/start-tour-seats.ts';
import { expireSeats } from './states/expire-seats.ts';
import { releaseSeats } from './states/release-seats.ts';
import {
  aFamily,
  aPupil,
  beginClassSeat,
  setTestClass,
  setTestDeparture,
  testClass,
  testDeparture,
} from './test-seats.ts';
import { giveSeat } from './waiting/give-seat.ts';

let world: HistoryWorld;
beforeAll(async () => {
  world = await openHistoryWorld();
  await seedDemoClasses(world.services);
  await seedDemoTours(world.services);
  await world.db.updateTable('classes').set({ starts_on: '2027-06-01', ends_on: '2027-09-01' }).execute();
  await world.db
    .updateTable('tour_departures')
    .set({ leaves_on: '2027-06-01' })
    .where('id', '=', testDeparture)
    .execute();
});
afterAll(() => world.close());

const clerk = staffOf('per_clerk', 'seva-desk');
const places = { class: 3, departure: 8 };

const seats = {
  kind: 'seat',
  stages: { open: 'open', booked: 'booked', short: 'short', cancelled: 'over' },
  empty: async () => {
    world.rewind();
    await sql`truncate seat_bookings, requests, unproven_shares, letters, tries, payments, refunds, gateway_events
      cascade`.execute(world.db);
    await setTestClass(world.db, places.class);
    await setTestDeparture(world.db, places.departure);
  },
  cancel: async (id: string) => (await cancelOwnSeat(world.services, id)).ok,
  callOff: async (seatId: string) => {
    const asked = { seatId, reason: 'The teacher is ill', all: true };
    return (await cancelSeatByStaff(world.services, clerk, asked)).ok;
  },
  decide: decideSeatRefund,
} as const;

/** Of a bus; families of one to four. */
const departure: BookedKind<number> = {
  ...seats,
  wish: ({ size }) => 1 + (size % 4),
  fits: (people, taken) => taken.reduce((sum, { wish }) => sum + wish, people) <= places.departure,
  book: async (people) => {
    const all = ['Mira Sharma, 41', 'Ravi Sharma, 42', 'Asha Sharma, 7', 'Uma Sharma, 9'];
    const travellers = all.slice(0, people).join('\n');
    const started = await startTourSeats(
      world.services,
      aFamily({ people: String(people), travellers }),
      somebody(),
    );
    return started?.ok ? started.value.id : null;
  },
  jobs: [expireSeats, releaseSeats],
};

/** Of a class with a waiting list, whose seats the office gives: who waits comes first. */
const inClass: BookedKind<1> = {
  ...seats,
  wish: () => 1,
  fits: (_, taken, waiting) => taken.length + waiting < places.class,
  book: () => beginClassSeat(world.services),
  jobs: [expireSeats],
  ticks: [releaseSeats],
  line: {
    ...{ by: 'office', hours: 72 },
    join: async () => {
      const pupil = aPupil();
      const enrolled = await enrolInClass(world.services, testClass, pupil, somebody());
      if (!enrolled.ok) throw new Error(JSON.stringify(enrolled));
      const row = world.db.selectFrom('requests').select('id').where('sender_email', '=', pupil.email);
      return (await row.executeTakeFirstOrThrow()).id;
    },
    give: async (requestId) => {
      if (!(await giveSeat(world.services, clerk, requestId)).ok) return null;
      const row = world.db.selectFrom('seat_bookings').select('id').where('request_id', '=', requestId);
      return (await row.executeTakeFirstOrThrow()).id;
    },
  },
};

const title =
  'are had by those whom a notebook has, whatever is paid, lost, cancelled, waited for and given back';

it(`seats of a bus ${title}`, () => tellHistories(world, departure), 3_600_000);
it(`seats of a class ${title}`, () => tellHistories(world, inClass), 3_600_000);
