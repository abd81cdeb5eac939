import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { answerByLetter } from '../requests/answer-by-letter.ts';
import { findInboxRequest } from '../requests/inbox-queries.ts';
import { somebody } from '../requests/test-requests.ts';
import { workOnRequest } from '../requests/work-on-request.ts';
import { giveSeat } from '../seats/waiting/give-seat.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { findClass } from './class-queries.ts';
import { enrolInClass } from './enrol-in-class.ts';
import { findWaiting, listFreeSeats } from './waiting-list.ts';

// Two seats; the pupils enrol one after another, a minute apart.

let test: TestDatabase;
let services: Services;
let now: Date;
const classId = 'mridanga-for-beginners';
const letters = 'abcd';
const clerk = staffOf('per_clerk', 'seva-desk');

beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-21T06:00:00Z');
  services = makeTestServices(test.db, { clock: () => now });
  for (const table of ['requests', 'classes', 'letters', 'tries'] as const) {
    await test.db.deleteFrom(table).execute();
  }
  await seedDemoClasses(services);
  await test.db.updateTable('classes').set({ seats: 2, seats_taken: 0 }).where('id', '=', classId).execute();
});
afterAll(() => test.close());

const blank = Object.fromEntries(enrolmentFields.map((name) => [name, ''])) as Record<
  (typeof enrolmentFields)[number],
  string
>;
async function enrol(name: string, origin = somebody()): Promise<string> {
  now = new Date(now.getTime() + 60_000);
  const email = `${name.toLowerCase()}@example.com`;
  const typed = { ...blank, name: `${name} Sharma`, age: '30', email, phone: '9876500000' };
  const placed = await enrolInClass(services, classId, typed, origin);
  const reference = placed.ok ? placed.value.reference : expect.fail(placed.code);
  const row = await test.db
    .selectFrom('requests')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.id;
}
async function decide(id: string, state: string) {
  const found = await findInboxRequest(services, clerk, id);
  const work = { state, assignedTo: '', remindOn: '', version: String(found?.version) };
  return workOnRequest(services, clerk, id, work);
}
const placeOf = async (id: string) => {
  const found = await findInboxRequest(services, clerk, id);
  return found?.kind === 'class-enrolment' ? found.details.place : null;
};
const give = (id: string, who: Parameters<typeof giveSeat>[1] = clerk) => giveSeat(services, who, id);
const seated = async () => (await findClass(services, classId))?.seatsLeft;
const taken = async () =>
  (
    await test.db
      .selectFrom('classes')
      .select('seats_taken')
      .where('id', '=', classId)
      .executeTakeFirstOrThrow()
  ).seats_taken;
const waitingOf = async (id: string) => {
  const found = await findInboxRequest(services, clerk, id);
  return found && findWaiting(services, id, found);
};
const lettersTo = (email: string) =>
  test.db
    .selectFrom('letters')
    .select('kind')
    .where('recipient', '=', email)
    .where('kind', '=', 'class-seat')
    .execute();

async function full() {
  return {
    first: await enrol('One'),
    second: await enrol('Two'),
    third: await enrol('Three'),
    fourth: await enrol('Four'),
  };
}

describe('a seat that is freed', () => {
  it('is not for the next visitor: it is reserved for the waiting list', async () => {
    const { first, third } = await full();
    await decide(first, 'declined');
    expect(await taken()).toBe(1);
    expect(await seated()).toBe(0);
    const late = await enrol('Late');
    expect(await placeOf(late)).toBe('waiting-list');
    expect(await taken()).toBe(1);
    expect(await listFreeSeats(services)).toEqual([
      expect.objectContaining({ seatsFree: 1, waiting: 3, firstId: third, firstName: 'Three Sharma' }),
    ]);
    expect(await waitingOf(late)).toEqual({ place: 3, waiting: 3, seatsFree: 1, firstId: third });
  });

  it('is everybody’s, and public pages say so, once those who waited were answered for good', async () => {
    const { first, third, fourth } = await full();
    await decide(first, 'declined');
    let bumps = 0;
    const counting = { ...services, pages: { bump: async () => void bumps++ } };
    const answer = async (id: string, afterwards: string) => {
      const version = String((await findInboxRequest(services, clerk, id))?.version);
      return answerByLetter(counting, clerk, id, { body: 'You wait no longer.', afterwards, version });
    };
    expect(await answer(third, 'done')).toMatchObject({ ok: true });
    expect([await seated(), bumps]).toEqual([0, 1]);
    expect(await answer(fourth, 'done')).toMatchObject({ ok: true });
    expect([await seated(), bumps]).toEqual([1, 2]);
    expect(await answer(fourth, 'done')).toMatchObject({ ok: true });
    expect(bumps).toBe(2);
  });

  it('is given in order by one press, and its holder is notified by letter', async () => {
    const { first, third, fourth } = await full();
    expect(await give(third)).toMatchObject({ code: 'no-seat-free' });
    await decide(first, 'declined');
    expect(await give(fourth)).toMatchObject({ code: 'others-wait-first' });
    expect(await give(third)).toEqual({ ok: true, value: { notified: true } });
    expect(await placeOf(third)).toBe('seat');
    expect(await findInboxRequest(services, clerk, third)).toMatchObject({
      subject: 'Mridanga for beginners',
      state: 'in-hand',
    });
    expect(await taken()).toBe(2);
    expect(await lettersTo('three@example.com')).toHaveLength(1);
    const letter = await composeLetter(services, { kind: 'class-seat', requestId: third });
    expect(letter?.subject).toMatch(/^You have a seat · Mridanga for beginners · REQ-/);
    const logged = await test.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('subject', '=', third)
      .where('action', '=', 'request.seated')
      .execute();
    expect(logged).toEqual([{ before: { place: 'waiting-list' }, after: { place: 'seat' } }]);
    // The seat is like any other: given up, it goes to the next.
    await decide(third, 'declined');
    expect(await composeLetter(services, { kind: 'class-seat', requestId: third })).toBeNull();
    expect(await waitingOf(fourth)).toMatchObject({ place: 1, seatsFree: 1, firstId: fourth });
  });

  it('is given once, however many press and whoever enrols at that moment', async () => {
    for (let time = 0; time < 4; time += 1) {
      await test.db.deleteFrom('requests').execute();
      await test.db.updateTable('classes').set({ seats_taken: 0 }).where('id', '=', classId).execute();
      const { first, second, third, fourth } = await full();
      // Two freed at once, pressed by two, while others enrol.
      await Promise.all([
        decide(first, 'declined'),
        decide(second, 'declined'),
        give(third),
        give(third),
        give(fourth),
        enrol(`Late${letters[time]}`),
        enrol(`Later${letters[time]}`),
      ]);
      for (const id of [third, third, fourth, fourth]) await give(id);
      expect(await Promise.all([third, fourth].map(placeOf))).toEqual(['seat', 'seat']);
      expect(await taken()).toBe(2);
      expect(await lettersTo('three@example.com')).toHaveLength(time + 1);
    }
  });

  it('is anybody’s once nobody waits, and added seats go to the waiting list first', async () => {
    const { third, fourth } = await full();
    await test.db.updateTable('classes').set({ seats: 5 }).where('id', '=', classId).execute();
    expect(await seated()).toBe(1);
    expect(await placeOf(await enrol('Fifth'))).toBe('seat');
    expect(await placeOf(await enrol('Sixth'))).toBe('waiting-list');
    expect(await give(third)).toMatchObject({ ok: true });
    expect(await give(fourth)).toMatchObject({ ok: true });
    expect(await taken()).toBe(5);
  });

  it('is not for suspected spam, before the staff has handled it', async () => {
    const robot = await enrol('Robot', somebody(true));
    expect(await placeOf(robot)).toBe('waiting-list');
    expect(await seated()).toBe(2);
    expect(await give(robot)).toMatchObject({ code: 'not-waiting' });
    await decide(robot, 'in-hand');
    expect(await seated()).toBe(1);
    expect(await give(robot)).toMatchObject({ ok: true });
  });

  it('is given by the staff alone, and not of a class that is over', async () => {
    const { first, third } = await full();
    await decide(first, 'declined');
    for (const who of [visitor, staffOf('per_v', 'viewer')]) {
      expect(await give(third, who)).toMatchObject({ code: 'not-allowed' });
    }
    expect(await give(third, staffOf('per_g', 'guest-house-desk'))).toMatchObject({ code: 'no-request' });
    expect(await give('req_unknown')).toMatchObject({ code: 'no-request' });
    now = new Date('2040-01-01T00:00:00Z');
    expect(await give(third)).toMatchObject({ code: 'no-seat-free' });
    expect(await listFreeSeats(services)).toEqual([]);
  });
});
