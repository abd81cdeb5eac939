import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { placeCookie } from './place-cookie.ts';
import { makeTestEvent, switchDoor } from './test-doors.ts';

let test: TestDatabase;
let services: Services;
let now: Date;
const registration = '/events/single-event/janmashtami/passes';

beforeAll(async () => {
  test = await makeTestDatabase(4);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2026-12-04T04:00:10Z');
  services = makeTestServices(test.db, { clock: () => now });
  await sql`truncate events cascade`.execute(test.db);
  await makeTestEvent(test.db, 'janmashtami');
});
afterEach(() => services.fairDoors.close());

const ask = (url: string, { cookie = '', method = 'GET' } = {}) =>
  services.fairDoors.leadAway({ url, method, headers: { cookie } });
const cookieOf = (door: string, number: number, until: Date | null) =>
  placeCookie(services, door, { number, until }).split(';', 1)[0];

it('leads nobody away while no door is closed', async () => {
  expect(ask(registration)).toBeNull();
  await switchDoor(services, 'janmashtami', { mode: 'auto' });
  expect(ask(registration)).toBeNull();
});

it('leads to the line, in the language of the address; who has a place to it', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on' });
  expect(ask(registration)).toBe(`/line/${door}`);
  expect(ask(`${registration}?from=letter`)).toBe(`/line/${door}`);
  expect(ask(`/hi${registration}/`, { method: 'HEAD' })).toBe(`/hi/line/${door}`);
  expect(ask(registration, { cookie: cookieOf(door, 5, null) })).toBe(`/line/${door}/place`);
  expect(services.fairDoors.mustWait('janmashtami', null)).toBe(`/line/${door}`);
});

it('lets in who is inside, until their minutes are over, and nobody by another name', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on' });
  const until = new Date(now.getTime() + 60_000);
  const cookie = cookieOf(door, 5, until);
  expect(ask(registration, { cookie })).toBeNull();
  expect(ask(registration, { cookie: cookie?.replace('.', '0.') })).toBe(`/line/${door}`);
  now = until;
  expect(ask(registration, { cookie })).toBe(`/line/${door}/place`);
});

it('is in the way of nothing else', async () => {
  await switchDoor(services, 'janmashtami', { mode: 'on' });
  for (const url of ['/', '/events/single-event/janmashtami', `${registration}/more`, '//', '/%', ''])
    expect(ask(url), url).toBeNull();
  expect(ask(registration, { method: 'POST' }), 'a form is judged by who saves it').toBeNull();
});

it('closes by itself when more arrive in a minute than the line, for every process', async () => {
  const other = makeTestServices(test.db, { clock: () => now });
  const door = await switchDoor(services, 'janmashtami', { mode: 'auto', arrivalsLine: '10' });
  await other.fairDoors.reload();
  for (let at = 0; at < 6; at += 1) ask(registration);
  await services.fairDoors.look();
  for (let at = 0; at < 5; at += 1)
    other.fairDoors.leadAway({ url: registration, method: 'GET', headers: {} });
  await other.fairDoors.look();
  await services.fairDoors.look();
  expect(ask(registration)).toBe(`/line/${door}`);
  await other.fairDoors.close();
});

it('forgets a door that was switched off', async () => {
  await switchDoor(services, 'janmashtami', { mode: 'on' });
  await switchDoor(services, 'janmashtami', { mode: 'off' });
  expect(ask(registration)).toBeNull();
});
