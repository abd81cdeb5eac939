import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { cookiesOf, giveRole, makePerson } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { endAllSessions } from './end-sessions.ts';
import type { Audience } from './sessions.ts';
import { viewerOf } from './viewer.ts';

let database: TestDatabase;
let services: Services;
let now = new Date('2026-11-23T03:00:00Z');
let personId: string;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
  personId = await makePerson(services, 'lalita@example.com');
  await giveRole(services, personId, 'content');
});
afterAll(() => database.close());

const day = 24 * 60;
it.each([
  ['office', false, 12 * 60, null],
  ['office', true, 12 * 60, null],
  ['site', false, day, null],
  ['site', true, 30 * day, 30 * day * 60],
] as const)(
  'of the %s, remembered %s, lives %s minutes, used or not',
  async (audience, remember, minutes, maxAge) => {
    const began = now;
    const headers = await services.auth.openSession(personId, { audience, remember, strong: true });
    expect(/Max-Age=(\d+)/.exec(headers.get('set-cookie') ?? '')?.[1]).toBe(maxAge?.toString());
    const request = new Request('http://temple.test/', { headers: { cookie: cookiesOf(headers) } });
    const kindAfter = async (passed: number) => {
      now = new Date(began.getTime() + passed * 60_000);
      return (await viewerOf(services, request)).kind;
    };
    const who = audience === 'office' ? 'staff' : 'devotee';
    // Used often enough, no admin session is idle.
    for (let passed = 0; passed < Math.min(minutes, day); passed += 29)
      expect(await kindAfter(passed)).toBe(who);
    if (minutes > day) expect(await kindAfter(minutes - 1)).toBe(who);
    expect(await kindAfter(minutes + 1)).toBe('visitor');
  },
);

it('ends for everybody at once by the emergency command', async () => {
  const open = async (audience: Audience) => {
    const headers = await services.auth.openSession(personId, { audience, remember: true, strong: true });
    return new Request('http://temple.test/', { headers: { cookie: cookiesOf(headers) } });
  };
  const requests = [await open('site'), await open('office')];
  expect(await endAllSessions(services)).toBeGreaterThanOrEqual(2);
  for (const request of requests) expect((await viewerOf(services, request)).kind).toBe('visitor');
});
