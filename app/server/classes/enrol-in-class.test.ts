import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { staffOf } from '../people/test-people.ts';
import { findSentRequest } from '../requests/request-queries.ts';
import { somebody, storedRequests } from '../requests/test-requests.ts';
import { workOnRequest } from '../requests/work-on-request.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { findClass, listClasses } from './class-queries.ts';
import { enrolInClass } from './enrol-in-class.ts';

let test: TestDatabase;
let services: Services;
const classId = 'mridanga-for-beginners';
const seats = 3;

beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(async () => {
  services = makeTestServices(test.db);
  for (const table of ['requests', 'classes', 'letters', 'tries'] as const) {
    await test.db.deleteFrom(table).execute();
  }
  await seedDemoClasses(services);
  await test.db.updateTable('classes').set({ seats, seats_taken: 0 }).where('id', '=', classId).execute();
});
afterAll(() => test.close());

const blank = Object.fromEntries(enrolmentFields.map((name) => [name, ''])) as Record<
  (typeof enrolmentFields)[number],
  string
>;
const pupil = (at: number) => ({
  ...blank,
  name: 'Mira Sharma',
  age: '30',
  phone: String(9_876_500_000 + at),
});
const enrol = (at: number, origin = somebody()) => enrolInClass(services, classId, pupil(at), origin);

async function placed() {
  const rows = await storedRequests(services);
  return rows.map(({ details }) => ('place' in details ? details.place : null));
}

describe('a class', () => {
  it('never gives a seat twice, however many enrol concurrently, and puts the others on its waiting list', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => enrol(at)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const places = await placed();
    expect(places.filter((place) => place === 'seat')).toHaveLength(seats);
    expect(places.filter((place) => place === 'waiting-list')).toHaveLength(8 - seats);
    expect(await findClass(services, classId)).toMatchObject({ seatsLeft: 0 });
  });

  it('gives the same person one seat, however often and concurrently the form is sent', async () => {
    const origin = somebody();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enrol(1, origin)));
    answers.push(await enrol(1));
    const references = answers.map((answer) => (answer.ok ? answer.value.reference : answer.code));
    expect(new Set(references).size).toBe(1);
    expect(await findClass(services, classId)).toMatchObject({ seatsLeft: seats - 1 });
  });

  it('gives one address a few seats and places in line, until the staff has spoken with them', async () => {
    const setSeats = (count: number) =>
      test.db.updateTable('classes').set({ seats: count }).where('id', '=', classId).execute();
    const origin = somebody();
    await setSeats(8);
    for (let at = 0; at < 4; at += 1) expect(await enrol(at, origin)).toMatchObject({ ok: true });
    expect(await enrol(4, origin)).toMatchObject({ problems: [{ code: 'class-share', values: { n: 0 } }] });
    expect(await enrol(5)).toMatchObject({ ok: true });
    expect(await findClass(services, classId)).toMatchObject({ seatsLeft: 3 });
    await setSeats(5);
    for (let at = 6; at < 10; at += 1) expect(await enrol(at, origin)).toMatchObject({ ok: true });
    expect(await enrol(10, origin)).toMatchObject({ problems: [{ code: 'class-wait-share' }] });
    expect(await enrol(11)).toMatchObject({ ok: true });
  });

  it('frees the seat of a declined enrolment once, and does not enrol the declined one again', async () => {
    for (let at = 0; at <= seats; at += 1) await enrol(at);
    const clerk = staffOf('per_clerk', 'seva-desk');
    const rows = await test.db.selectFrom('requests').select(['id', 'version', 'details']).execute();
    const placedIn = (place: string) =>
      rows.find(({ details }) => 'place' in details && details.place === place);
    const decide = (id: string | undefined, state: string, version: number) =>
      workOnRequest(services, clerk, id ?? '', {
        state,
        assignedTo: '',
        remindOn: '',
        version: String(version),
      });
    const waiting = placedIn('waiting-list');
    expect(await decide(waiting?.id, 'declined', 1)).toMatchObject({ ok: true });
    expect(await findClass(services, classId)).toMatchObject({ seatsLeft: 0 });
    expect(await decide(waiting?.id, 'new', 2)).toMatchObject({ ok: true });
    const seated = placedIn('seat');
    expect(await decide(seated?.id, 'declined', 1)).toMatchObject({ ok: true });
    expect(await decide(seated?.id, 'declined', 2)).toMatchObject({ ok: true });
    // It is reserved for the waiting list; with nobody waiting it is anybody's.
    expect(await findClass(services, classId)).toMatchObject({ seatsLeft: 0 });
    expect(await decide(waiting?.id, 'done', 3)).toMatchObject({ ok: true });
    expect(await findClass(services, classId)).toMatchObject({ seatsLeft: 1 });
    expect(await decide(seated?.id, 'in-hand', 3)).toMatchObject({
      code: 'seats-given-back',
      field: 'state',
    });
    const anyWay = test.db
      .updateTable('requests')
      .set({ state: 'new' })
      .where('id', '=', seated?.id ?? '');
    await expect(anyWay.execute()).rejects.toThrow(/stays declined/);
  });

  it('answers who is on the waiting list', async () => {
    await test.db.updateTable('classes').set({ seats_taken: seats }).where('id', '=', classId).execute();
    const answer = await enrol(1);
    const reference = answer.ok ? answer.value.reference : '';
    const page = new Request(`http://temple.test/classes/${classId}?sent=${reference}`);
    expect(await findSentRequest(services, page, ['class-enrolment'])).toMatchObject({
      subject: 'Mridanga for beginners: waiting list',
    });
  });

  it('gives no seat to suspected spam', async () => {
    await enrol(1, somebody(true));
    expect(await placed()).toEqual(['waiting-list']);
    expect(await findClass(services, classId)).toMatchObject({ seatsLeft: seats });
  });

  it('takes nobody once it is over, or if it does not exist', async () => {
    const late = { ...services, clock: () => new Date('2040-01-01T00:00:00Z') };
    const ended = { ok: false, code: 'invalid', problems: [{ field: '', code: 'class-ended' }] };
    expect(await enrolInClass(late, classId, pupil(1), somebody())).toEqual(ended);
    expect(await enrolInClass(services, "' or 1=1", pupil(1), somebody())).toEqual(ended);
    expect(await storedRequests(services)).toEqual([]);
  });

  it('cannot be oversold by any client: the table itself refuses', async () => {
    const oversold = test.db
      .updateTable('classes')
      .set({ seats_taken: seats + 1 })
      .where('id', '=', classId);
    await expect(oversold.execute()).rejects.toThrow(/violates check constraint/);
  });
});

it('the demo has seven classes, listed in the order that the staff sets', async () => {
  const classes = await listClasses(services);
  expect(classes.map(({ id }) => id)).toHaveLength(7);
  expect(classes[2]).toMatchObject({ from: '14:30', to: '15:30', days: [0], seatsLeft: seats });
});
