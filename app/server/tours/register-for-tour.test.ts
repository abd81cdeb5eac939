import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tourFields } from '#core/requests/tour.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { queuedLetters, somebody, storedRequests } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { registerForTour } from './register-for-tour.ts';
import { listDepartures } from './tour-queries.ts';

let test: TestDatabase;
let services: Services;
const departure = 'govardhan-parikrama-1';
const seats = 5;

beforeAll(async () => {
  test = await makeTestDatabase(6);
  services = { ...makeTestServices(test.db), clock: () => new Date('2026-11-20T09:00:00Z') };
  await seedDemoTours(services);
});
beforeEach(async () => {
  for (const table of ['requests', 'letters', 'tries'] as const) await test.db.deleteFrom(table).execute();
  await test.db.updateTable('tour_departures').set({ seats, seats_taken: 0 }).execute();
});
afterAll(() => test.close());

const blank = Object.fromEntries(tourFields.map((name) => [name, ''])) as Record<
  (typeof tourFields)[number],
  string
>;
const pilgrim = (at: number, changes: Partial<typeof blank> = {}) => ({
  ...blank,
  name: 'Mira Sharma',
  email: `mira${at}@example.com`,
  phone: String(9_876_500_000 + at),
  destination: 'govardhan-parikrama',
  departureId: departure,
  mode: 'single',
  age: '41',
  ...changes,
});
const family = (at: number) =>
  pilgrim(at, { mode: 'group', people: '3', travellers: 'Mira Sharma, 41\nरवि शर्मा - १२\r\n\nAsha 7' });
const register = (typed: typeof blank, origin = somebody()) => registerForTour(services, typed, origin);
const seatsLeft = async () =>
  (await listDepartures(services)).find(({ id }) => id === departure)?.seatsLeft ?? Number.NaN;

describe('a departure', () => {
  it('takes the seats of a group, stores who travels, and writes to both', async () => {
    expect(await register(family(1))).toMatchObject({ ok: true });
    expect(await seatsLeft()).toBe(seats - 3);
    expect(await storedRequests(services)).toMatchObject([
      {
        subject: 'Govardhan Parikrama, 29 November 2026: registration for 3 people',
        details: {
          departureId: departure,
          travelDate: '2026-11-29',
          travellers: [
            { name: 'Mira Sharma', age: 41 },
            { name: 'रवि शर्मा', age: 12 },
            { name: 'Asha', age: 7 },
          ],
        },
      },
    ]);
    expect(await queuedLetters(services)).toHaveLength(2);
  });

  it('never sells a seat twice, however many register concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => register(pilgrim(at))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(seats);
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      code: 'invalid',
      problems: [{ field: 'departureId', code: 'departure-full' }],
    });
    expect(await storedRequests(services)).toHaveLength(seats);
    expect(await seatsLeft()).toBe(0);
  });

  it('takes all of a group or none', async () => {
    await register(family(1));
    expect(await register(family(2))).toMatchObject({
      problems: [{ field: 'departureId', code: 'departure-short', values: { n: 2 } }],
    });
    expect(await storedRequests(services)).toHaveLength(1);
    expect(await seatsLeft()).toBe(2);
  });

  it('gives the last seat to a visitor who pressed twice', async () => {
    await test.db.updateTable('tour_departures').set({ seats: 1 }).where('id', '=', departure).execute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(pilgrim(1))));
    answers.push(await register(pilgrim(1)));
    const references = answers.map((answer) => (answer.ok ? answer.value.reference : answer.code));
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toMatch(/^REQ-/);
  });

  it('has its seats back when the staff declines, once and for good', async () => {
    await register(family(1));
    const decide = (state: 'in-hand' | 'declined') =>
      test.db.updateTable('requests').set({ state }).execute();
    await decide('in-hand');
    expect(await seatsLeft()).toBe(seats - 3);
    await decide('declined');
    await decide('declined');
    expect(await seatsLeft()).toBe(seats);
    await expect(decide('in-hand')).rejects.toThrow(/stays declined/);
  });

  it('gives no seat to suspected spam', async () => {
    expect(await register(family(1), somebody(true))).toMatchObject({ ok: true });
    expect(await seatsLeft()).toBe(seats);
  });

  it('cannot be oversold by any client: the table itself refuses', async () => {
    const oversold = test.db.updateTable('tour_departures').set({ seats_taken: seats + 1 });
    await expect(oversold.execute()).rejects.toThrow(/violates check constraint/);
  });

  it('is not offered on its own day any more', async () => {
    const later = { ...services, clock: () => new Date('2026-11-28T20:00:00Z') };
    expect((await listDepartures(later)).map(({ id }) => id)).not.toContain(departure);
    expect(await registerForTour(later, pilgrim(1), somebody())).toMatchObject({
      problems: [{ field: 'departureId', code: 'departure-other' }],
    });
  });
});
