import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dailyLetterConsent } from '#core/darshan/daily-letter.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { stopLetters } from '../mail/stop-letters.ts';
import { readStopToken, stopAddress } from '../mail/stop-link.ts';
import { staffOf } from '../people/test-people.ts';
import { somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { subscribeToDarshan } from './subscribe-to-darshan.ts';
import { listSubscribers } from './subscriber-queries.ts';

let test: TestDatabase;
let services: Services;
const email = 'mira@example.org';
const stop = { sort: 'daily-darshan', email } as const;

beforeAll(async () => {
  test = await makeTestDatabase(2);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T08:00:00+05:30') });
});
beforeEach(async () => {
  await test.db.deleteFrom('darshan_subscribers').execute();
  await test.db.deleteFrom('letter_refusals').execute();
});
afterAll(() => test.close());

const ask = (typed = email, origin = somebody()) =>
  subscribeToDarshan(services, { email: typed, consent: 'on' }, origin);
const listed = async () => (await listSubscribers(services, null))?.rows.map((row) => row.email);

it('stores an address once, with the words that were agreed to', async () => {
  await Promise.all([ask(), ask('Mira@Example.org')]);
  expect(await test.db.selectFrom('darshan_subscribers').selectAll().execute()).toEqual([
    { email, consent: dailyLetterConsent, consented_at: services.clock() },
  ]);
});

it('answers suspected spam alike, and does not store it', async () => {
  expect(await ask(email, { ...somebody(), suspected: true })).toEqual(await ask('other@example.org'));
  expect(await listed()).toEqual(['other@example.org']);
});

it('requires consent', async () => {
  const answer = await subscribeToDarshan(services, { email, consent: '' }, somebody());
  expect(answer).toMatchObject({ problems: [{ field: 'consent', code: 'consent-needed' }] });
  expect(await listed()).toEqual([]);
});

it('is stopped by the signed link of the file, and by no stranger begun again', async () => {
  await ask();
  const file = await new Response(await exportSubscribers(services, staffOf('per_a', 'owner'))).text();
  const [, token = ''] = /letters\/stop\/([\w.-]+)/.exec(file) ?? [];
  expect(file).toContain(stopAddress(services, stop));
  expect(readStopToken(services, token)).toEqual(stop);
  await stopLetters(services, stop, true);
  expect(await listed()).toEqual([]);
  expect(await ask()).toMatchObject({ problems: [{ field: 'email', code: 'letters-stopped' }] });
  await stopLetters(services, stop, false);
  expect(await listed()).toEqual([email]);
});

it('is removed by those who may change people', async () => {
  await ask();
  expect(await removeSubscriber(services, staffOf('per_b', 'content'), email)).toMatchObject({
    code: 'not-allowed',
  });
  const accounts = staffOf('per_c', 'accounts');
  expect(await removeSubscriber(services, accounts, email)).toEqual({ ok: true, value: null });
  expect(await removeSubscriber(services, accounts, email)).toMatchObject({ code: 'subscriber-gone' });
  expect(await listed()).toEqual([]);
});
