import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Staff } from '#core/people/viewer.ts';
import { confirmSecondFactor } from '../auth/confirm-second-factor.ts';
import { forgetSecondFactor } from '../auth/forget-second-factor.ts';
import { totpCode, totpStep } from '../auth/totp.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { beginFactor, fromBase32, makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { listPasskeys } from './passkey-queries.ts';
import { provePasskey, startPasskeyProof } from './prove-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { makeTestAuthenticator } from './test-authenticator.ts';

let database: TestDatabase;
let services: Services;
let now = new Date();
let staff: Staff;
let device: ReturnType<typeof makeTestAuthenticator>;
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  staff = await someone();
  device = makeTestAuthenticator('http://temple.test');
});

async function someone(withApp = true): Promise<Staff> {
  count += 1;
  const email = `passkey${count}@example.com`;
  const personId = await makePerson(services, email);
  const made = { ...staffOf(personId, 'accounts'), email };
  if (!withApp) return made;
  const { key } = await beginFactor(services, { personId, email });
  const code = totpCode(fromBase32(key), totpStep(now));
  expect(await confirmSecondFactor(services, made, code)).toMatchObject({ ok: true });
  return made;
}
async function add(name = 'My telephone', who = staff) {
  const begun = await startPasskey(services, who);
  if (!begun.ok) return begun;
  const response = JSON.stringify(device.make(begun.value));
  return addPasskey(services, who, { name, response });
}
async function options(personId = staff.personId) {
  const begun = await startPasskeyProof(services, personId);
  if (!begun) throw new Error('no passkey');
  return begun;
}
const prove = (response: object | string, who = staff) =>
  provePasskey(services, who, typeof response === 'string' ? response : JSON.stringify(response));

it('is added under a name, notified by a letter, and opens in place of a code', async () => {
  expect(await startPasskeyProof(services, staff.personId)).toBeNull();
  expect(await add()).toEqual({ ok: true, value: null });
  expect(await listPasskeys(services, staff.personId)).toMatchObject([
    { name: 'My telephone', transports: ['internal'], usedAt: null },
  ]);
  const challenge = await options();
  expect(challenge).toMatchObject({ rpId: 'temple.test', allowCredentials: [{ id: device.id }] });
  expect(await prove(device.sign(challenge))).toEqual({ ok: true, value: null });
  expect(await listPasskeys(services, staff.personId)).toMatchObject([{ usedAt: now }]);
  const queued = await services.db
    .selectFrom('letters')
    .select('data')
    .where('recipient', '=', staff.email)
    .where('kind', '=', 'second-factor-changed')
    .execute();
  expect(queued.map(({ data }) => (data as { change: string }).change)).toContain('passkey-added');
});

it('accepts no answer twice, none to another challenge, of another site, of another device or person', async () => {
  await add();
  const challenge = await options();
  const signed = device.sign(challenge);
  const both = await Promise.all([prove(signed), prove(signed)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const wrong = { code: 'second-factor-wrong' };
  await options();
  expect(await prove(device.sign(challenge))).toMatchObject(wrong);
  expect(await prove(device.sign(await options(), 'https://temple.evil.example'))).toMatchObject(wrong);
  const stranger = makeTestAuthenticator('http://temple.test');
  expect(await prove({ ...stranger.sign(await options()), id: device.id })).toMatchObject(wrong);
  const other = await someone();
  expect(await prove(device.sign(await options()), other)).toMatchObject(wrong);
});

it('refuses a copy that counts from before, what is late, and what is no answer, five times at most', async () => {
  await add();
  const [early, late] = [device.sign(await options()), device.sign(await options())];
  expect(await prove(late)).toMatchObject({ ok: true });
  await services.db.updateTable('passkeys').set({ counter: 1_000 }).execute();
  expect(await prove(device.sign(await options()))).toMatchObject({ code: 'second-factor-wrong' });
  const challenge = await options();
  now = new Date(now.getTime() + 5 * 60_000);
  expect(await prove(device.sign(challenge))).toMatchObject({ code: 'second-factor-wrong' });
  for (const nonsense of ['', '{}', '[1'])
    expect(await prove(nonsense)).toMatchObject({ code: 'second-factor-wrong' });
  expect(await prove(early)).toMatchObject({ code: 'sign-in-locked' });
});

it('is added against a fresh proof, by who has an app, with a name, once on the site', async () => {
  const stale = { ...staff, provenAt: new Date(now.getTime() - 10 * 60_000) };
  expect(await add('Mine', stale)).toMatchObject({ code: 'proof-needed' });
  expect(await add('Mine', await someone(false))).toMatchObject({ code: 'second-factor-missing' });
  expect(await add(' ')).toMatchObject({ code: 'passkey-name' });
  expect(await add()).toMatchObject({ ok: true });
  expect(await add('Again', await someone())).toMatchObject({ code: 'passkey-refused' });
  const broken = { name: 'Broken', response: '{"id":1}' };
  expect(await addPasskey(services, staff, broken)).toMatchObject({ code: 'passkey-refused' });
});

it('is removed by its owner alone, and is deleted with the app that an owner of the site deletes', async () => {
  await add();
  const other = await someone();
  await removePasskey(services, other, device.id);
  expect(await listPasskeys(services, staff.personId)).toHaveLength(1);
  expect(await removePasskey(services, { ...staff, provenAt: undefined }, device.id)).toMatchObject({
    code: 'proof-needed',
  });
  await removePasskey(services, staff, device.id);
  expect(await startPasskeyProof(services, staff.personId)).toBeNull();
  await add();
  await forgetSecondFactor(services, staffOf('per_owner', 'owner'), staff.personId);
  expect(await listPasskeys(services, staff.personId)).toEqual([]);
});
