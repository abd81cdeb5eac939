import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { serveApp } from '#server/http/server.ts';
import { makeOwner } from '#server/people/make-owner.ts';
import { goodPassword, makePerson } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { offerSetup } from '#server/setup/setup-code.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// A fresh production database, opened in the browser with the code of the log, through the site's
// own port.

let test: TestDatabase;
let services: Services;
let close: () => Promise<void>;
let origin: string;
let code: string;

beforeEach(async () => {
  test = await makeTestDatabase(6);
  const plain = makeTestServices(test.db);
  services = {
    ...plain,
    config: { ...plain.config, host: '127.0.0.1', port: 0, mode: 'production', trustedProxies: 1 },
  };
  code = (await offerSetup(services)) ?? '';
  const app = openTestApp(services);
  const http = await serveApp(services, test.connectionString, { app, development: false });
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  close = http.close;
});
afterEach(async () => {
  await close();
  await test.close();
});

const good = {
  ...{ name: 'Radha Devi', email: 'Radha@Temple.org', password: goodPassword, confirmPassword: goodPassword },
  ...{ bodyName: 'Hare Krishna Charitable Trust', address: 'Wave City, Ghaziabad, Uttar Pradesh 201015' },
  ...{ pan: 'AAATH1234K', deductionRegistration: '', receiptPrefix: 'D' },
};
/** A wrong value for each field. */
const wrongly = {
  ...{ name: '', email: 'radha', password: 'short', confirmPassword: 'another one' },
  ...{ bodyName: '', address: 'x', pan: '12345', receiptPrefix: 'long', deductionRegistration: 'x' },
};
let visitor = 0;
async function send(fields: Record<string, string>) {
  visitor += 1;
  const answer = await fetch(`${origin}/setup`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: services.config.publicUrl, 'x-forwarded-for': `203.0.113.${visitor}` },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}
async function look() {
  const answer = await fetch(`${origin}/setup`, { redirect: 'manual' });
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
}
const rowsOf = async (table: 'people' | 'staff_roles' | 'legal_entities' | 'causes' | 'setup_codes') =>
  (await test.db.selectFrom(table).selectAll().execute()) as Record<string, unknown>[];

describe('a database without an owner', () => {
  it('asks for the code, the first owner and the legal entity, and creates all of it once', async () => {
    const { status, cache, html } = await look();
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(html).toMatch(/<h1[^>]*>Set up this site<\/h1>/);
    for (const name of ['code', ...Object.keys(good), 'acceptsForeign'])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    const [first, second] = await Promise.all([send({ ...good, code }), send({ ...good, code })]);
    expect([first, second].filter(({ status: one }) => one === 303)).toHaveLength(1);
    expect([first, second].find((one) => one.status === 303)?.location).toBe('/admin-login?set-up=1');
    expect(await rowsOf('people')).toMatchObject([
      { name: 'Radha Devi', email: 'radha@temple.org', email_verified: true },
    ]);
    expect(await rowsOf('staff_roles')).toMatchObject([{ role: 'owner' }]);
    expect(await rowsOf('legal_entities')).toMatchObject([
      { name: 'Hare Krishna Charitable Trust', receipt_prefix: 'D', deduction_registration: null },
    ]);
    expect(await rowsOf('causes')).toMatchObject([{ id: 'general' }]);
    expect(await rowsOf('setup_codes')).toEqual([]);
    expect((await look()).status).toBe(404);
    expect((await send({ ...good, code })).status).toBe(404);
  });

  it('signs the owner in by password, and then asks for the second factor', async () => {
    await send({ ...good, code });
    const answer = await fetch(`${origin}/admin-login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: services.config.publicUrl },
      body: new URLSearchParams({ email: 'radha@temple.org', password: goodPassword, next: '' }),
    });
    expect(answer.headers.get('location')).toMatch(/^\/admin-login\/set-up/);
    expect(await (await fetch(`${origin}/admin-login?set-up=1`)).text()).toContain('The site is set up');
  });

  it('accepts the code however it is written, and stores none of it', async () => {
    const written = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect(JSON.stringify(await rowsOf('setup_codes'))).not.toContain(code.replaceAll('-', ''));
    const wrong = await send({ ...good, code: written, email: 'radha@' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('id="email-error"');
    expect(wrong.html).toContain('value="radha@"');
    for (const secret of [code, code.replaceAll('-', ''), written.trim(), goodPassword]) {
      expect(wrong.html.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect((await send({ ...good, code: written })).status).toBe(303);
  });

  it('shows each problem beside its field, keeps the rest and creates nothing', async () => {
    for (const [field, typed] of Object.entries(wrongly)) {
      const { status, html } = await send({ ...good, code, [field]: typed });
      expect([field, status]).toEqual([field, 422]);
      expect(html).toContain(`id="${field}-error"`);
      if (field !== 'pan') expect(html).toContain(`value="${good.pan}"`);
    }
    expect(await rowsOf('people')).toEqual([]);
    expect(await rowsOf('legal_entities')).toEqual([]);
    expect(await rowsOf('setup_codes')).toHaveLength(1);
  });

  it('closes after few wrong codes of all addresses together, and opens after a restart', async () => {
    const guess = (typed: string) => send({ ...good, code: typed });
    for (let n = 0; n < 3; n += 1) expect((await guess(' ')).status).toBe(422);
    for (let n = 0; n < 10; n += 1) expect((await guess(`wrong-${n}`)).status).toBe(422);
    const locked = await guess(code);
    expect(locked.status).toBe(429);
    expect(locked.html).toContain('Too many wrong codes');
    expect(await rowsOf('people')).toEqual([]);
    const next = (await offerSetup(services)) ?? '';
    expect((await guess(code)).status).toBe(422);
    expect((await guess(next)).status).toBe(303);
  });

  it('makes an existing account an owner, with the password chosen here', async () => {
    const id = await makePerson(services, 'radha@temple.org', 'Radha Devi Dasi');
    expect(
      (
        await send({
          ...good,
          code,
          password: 'five lamps of kartik',
          confirmPassword: 'five lamps of kartik',
        })
      ).status,
    ).toBe(303);
    expect(await rowsOf('staff_roles')).toMatchObject([{ person_id: id, role: 'owner' }]);
    const sessions = await test.db.selectFrom('sessions').select('id').where('person_id', '=', id).execute();
    expect(sessions).toEqual([]);
  });

  it('asks for no legal entity if the command has named it', async () => {
    await test.db
      .insertInto('legal_entities')
      .values({
        ...{ id: 'temple', name: 'A Trust', address: 'Somewhere', pan: 'AAATH1234K', receipt_prefix: 'T' },
        ...{ deduction_registration: null, accepts_foreign: false },
      })
      .execute();
    expect((await look()).html).not.toContain('name="pan"');
    const { name, email, password, confirmPassword } = good;
    expect((await send({ name, email, password, confirmPassword, code })).status).toBe(303);
    expect(await rowsOf('legal_entities')).toMatchObject([{ name: 'A Trust', receipt_prefix: 'T' }]);
  });
});

it('does not exist once there is an owner, and a restart then logs no code', async () => {
  await makeOwner(services, 'owner@temple.org', 'Radha Devi');
  expect((await look()).status).toBe(404);
  expect((await send({ ...good, code })).status).toBe(404);
  expect(await offerSetup(services)).toBeNull();
  expect(await rowsOf('setup_codes')).toEqual([]);
});
