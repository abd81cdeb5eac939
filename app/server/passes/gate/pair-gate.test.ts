import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { Services } from '../../services.ts';
import { makeTestServices } from '../../test-services.ts';
import { pairGate } from './pair-gate.ts';
import { makeGateEvent, makePairCode } from './test-gate-rows.ts';

let test: TestDatabase;
let services: Services;
let now = new Date('2026-09-04T12:30:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { clock: () => now });
  await makeGateEvent(services, 'feast');
});
afterAll(() => test.close());

describe('a code', () => {
  const waiting = (id: string) =>
    makePairCode(services, { id, event: 'feast', gate: 1, code: 'WXYZ-2345' }).then(() => id);

  it('pairs one telephone, however it is typed and however many type it at once', async () => {
    await waiting('dev_1');
    const typed = ['wxyz2345', 'WXYZ 2345', ' wxyz–2345 '];
    const answers = await Promise.all(typed.map((code) => pairGate(services, { code }, 'office')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await pairGate(services, { code: 'WXYZ2345' }, 'office')).toMatchObject({ code: 'wrong-code' });
  });

  it('is over after its time, and with a telephone that is withdrawn', async () => {
    const id = await waiting('dev_2');
    const pair = () => pairGate(services, { code: 'WXYZ2345' }, 'office');
    now = new Date(now.getTime() + 3_600_000);
    expect(await pair()).toMatchObject({ code: 'wrong-code' });
    now = new Date(now.getTime() - 1);
    await sql`update gate_devices set withdrawn_at = now() where id = ${id}`.execute(test.db);
    expect(await pair()).toMatchObject({ code: 'wrong-code' });
  });

  it('is tried twenty times from one address, and right ones do not count', async () => {
    for (let at = 0; at < 20; at += 1) await pairGate(services, { code: `NO${at}` }, 'guesser');
    expect(await pairGate(services, { code: 'NO' }, 'guesser')).toMatchObject({ code: 'too-often' });
    expect(await pairGate(services, { code: 'NO' }, 'office')).toMatchObject({ code: 'wrong-code' });
  });

  it.each([[null], [{}], [{ code: 7 }], [{ code: '---' }], [{ code: 'A'.repeat(101) }]])(
    '%j is none',
    async (body) => {
      expect(await pairGate(services, body, 'office')).toMatchObject({ code: 'unreadable' });
    },
  );
});
