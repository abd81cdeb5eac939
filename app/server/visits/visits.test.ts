import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitKinds, visitKindsFor } from '#core/bookings/visit.ts';
import type { RequestKind, RequestState } from '#core/requests/request.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { seedDemoTables } from '../demo/demo-tables.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { cancelSevaByStaff } from '../sevas/cancel-seva.ts';
import { bookByDesk } from '../stay/desk/book-by-desk.ts';
import { aDeskInput } from '../stay/desk/test-desk.ts';
import { beginStay, makeTestHouse } from '../stay/test-stays.ts';
import { makeTestServices } from '../test-services.ts';
import { countVisits, listVisits } from './visit-queries.ts';

// Who comes, checked against bookings that were counted by hand. It is Saturday, 21 November 2026,
// noon in Ghaziabad: the next 7 days end on Friday the 27th.

const now = new Date('2026-11-21T12:00:00+05:30');
let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db, { clock: () => now });
  await seedDemoTables(services);
  await seedDemoClasses(services);
  // Lessons on Fridays until the 27th; the other course begins after the days asked for.
  const course = test.db.updateTable('classes');
  await course
    .set({ days: [5], starts_on: '2026-11-01', ends_on: '2026-11-27', starts_at: '17:30', ends_at: '18:30' })
    .where('id', '=', 'mridanga-for-beginners')
    .execute();
  await course
    .set({ days: [0, 1, 2, 3, 4, 5, 6], starts_on: '2026-11-28', ends_on: '2026-12-28' })
    .where('id', '<>', 'mridanga-for-beginners')
    .execute();
});
afterAll(() => test.close());

let made = 0;
async function seva(day: string, people: number, state: 'confirmed' | 'cancelled' = 'confirmed') {
  made += 1;
  const id = services.ids('svb');
  await test.db
    .insertInto('seva_bookings')
    .values({
      ...{
        id,
        reference: `REQ-SV${10 + made}-AA`,
        seva_id: 'flower-decoration',
        mode: 'inperson',
        day,
        people,
      },
      ...{ name: `Seva ${day}`, email: `seva${made}@example.com`, state, booked_at: now },
      cancelled_at: state === 'cancelled' ? now : null,
    })
    .execute();
  return id;
}

async function ask(kind: RequestKind, details: object, state: RequestState = 'new', suspected = false) {
  made += 1;
  const id = services.ids('req');
  await test.db
    .insertInto('requests')
    .values({
      ...{ id, reference: `REQ-RQ${10 + made}-AA`, kind, state, suspected },
      ...{ sender_name: `${kind} ${made}`, sender_phone: '+919810000001', subject: kind },
      ...{ details: JSON.stringify(details), content_key: `key ${made}`, created_at: now, updated_at: now },
    })
    .execute();
  return id;
}
const enrol = (place: string, classId: string, state?: RequestState) =>
  ask('class-enrolment', { classId, place, age: 30, guardian: null }, state);
const stay = (checkIn: string, state?: RequestState, suspected?: boolean) =>
  ask('stay-inquiry', { roomTitle: 'Room', checkIn, adults: 2, children: 1 }, state, suspected);
const tour = (travelDate: string, people: number, state?: RequestState) =>
  ask('tour-registration', { destination: 'vrindavan', travelDate, people, departureId: null }, state);

describe('bookings of the next 7 days', () => {
  beforeAll(async () => {
    await seva('2026-11-20', 9);
    await seva('2026-11-21', 2);
    await seva('2026-11-27', 3);
    await seva('2026-11-28', 9);
    await seva('2026-11-22', 9, 'cancelled');
    await enrol('seat', 'mridanga-for-beginners');
    await enrol('seat', 'mridanga-for-beginners', 'done');
    await enrol('seat', 'mridanga-for-beginners', 'declined');
    await enrol('waiting-list', 'mridanga-for-beginners');
    const other = await test.db
      .selectFrom('classes')
      .select('id')
      .where('id', '<>', 'mridanga-for-beginners')
      .executeTakeFirstOrThrow();
    await enrol('seat', other.id);
    await stay('2026-11-21');
    await stay('2026-11-27', 'done');
    await stay('2026-11-28');
    await stay('2026-11-22', 'declined');
    await stay('2026-11-23', 'new', true);
    await tour('2026-11-26', 4, 'in-hand');
    await tour('2026-12-26', 9);
  });

  it('are counted by kind, unconfirmed ones separately', async () => {
    expect(await countVisits(services, visitKinds, 7)).toEqual([
      { kind: 'seva', figure: { bookings: 2, people: 5, asked: 0 } },
      { kind: 'class', figure: { bookings: 2, people: 2, asked: 0 } },
      { kind: 'stay', figure: { bookings: 1, people: 3, asked: 1 } },
      { kind: 'tour', figure: { bookings: 0, people: 0, asked: 1 } },
    ]);
  });

  it('every number is the number of the rows that it leads to', async () => {
    for (const { kind, figure } of await countVisits(services, visitKinds, 30)) {
      const listOf = (state: 'confirmed' | 'asked' | null) =>
        listVisits(services, { kinds: [kind], days: 30, state, page: 1 });
      const { rows, count } = await listOf('confirmed');
      expect(count, kind).toBe(figure.bookings);
      expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(figure.people);
      expect((await listOf('asked')).count).toBe(figure.asked);
      const all = await listOf(null);
      expect(all.count).toBe(figure.bookings + figure.asked);
      expect(all.rows.filter(({ confirmed }) => confirmed)).toHaveLength(figure.bookings);
    }
  });

  it('are in the order of their days, a class on the day of its next lesson', async () => {
    const { rows } = await listVisits(services, { kinds: visitKinds, days: 7, state: null, page: 1 });
    expect(rows.map(({ kind, day, at }) => [kind, day, at])).toEqual([
      ['seva', '2026-11-21', null],
      ['stay', '2026-11-21', null],
      ['tour', '2026-11-26', null],
      ['seva', '2026-11-27', null],
      ['stay', '2026-11-27', null],
      ['class', '2026-11-27', '17:30'],
      ['class', '2026-11-27', '17:30'],
    ]);
  });

  it('are shown to the handlers of their kind only', async () => {
    expect(visitKindsFor(['guest-house-desk'])).toEqual(['stay', 'tour']);
    expect(visitKindsFor(['seva-desk'])).toEqual(['seva', 'class', 'tour']);
    expect(visitKindsFor(['content', 'viewer', 'shop-desk'])).toEqual([]);
    const nothing = await listVisits(services, { kinds: [], days: 90, state: null, page: 1 });
    expect(nothing).toMatchObject({ rows: [], count: 0, confirmed: 0 });
  });
});

describe('a stay that is booked', () => {
  it('comes on its day of arrival, once where it was an inquiry before', async () => {
    await makeTestHouse(test.db, 3);
    const requestId = await stay('2026-12-25');
    const typed = aDeskInput({ arrival: '2026-12-25', departure: '2026-12-27' });
    const keeper = staffOf('per_keeper', 'guest-house-desk');
    const booked = await bookByDesk(services, keeper, { ...typed, request: requestId });
    if (!booked.ok) throw new Error(JSON.stringify(booked));
    await beginStay(services, { arrival: '2026-12-25', departure: '2026-12-26' });
    const { rows } = await listVisits(services, { kinds: ['stay'], days: 90, state: null, page: 1 });
    expect(rows.filter(({ day }) => day === '2026-12-25')).toMatchObject([
      { id: booked.value.id, title: 'Kind cell', name: 'Radha Devi', people: 2, confirmed: true },
    ]);
  });
});

describe('a seva that a handler cancels', () => {
  it('is cancelled once, with the permission, and logged', async () => {
    const id = await seva('2026-11-25', 1);
    const asViewer = await cancelSevaByStaff(services, staffOf('per_v', 'viewer', 'guest-house-desk'), id);
    expect(asViewer).toMatchObject({ code: 'not-allowed' });
    const clerk = staffOf('per_desk', 'seva-desk');
    for (let press = 0; press < 2; press += 1) {
      expect(await cancelSevaByStaff(services, clerk, id)).toMatchObject({ ok: true });
    }
    const noted = await test.db.selectFrom('audit_log').select('action').where('subject', '=', id).execute();
    expect(noted).toEqual([{ action: 'seva.cancelled' }]);
    const letters = await test.db
      .selectFrom('letters')
      .select('id')
      .where('cause_key', '=', `seva-cancelled:${id}`)
      .execute();
    expect(letters).toHaveLength(1);
  });
});
