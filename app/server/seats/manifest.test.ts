import { afterAll, beforeAll, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { makeFixture } from '../purchases/test-donations.ts';
import { somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { registerForTour } from '../tours/register-for-tour.ts';
import { findManifest } from './queries/manifest-queries.ts';
import { aFamily, beginTourSeats, paySeat, setTestDeparture, testDeparture } from './test-seats.ts';

let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  ({ services } = await makeFixture(test.db, { clock: () => new Date('2026-11-20T06:00:00Z') }));
  await seedDemoTours(services);
  await setTestDeparture(test.db, 12);
});
afterAll(() => test.close());

it('lists who travels, paid or by arrangement, and nobody who only tries to pay', async () => {
  await paySeat(services, await beginTourSeats(services, aFamily({ name: 'Radha Rao' })));
  await beginTourSeats(services, aFamily({ name: 'Tries Rao' }));
  await registerForTour(services, aFamily({ name: 'Asha Rao', preferences: 'Slow' }), somebody());
  expect(await findManifest(services, testDeparture)).toMatchObject({
    ...{ day: '2026-11-29', seats: 12 },
    rows: [
      { name: 'Asha Rao', people: 3, preferences: 'Slow', money: null },
      {
        name: 'Radha Rao',
        travellers: [{ age: 41 }, { age: 12 }, { age: 7 }],
        money: { paid: rupees(1_500), toPay: rupees(6_000) },
      },
    ],
  });
  expect(await findManifest(services, 'nope')).toBeNull();
  expect(await findManifest(services, "' or 1=1")).toBeNull();
});
