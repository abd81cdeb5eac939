import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { addGate } from '../plan/save-gate.ts';
import { makeEvent, planned } from '../test-pass-event.ts';
import { gateHash } from './gate-secret.ts';
import { listGateDevices, makePairCode, withdrawDevice } from './pair-codes.ts';

let test: TestDatabase;
let services: Services;
let event = '';
let now = planned;
const organiser = staffOf('per_organiser', 'event-organiser');
const steward = staffOf('per_steward', 'gate-steward');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = planned;
  await sql`truncate events, gate_devices cascade`.execute(test.db);
  event = await makeEvent(test.db);
  await addGate(services, organiser, event, { name: 'East' });
});

const make = (instead = {}) =>
  makePairCode(services, steward, event, { gate: '1', name: 'Phone 1', ...instead });
const states = async () =>
  (await listGateDevices(services, event)).map(({ name, state }) => `${name} ${state}`);

it('is stored as a hash, and holds for a quarter of an hour', async () => {
  const made = await make();
  if (!('value' in made)) throw new Error('no code');
  const { code, until } = made.value;
  expect(until).toEqual(new Date('2026-11-26T06:15:00Z'));
  const row = await test.db.selectFrom('gate_devices').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ pair_hash: gateHash(code), pair_until: until, paired_at: null });
  expect(JSON.stringify(row)).not.toContain(code);
  expect(await states()).toEqual(['Phone 1 waiting']);
  now = until;
  expect(await states()).toEqual(['Phone 1 lapsed']);
  await make({ name: 'Phone 2' });
  expect(await states()).toEqual(['Phone 2 waiting']);
});

it('is for a gate of the event, and a telephone has a name', async () => {
  for (const gate of ['2', '', 'x'])
    expect(await make({ gate })).toMatchObject({ problems: [{ field: 'gate', code: 'gate-unknown' }] });
  expect(await make({ name: ' ' })).toMatchObject({ problems: [{ field: 'name', code: 'text-length' }] });
  expect(await states()).toEqual([]);
});

it('a telephone that was paired stays in the list, until it is withdrawn and after', async () => {
  await make();
  await sql`update gate_devices set pair_hash = null, pair_until = null, paired_at = now(), secret_hash = 's'`.execute(
    test.db,
  );
  now = new Date('2026-11-27T06:00:00Z');
  const phone = (await listGateDevices(services, event))[0];
  expect(phone).toMatchObject({ state: 'paired', gateName: 'East' });
  const withdraw = (of: string) => withdrawDevice(services, steward, of, phone?.id ?? '');
  expect(await withdraw('ratha-yatra')).toMatchObject({ code: 'device-gone' });
  expect(await withdraw(event)).toMatchObject({ ok: true });
  expect(await withdraw(event)).toMatchObject({ code: 'device-gone' });
  expect(await states()).toEqual(['Phone 1 withdrawn']);
});

it('a code that is withdrawn pairs nothing', async () => {
  await make();
  const phone = (await listGateDevices(services, event))[0];
  await withdrawDevice(services, steward, event, phone?.id ?? '');
  const row = await test.db.selectFrom('gate_devices').select('pair_hash').executeTakeFirstOrThrow();
  expect(row.pair_hash).toBeNull();
});
