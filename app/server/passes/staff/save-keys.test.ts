import { afterAll, beforeAll, expect, it } from 'vitest';
import { passMark } from '#core/passes/pass-keys.ts';
import { untilWaiting } from '#server/db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { insertKey, listPassKeys, openPassSigner } from '../pass-signer.ts';
import { listKeys, makePassKey, withdrawPassKey } from './save-keys.ts';

let test: TestDatabase;
let services: Services;
let now = new Date('2026-11-26T06:00:00Z');
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { clock: () => now });
});
afterAll(() => test.close());

const signs = async () => {
  const sign = await test.db.transaction().execute((trx) => openPassSigner(trx, services));
  const [from, until] = [new Date('2026-12-04T10:00:00Z'), new Date('2026-12-04T11:00:00Z')];
  const facts = {
    code: 'ABCDEFGH234567YZ',
    event: await passMark('feast'),
    kind: 'free',
    people: 1,
  } as const;
  return sign({ ...facts, from, until, gates: [] }).slice(0, 9);
};

it('another key signs, and the one before is trusted until it is withdrawn', async () => {
  const first = await signs();
  const [key] = await listKeys(services);
  expect(key).toMatchObject({ signing: true, withdrawnAt: null, passes: 0 });
  expect(await withdrawPassKey(services, owner, key?.id ?? '')).toMatchObject({ code: 'key-signs' });
  now = new Date('2026-11-26T07:00:00Z');
  expect(await makePassKey(services, owner)).toMatchObject({ ok: true });
  expect(await signs()).not.toBe(first);
  expect((await listKeys(services)).map(({ signing }) => signing)).toEqual([true, false]);
  expect(await listPassKeys(test.db)).toHaveLength(2);
  expect(await withdrawPassKey(services, owner, key?.id ?? '')).toMatchObject({ ok: true });
  expect(await withdrawPassKey(services, owner, key?.id ?? '')).toMatchObject({ code: 'key-gone' });
  expect((await listPassKeys(test.db)).map(({ id }) => id)).not.toContain(key?.id);
});

it('two who make one at once: one key signs', async () => {
  const both = await Promise.all([makePassKey(services, owner), makePassKey(services, owner)]);
  expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect((await listKeys(services)).filter(({ signing }) => signing)).toHaveLength(1);
});

it('no other key signs before passes are stored that this one signs', async () => {
  await signs();
  let made: ReturnType<typeof makePassKey> | null = null;
  await test.db.transaction().execute(async (trx) => {
    await openPassSigner(trx, services);
    made = makePassKey(services, owner);
    await untilWaiting(test.db);
  });
  expect(await made).toMatchObject({ ok: true });
});

it('who signs while another key is made signs with that one', async () => {
  const before = await signs();
  let signed: ReturnType<typeof signs> | null = null;
  await test.db.transaction().execute(async (trx) => {
    await trx.updateTable('pass_keys').set({ signing: false }).where('signing', 'is', true).execute();
    await insertKey(trx, services.sealer, now);
    signed = signs();
    await untilWaiting(test.db);
  });
  expect(await signed).not.toBe(before);
  expect((await listKeys(services)).filter(({ signing }) => signing)).toHaveLength(1);
});

it('the organiser may not', async () => {
  expect(await makePassKey(services, staffOf('per_o', 'event-organiser'))).toMatchObject({
    code: 'not-allowed',
  });
});
