import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { callNumbers } from '#server/fair-door/call-numbers.ts';
import { registrationPath } from '#server/fair-door/door-paths.ts';
import { makeTestEvent, switchDoor } from '#server/fair-door/test-doors.ts';
import { type HttpServer, serveApp } from '#server/http/server.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// A visitor at the port of the site, with nothing but links, forms and cookies: without script.

let test: TestDatabase;
let services: Services;
let http: HttpServer;
let origin: string;
let now = new Date('2026-12-04T04:00:00Z');
const registration = registrationPath('janmashtami');

beforeAll(async () => {
  test = await makeTestDatabase(6);
  const plain = makeTestServices(test.db, { clock: () => now });
  services = { ...plain, config: { ...plain.config, host: '127.0.0.1', port: 0, trustedProxies: 1 } };
  http = await serveApp(services, test.connectionString, { app: openTestApp(services), development: false });
  const { port } = http.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await http.close();
  await services.fairDoors.close();
  await test.close();
});
beforeEach(async () => {
  now = new Date('2026-12-04T04:00:00Z');
  await sql`truncate events, tries cascade`.execute(test.db);
  await makeTestEvent(test.db, 'janmashtami');
});

/** A browser that follows nothing by itself. */
function openBrowser(address: string) {
  const jar = new Map<string, string>();
  const ask = async (path: string, method = 'GET', body?: string) => {
    const answer = await fetch(origin + path, {
      ...{ method, redirect: 'manual', body },
      headers: {
        ...{ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...{ 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' ? { origin: services.config.publicUrl } : {}),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const { status, headers } = answer;
    return { status, to: headers.get('location'), kept: headers.has('etag'), html: await answer.text() };
  };
  return { jar, ask, post: (path: string) => ask(path, 'POST', '') };
}

it('walks from the registration through the line to the registration', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on', mostInside: '2' });
  const [line, place] = [`/line/${door}`, `/line/${door}/place`];
  now = new Date(now.getTime() + 11 * 60_000);
  const visitor = openBrowser('10.1.0.1');
  expect(await visitor.ask(registration)).toMatchObject({ status: 303, to: line });
  await visitor.ask(line);
  expect(await visitor.ask(line)).toMatchObject({ status: 200, kept: true });
  expect(visitor.jar.size, 'a kept page sets no cookie').toBe(0);
  expect(await visitor.ask(place)).toMatchObject({ status: 303, to: line });
  expect(await visitor.post(line)).toMatchObject({ status: 303, to: place });
  const waiting = await visitor.ask(place);
  expect(waiting).toMatchObject({ status: 200, kept: false });
  expect(waiting.html).toContain('You are the next.');
  expect(waiting.html, 'without script it looks again').toMatch(/<noscript><meta http-equiv="refresh"/i);
  expect(await visitor.post(line), 'the same place').toMatchObject({ to: place });
  expect(await visitor.post(place), 'not called yet').toMatchObject({ status: 409 });
  expect(await visitor.ask(registration)).toMatchObject({ to: place });
  await callNumbers(test.db, door, 0, now);
  expect((await visitor.ask(place)).html).toContain('It is your turn');
  expect(await visitor.post(place)).toMatchObject({ status: 303, to: registration });
  expect((await visitor.ask(registration)).status, 'not led away').not.toBe(303);
  expect(await visitor.ask(place)).toMatchObject({ status: 303, to: registration });
  expect((await openBrowser('10.1.0.2').ask(registration)).to, 'nobody else').toBe(line);
});

it('is in Hindi where the address is', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on' });
  expect((await openBrowser('10.1.0.1').ask(`/hi${registration}`)).to).toBe(`/hi/line/${door}`);
});

it('asks one address for a puzzle, and says so on the page', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on' });
  const posts = [];
  for (let at = 0; at < 31; at += 1) posts.push(await openBrowser('10.9.9.9').post(`/line/${door}`));
  expect(posts.map(({ status }) => status)).toEqual([...Array(30).fill(303), 429]);
  expect(posts.at(-1)?.html).not.toContain('data-no-wake="" class="grid gap-4"');
  expect((await openBrowser('10.9.9.8').post(`/line/${door}`)).status).toBe(303);
});

it('tells everybody how far the line is, kept, and nobody of an unknown door', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on', mostInside: '1' });
  const { ask } = openBrowser('10.1.0.1');
  await ask(`/line/${door}/now`);
  const told = await ask(`/line/${door}/now`);
  expect(told).toMatchObject({ status: 200, kept: true });
  expect(JSON.parse(told.html)).toEqual({ open: false, called: 0, aMinute: 0 });
  expect((await ask('/line/door_unknown/now')).status).toBe(404);
  expect((await ask('/line/door_unknown')).status).toBe(404);
  expect((await ask('/line/door_unknown/place')).status).toBe(404);
});

it('opens: who comes to the line, or waits in it, goes on', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on', mostInside: '1' });
  const visitor = openBrowser('10.1.0.1');
  await visitor.post(`/line/${door}`);
  await switchDoor(services, 'janmashtami', { mode: 'off' });
  expect((await visitor.ask(`/line/${door}/place`)).to).toBe(registration);
  expect((await visitor.post(`/line/${door}/place`)).to).toBe(registration);
  expect((await openBrowser('10.1.0.2').post(`/line/${door}`)).to).toBe(registration);
  expect((await visitor.ask(registration)).status).not.toBe(303);
});
