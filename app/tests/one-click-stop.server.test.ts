import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { serveApp } from '#server/http/server.ts';
import { sendLetters } from '#server/letters/send-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import { stopAddress } from '#server/mail/stop-link.ts';
import { makePerson } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// Letters of a subscription are stopped by one click in the mail reader: its provider posts to the
// address in the header, from anywhere, without origin, cookie or redirect (RFC 8058), here through
// the site's own port.

let test: TestDatabase;
let services: Services;
let close: () => Promise<void>;
let origin: string;
const mails: Mail[] = [];
let count = 0;
const variantId = 'chaitanya-charitamrita-set-hindi';

beforeAll(async () => {
  test = await makeTestDatabase(6);
  const mail = {
    send: async (one: Mail) => {
      mails.push(one);
      return { ok: true } as const;
    },
    close: async () => {},
  };
  const plain = makeTestServices(test.db, { mail });
  services = { ...plain, config: { ...plain.config, host: '127.0.0.1', port: 0, mode: 'production' } };
  await seedDemo(plain);
  const http = await serveApp(services, test.connectionString, {
    app: openTestApp(services),
    development: false,
  });
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  close = http.close;
});
afterAll(async () => {
  await close();
  await test.close();
});

/** What is delivered of a letter. */
async function deliver(to: string, letter: Letter): Promise<Mail[]> {
  count += 1;
  mails.length = 0;
  await queueLetter(test.db, services.ids, { to, causeKey: `stop-test:${count}`, letter });
  await sendLetters.run(services, new AbortController().signal);
  return [...mails];
}

const stock: Letter = { kind: 'stock-back', variantId };
const pathOf = (mail?: Mail) => new URL(mail?.stopAt ?? 'http://no-stop/none').pathname;
/** As a mail provider posts it. */
const press = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
const look = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const someone = () => {
  count += 1;
  return `stop-${count}@example.com`;
};

describe('a subscription letter', () => {
  it('is stopped by one click in the mail reader, and by nothing less', async () => {
    const to = someone();
    const [first] = await deliver(to, stock);
    const path = pathOf(first);
    expect(first?.text).toContain(`${services.config.publicUrl}${path}`);
    const page = await look(path);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toMatch(/<h1[^>]*>Stop these letters\?<\/h1>/);
    expect(html).toContain('<form method="post"');
    expect(html).not.toContain('<script>location');
    expect(await deliver(to, stock)).toHaveLength(1);
    const pressed = await press(path);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([200, null]);
    expect((await press(path)).status).toBe(200);
    expect(await deliver(to, stock)).toEqual([]);
    expect(await (await look(path)).text()).toContain('These letters are stopped');
    expect(await deliver(someone(), stock)).toHaveLength(1);
  });

  it('is stopped in any case of the address, from any origin, by a form of any kind', async () => {
    const to = someone();
    const path = pathOf((await deliver(to.toUpperCase(), stock))[0]);
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const pressed = await fetch(`${origin}${path}`, { method: 'POST', headers, body, redirect: 'manual' });
    expect(pressed.status).toBe(200);
    expect(await deliver(to, stock)).toEqual([]);
  });

  it('is resumed when its reader says so on the page', async () => {
    const to = someone();
    const path = pathOf((await deliver(to, stock))[0]);
    await press(path);
    const again = await fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: services.config.publicUrl },
      body: new URLSearchParams({ intent: 'again' }),
    });
    expect(again.status).toBe(303);
    expect(await deliver(to, stock)).toHaveLength(1);
  });

  it('is not stopped by an address that the site did not write', async () => {
    const to = someone();
    const path = pathOf((await deliver(to, stock))[0]);
    const [, , , token = ''] = path.split('/');
    const [sort, address, signature] = token.split('.');
    const other = Buffer.from('other@example.com').toString('base64url');
    for (const forged of [
      'unknown',
      `${sort}.${other}.${signature}`,
      `seva-reminder.${address}.${signature}`,
      `gift-receipt.${address}.${signature}`,
      `${token}.x`,
      `${token}x`,
      `${sort}.${address}.`,
    ]) {
      expect((await press(`/letters/stop/${forged}`)).status, forged).toBe(404);
      expect((await look(`/letters/stop/${forged}`)).status, forged).toBe(404);
    }
    expect(await deliver(to, stock)).toHaveLength(1);
  });

  it('of the family is stopped in the profile', async () => {
    const to = someone();
    const personId = await makePerson(services, to);
    const reminders = () =>
      test.db
        .selectFrom('profiles')
        .select('wants_reminders')
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
    await test.db
      .updateTable('profiles')
      .set({ wants_reminders: true })
      .where('person_id', '=', personId)
      .execute();
    await press(new URL(stopAddress(services, { sort: 'family-day', email: to })).pathname);
    expect(await reminders()).toEqual({ wants_reminders: false });
  });

  it('of a pledge ends the pledge by one click', async () => {
    const personId = await makePerson(services, someone());
    await test.db
      .insertInto('monthly_pledges')
      .values({
        ...{ id: 'mpr_stop', person_id: personId, cause_id: 'general', amount_paise: 50_000, day: 5 },
        ...{ state: 'running', since: '2026-11-01', stop_token: 'stop_BBBBBBBBBBBBBBBBBBBBBB' },
        ...{ made_at: new Date(), changed_at: new Date() },
      })
      .execute();
    const pressed = await press('/monthly-gift/stop/stop_BBBBBBBBBBBBBBBBBBBBBB');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([200, null]);
    const row = await test.db
      .selectFrom('monthly_pledges')
      .select('state')
      .where('id', '=', 'mpr_stop')
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('ended');
  });
});

it('a letter that answers somebody’s own action has no such address', async () => {
  const [mail] = await deliver(someone(), { kind: 'email-changed', name: 'Mira' });
  expect(mail?.subject).toBeTruthy();
  expect(mail?.stopAt).toBeUndefined();
});

it('who stopped stock alerts is told so when requesting one again', async () => {
  const to = someone();
  await press(pathOf((await deliver(to, stock))[0]));
  const page = '/shop/single-product/chaitanya-charitamrita-set';
  const answer = await fetch(`${origin}${page}?variantId=${variantId}`, {
    method: 'POST',
    headers: { origin: services.config.publicUrl },
    body: new URLSearchParams({ variantId, email: to, website: '', intent: 'alert' }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('were stopped');
});

it('no other form is accepted from another origin', async () => {
  for (const path of ['/letters/stop', '/letters/stop/a/b', '/monthly-gift/stop', '/signin', '/letters']) {
    expect((await press(path)).status, path).toBe(403);
  }
});
