import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { callNumbers } from '#server/fair-door/call-numbers.ts';
import { registrationPath } from '#server/fair-door/door-paths.ts';
import { switchDoor } from '#server/fair-door/test-doors.ts';
import { type HttpServer, serveApp } from '#server/http/server.ts';
import { makeTestFestival } from '#server/passes/test-passes.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// A visitor at the port of the site, with nothing but links, forms and cookies: without script.

let test: TestDatabase;
let services: Services;
let http: HttpServer;
let origin: string;
const start = new Date('2026-12-01T04:00:00Z');
let now = start;
const registration = registrationPath('feast');

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
  now = start;
  await sql`truncate events, tries cascade`.execute(test.db);
  await makeTestFestival(test.db, { seats: 100 });
});

const form = {
  ...{ intentKey: 'intent_0123456789abcdef', slot: 'feast-six', consent: 'on' },
  ...{ 'count.feast-free': '1', 'shown.feast-free': '0', 'count.feast-seat': '0' },
  ...{ name: 'Mira Sharma', phone: '9876543210', email: '' },
};
const bookings = async () =>
  (await test.db.selectFrom('pass_bookings').select('holder_name').execute()).map((row) => row.holder_name);

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
  return {
    ...{ jar, ask, post: (path: string) => ask(path, 'POST', '') },
    send: (instead: Record<string, string> = {}) =>
      ask(registration, 'POST', new URLSearchParams({ ...form, ...instead }).toString()),
  };
}

it('walks from the registration through the line to the registration', async () => {
  const door = await switchDoor(services, 'feast', { mode: 'on', mostInside: '2' });
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
  await callNumbers(test.db, door, 0, () => now);
  expect((await visitor.ask(place)).html).toContain('It is your turn');
  expect(await visitor.post(place)).toMatchObject({ status: 303, to: registration });
  expect((await visitor.ask(registration)).html).toContain('name="intentKey"');
  expect(await visitor.ask(place)).toMatchObject({ status: 303, to: registration });
  expect((await openBrowser('10.1.0.2').ask(registration)).to, 'nobody else').toBe(line);
});

it('is in Hindi where the address is', async () => {
  const door = await switchDoor(services, 'feast', { mode: 'on' });
  expect((await openBrowser('10.1.0.1').ask(`/hi${registration}`)).to).toBe(`/hi/line/${door}`);
});

it('asks one address for a puzzle, and says so on the page', async () => {
  const door = await switchDoor(services, 'feast', { mode: 'on' });
  const posts = [];
  for (let at = 0; at < 31; at += 1) posts.push(await openBrowser('10.9.9.9').post(`/line/${door}`));
  expect(posts.map(({ status }) => status)).toEqual([...Array(30).fill(303), 429]);
  expect(posts.at(-1)?.html).not.toContain('data-no-wake="" class="grid gap-4"');
  expect((await openBrowser('10.9.9.8').post(`/line/${door}`)).status).toBe(303);
});

it('tells everybody how far the line is, kept, and nobody of an unknown door', async () => {
  const door = await switchDoor(services, 'feast', { mode: 'on', mostInside: '1' });
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
  const door = await switchDoor(services, 'feast', { mode: 'on', mostInside: '1' });
  const visitor = openBrowser('10.1.0.1');
  await visitor.post(`/line/${door}`);
  await switchDoor(services, 'feast', { mode: 'off' });
  expect((await visitor.ask(`/line/${door}/place`)).to).toBe(registration);
  expect((await visitor.post(`/line/${door}/place`)).to).toBe(registration);
  expect((await openBrowser('10.1.0.2').post(`/line/${door}`)).to).toBe(registration);
  expect((await visitor.ask(registration)).status).toBe(200);
});

/** In a closed door's time for forms that were open before, nothing else is tried. */
const pastEarly = () => {
  now = new Date(start.getTime() + 11 * 60_000);
};

async function openInside(door: string, address: string) {
  const visitor = openBrowser(address);
  await visitor.post(`/line/${door}`);
  await callNumbers(test.db, door, 0, () => now);
  expect(await visitor.post(`/line/${door}/place`)).toMatchObject({ to: registration });
  return visitor;
}

it('takes one registration for a place, and forgets the place after it', async () => {
  const door = await switchDoor(services, 'feast', { mode: 'on' });
  pastEarly();
  const visitor = await openInside(door, '10.1.0.1');
  const shared = openBrowser('10.1.0.2');
  for (const [name, value] of visitor.jar) shared.jar.set(name, value);
  expect(await visitor.send({ phone: '1' }), 'a mistake costs nothing').toMatchObject({ status: 422 });
  const sent = await visitor.send();
  expect(sent.to).toMatch(/^\/passes\/psb_/);
  expect(await visitor.send(), 'pressed twice').toMatchObject({ to: sent.to });
  expect(visitor.jar.get(`place-${door}`)).toBe('');
  const again = await shared.send({ intentKey: 'intent_of_the_second_phone', phone: '9876543211' });
  expect(again.status).toBe(422);
  expect(again.html).toContain('Your place was used for a registration already.');
  expect(await bookings()).toEqual(['Mira Sharma']);
  expect(await visitor.ask(registration)).toMatchObject({ to: `/line/${door}` });
});

it('refuses a form that never was in the line, keeps what was typed, and shows the way', async () => {
  const door = await switchDoor(services, 'feast', { mode: 'on' });
  pastEarly();
  const { send, ask } = openBrowser('10.1.0.3');
  const refused = await send({ name: 'Quick Robot' });
  expect(refused).toMatchObject({ status: 422, to: null });
  expect(refused.html).toContain('value="Quick Robot"');
  expect(refused.html).toContain(`href="/line/${door}"`);
  expect(await bookings()).toEqual([]);
  // Another spelling, and what a click asks for.
  const odd = registration.replace('/events', '/EVENTS');
  const oddly = await ask(odd);
  expect(oddly.html).not.toContain('name="intentKey"');
  expect(oddly.html).toContain(`href="/line/${door}"`);
  expect((await ask(`${registration}.data`)).html).toContain(`/line/${door}`);
  const madeUp = await ask(`${registration}?offer=pwt_mine&key=made-up`);
  expect(madeUp.html).not.toContain('name="intentKey"');
});

it('takes a form that was opened before the door closed', async () => {
  await switchDoor(services, 'feast', { mode: 'on', mostInside: '2' });
  const first = await openBrowser('10.1.0.1').send();
  expect(first.to).toMatch(/^\/passes\/psb_/);
  const second = await openBrowser('10.1.0.2').send({
    intentKey: 'intent_second_of_two_x',
    phone: '9876543211',
  });
  expect(second.status).toBe(422);
});
