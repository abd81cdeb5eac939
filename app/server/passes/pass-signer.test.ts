import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgePass } from '#core/passes/judge-pass.ts';
import { importPassKeys, passMark } from '#core/passes/pass-keys.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { resealColumn } from '../key-rotation/reseal.ts';
import { makeSealer } from '../sealing/sealer.ts';
import { makeTestServices } from '../test-services.ts';
import { listPassKeys, openPassSigner } from './pass-signer.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

const now = new Date('2026-09-04T12:30:00Z');
const older = { id: 'k1', key: Buffer.alloc(32, 1) };
const newer = { id: 'k2', key: Buffer.alloc(32, 2) };
const index = Buffer.alloc(32, 3);

async function signOne(sealer = makeSealer([older], index)): Promise<string> {
  const event = await passMark('evt');
  const time = { from: new Date('2026-09-04T12:00:00Z'), until: new Date('2026-09-04T13:00:00Z') };
  const says = { code: 'ABCDEFGH234567YZ', event, kind: 'seat', people: 1, ...time, gates: [] } as const;
  return test.db.transaction().execute(async (trx) => {
    const sign = await openPassSigner(trx, { sealer, clock: () => now });
    return sign(says);
  });
}

async function judge(token: string): Promise<string> {
  const keys = await importPassKeys(await listPassKeys(test.db));
  const clock = { now, skewMinutes: 10, graceMinutes: 30 };
  const nothing = { isVoid: () => false, usedAt: () => null };
  const { light } = await judgePass(token, {
    keys,
    event: await passMark('evt'),
    number: 1,
    ...clock,
    ...nothing,
  });
  return light;
}

it('of ten that make the first key at once, all sign with one', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => signOne()));
  expect(await listPassKeys(test.db)).toHaveLength(1);
  expect(new Set(tokens).size).toBe(1);
  expect(await judge(tokens[0] ?? '')).toBe('green');
});

it('stays the same under another data key: a pass that is out remains true', async () => {
  const before = await signOne();
  const sealer = makeSealer([newer, older], index);
  const { log } = makeTestServices(test.db);
  expect(await resealColumn({ db: test.db, sealer, log }, 'pass_keys.private_sealed')).toBe(1);
  expect(await signOne(makeSealer([newer], index))).toBe(before);
  expect(await judge(before)).toBe('green');
});

it('is trusted until it is withdrawn', async () => {
  const token = await signOne(makeSealer([newer], index));
  await test.db.updateTable('pass_keys').set({ signing: false, withdrawn_at: now }).execute();
  expect(await judge(token)).toBe('red');
});
