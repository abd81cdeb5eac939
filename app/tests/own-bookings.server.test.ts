import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoClasses } from '#server/demo/demo-classes.ts';
import { makeTestFestival, sendPasses } from '#server/passes/test-passes.ts';
import { makeFixture } from '#server/purchases/test-donations.ts';
import { aPupil, beginClassSeat, setTestClass } from '#server/seats/test-seats.ts';
import type { Services } from '#server/services.ts';
import { beginStay, makeTestHouse } from '#server/stay/test-stays.ts';
import { openTestSite } from './test-site.ts';

// The page of one's own booking: of nights, of a seat, of passes.

let test: TestDatabase;
let services: Services;
let site: ReturnType<typeof openTestSite>;
const phone = '9876543210';
const now = new Date('2026-11-20T06:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  ({ services } = await makeFixture(test.db, { clock: () => now }));
  await makeTestFestival(test.db);
  await makeTestHouse(test.db, 2);
  await seedDemoClasses(services);
  await setTestClass(test.db, 5);
  site = openTestSite(services);
});
afterAll(() => test.close());

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  site(
    new Request(`http://temple.test${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'http://temple.test', cookie },
    }),
  );
const unlock = (path: string, lastFour: string) => post(path, { intent: 'unlock', lastFour });

describe.each<[string, () => Promise<string>]>([
  ['a stay', async () => `/stay/booking/${(await beginStay(services, { phone })).id}`],
  ['a seat', async () => `/seat/booking/${await beginClassSeat(services, aPupil({ phone }))}`],
  [
    'passes',
    async () => {
      const started = await sendPasses(services, { phone });
      return started.ok ? `/passes/${started.value.id}` : '';
    },
  ],
])('%s', (_, book) => {
  let path = '';
  let proof = '';
  beforeAll(async () => {
    path = await book();
  });

  it('says beside the field that the digits are others, and focuses it', async () => {
    const refused = await unlock(path, '1234');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/<input(?=[^>]*name="lastFour")(?=[^>]*autofocus)[^>]*>/i);
  });

  it('opens to the digits of a Hindi keyboard', async () => {
    const opened = await unlock(path, '३२१०');
    expect(opened.status).toBe(303);
    proof = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  });

  it('is given up once, however often that is pressed', async () => {
    const press = () => post(path, { intent: 'cancel' }, proof);
    const pressed = await Promise.all([press(), press()]);
    expect([...pressed, await press()].map(({ status }) => status)).toEqual([303, 303, 303]);
    const page = await site(new Request(`http://temple.test${path}`, { headers: { cookie: proof } }));
    expect(await page.text()).toContain('is cancelled');
  });
});
