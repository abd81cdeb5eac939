import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trapField } from '#core/requests/trap.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoClasses } from '#server/demo/demo-classes.ts';
import { makeFixture } from '#server/purchases/test-donations.ts';
import { aPupil, paySeat, setTestClass, testClass } from '#server/seats/test-seats.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { action } from './single-class.route.tsx';

// Somebody who holds the only seat goes back, and sends the form again with another word in it.

let test: TestDatabase;
let services: Services;
let now = new Date('2026-11-20T06:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  ({ services } = await makeFixture(test.db, { clock: () => now }));
  await seedDemoClasses(services);
  await setTestClass(test.db, 1);
});
afterAll(() => test.close());

async function send(fields: Record<string, string>, cookie = ''): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`http://temple.test/classes/${testClass}`, {
    method: 'POST',
    headers: { cookie, 'x-client-address': '10.3.0.1' },
    body: new URLSearchParams({ [trapField]: '', ...fields }),
  });
  return action({ request, context, params: { id: testClass } }).catch((thrown: unknown) => thrown);
}

it('they are led to the seat that they hold, and are not put on its waiting list', async () => {
  const pupil = aPupil();
  const begun = (await send(pupil)) as Response;
  const pay = begun.headers.get('location') ?? '';
  expect(pay).toMatch(/^\/seat\/pay\/sea_/);
  const pressedTwice = (await send(pupil)) as Response;
  expect(pressedTwice.headers.get('location')).toBe(pay);
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const again = { ...pupil, age: '31' };
  expect(await send(again, cookie)).toMatchObject({
    data: { problems: [{ code: 'seat-still-held' }], held: { to: pay, number: 5001 } },
    init: { status: 422 },
  });
  expect(await test.db.selectFrom('requests').select('id').execute()).toEqual([]);
});

it('nobody else learns of it, and it is no more once the hold is over', async () => {
  const waits = (await send(aPupil(), 'proof_sea_aaaaaaaaaa=forged')) as Response;
  expect(waits.headers.get('location')).toMatch(/sent=REQ-/);
  now = new Date('2026-11-20T06:16:00Z');
  const { id } = await test.db.selectFrom('seat_bookings').select('id').executeTakeFirstOrThrow();
  const forged = (await send(aPupil(), `proof_${id.slice(0, 14)}=forged`)) as Response;
  expect(forged.headers.get('location')).toMatch(/sent=REQ-/);
});

it('who repeats an older form of somebody proves nothing by it, and reads nothing of theirs', async () => {
  await test.db.deleteFrom('requests').execute();
  await test.db.updateTable('seat_bookings').set({ holding: false }).execute();
  await setTestClass(test.db, 5);
  const pupil = aPupil();
  const begun = (await send(pupil)) as Response;
  const pay = begun.headers.get('location') ?? '';
  expect(begun.headers.has('set-cookie')).toBe(true);
  now = new Date(now.getTime() + 16 * 60_000);
  const answerOf = async () => {
    const { headers } = (await send(pupil)) as Response;
    return [headers.get('location'), headers.has('set-cookie')];
  };
  expect(await answerOf()).toEqual([pay, false]);
  const id = pay.split('/').at(-1) ?? '';
  await paySeat(services, id);
  expect(await answerOf()).toEqual([`/seat/booking/${id}`, false]);
});
