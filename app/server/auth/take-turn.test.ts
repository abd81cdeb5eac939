import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Limit, type LimitedForm, limits } from '#core/people/limits.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePerson, requestOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { type Sender, senderOf, takeTurn } from './take-turn.ts';
import { sendSolving, solved } from './test-puzzles.ts';

let database: TestDatabase;
let services: Services;
let now: Date;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-09-04T03:30:00Z');
  await database.db.deleteFrom('tries').execute();
});

const turn = (sender: Sender, form: LimitedForm = 'contact') => takeTurn(services, form, sender);
const turns = (wanted: number, sender: (at: number) => Sender, form?: LimitedForm) =>
  Promise.all(Array.from({ length: wanted }, (_, at) => turn(sender(at), form)));
const codes = (all: Awaited<ReturnType<typeof turns>>, code: string) =>
  all.filter((one) => (one.ok ? 'ok' : one.code) === code).length;

/** All but one try of this limit, for whatever it counts by. */
async function nearlyFill(limit: Limit): Promise<void> {
  await database.db
    .updateTable('tries')
    .set({ count: limits[limit].tries - 1 })
    .where('key', 'like', `${limit}:%`)
    .execute();
}

it.each(['contact', 'request', 'sign-up', 'reset', 'stock-alert', 'daily-letter'] as const)(
  '%s: exactly as often as its limit in a burst from one address, then a puzzle for each',
  async (form) => {
    const { tries, minutes } = limits[`${form}:sender`];
    const burst = await turns(tries + 6, () => ({ address: 'one house' }), form);
    expect([codes(burst, 'ok'), codes(burst, 'proof-needed')]).toEqual([tries, 6]);
    for (let more = 0; more < 3; more += 1)
      expect(await sendSolving((proof) => turn({ address: 'one house', proof }, form))).toMatchObject({
        ok: true,
      });
    expect(await turn({ address: 'one house' }, form)).toMatchObject({ proof: { again: false, minutes } });
    expect(await turn({ address: 'another' }, form)).toMatchObject({ ok: true });
  },
);

it('a solved puzzle allows one submission of one form', async () => {
  const address = 'one house';
  await turns(20, () => ({ address }), 'contact');
  await turns(20, () => ({ address }), 'request');
  const refused = await turn({ address });
  if (refused.ok || refused.code !== 'proof-needed') throw new Error('no puzzle was asked for');
  const proof = await solved(refused.proof);
  expect(await turn({ address, proof }, 'request')).toMatchObject({ proof: { again: true } });
  const burst = await turns(5, () => ({ address, proof }));
  expect([codes(burst, 'ok'), codes(burst, 'proof-needed')]).toEqual([1, 4]);
});

it('is refused only where one sender solved hundreds', async () => {
  const address = 'one house';
  const send = () => sendSolving((proof) => turn({ address, proof }));
  await turns(3, () => ({ address }));
  expect(await send()).toMatchObject({ ok: true });
  await nearlyFill('contact:proven');
  expect(await send()).toMatchObject({ ok: true });
  expect(await send()).toEqual({ ok: false, code: 'too-many-requests' });
  now = new Date(now.getTime() + 60 * 60_000);
  expect(await turn({ address })).toMatchObject({ ok: true });
});

it('where everybody together sent many, each new sender solves a puzzle and none is refused', async () => {
  expect(await turn({ address: 'first' })).toMatchObject({ ok: true });
  await nearlyFill('contact:everyone');
  const burst = await turns(8, (at) => ({ address: `house ${at}` }));
  expect([codes(burst, 'ok'), codes(burst, 'proof-needed')]).toEqual([1, 7]);
  expect(await sendSolving((proof) => turn({ address: 'house 9', proof }))).toMatchObject({ ok: true });
  // A signed-in sender is counted by account.
  expect(await turn({ address: 'house 9', account: 'per_one' })).toMatchObject({ ok: true });
});

it('who is signed in counts by the account, whatever the address did', async () => {
  const address = '203.0.113.1';
  await turns(5, () => ({ address }));
  const personId = await makePerson(services, 'counted@example.com');
  const headers = { 'x-client-address': address };
  const signedIn = new Request(await requestOf(services, personId), {});
  signedIn.headers.set('x-client-address', address);
  const sender = await senderOf(services, signedIn, '');
  expect(sender).toEqual({ address, account: personId, proven: personId, proof: '' });
  await services.db.updateTable('people').set({ email_verified: false }).where('id', '=', personId).execute();
  // Nobody has shown that the address is theirs: what is held counts by where it came from.
  expect(await senderOf(services, signedIn, '')).toEqual({ address, account: personId, proof: '' });
  const burst = await turns(6, () => sender);
  expect([codes(burst, 'ok'), codes(burst, 'proof-needed')]).toEqual([3, 3]);
  // From another address it is the same account.
  expect(await turn({ ...sender, address: 'elsewhere' })).toMatchObject({ code: 'proof-needed' });
  expect(await senderOf(services, new Request('http://temple.test/', { headers }), 'x')).toEqual({
    address,
    proof: 'x',
  });
});
