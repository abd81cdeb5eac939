import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedMembershipTiers } from '#server/demo/demo-membership.ts';
import { makeActiveMember } from '#server/membership/test-members.ts';
import { passKey } from '#server/passes/queries/pass-proof.ts';
import { makeTestFestival, sendPasses } from '#server/passes/test-passes.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { makeFixture } from '#server/purchases/test-donations.ts';
import type { Services } from '#server/services.ts';
import { openTestSite } from './test-site.ts';

let test: TestDatabase;
let services: Services;
let site: ReturnType<typeof openTestSite>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const clock = () => new Date('2026-11-20T06:00:00Z');
  ({ services } = await makeFixture(test.db, { clock }));
  await makeTestFestival(test.db);
  site = openTestSite(services);
});
afterAll(() => test.close());

const at = 'http://temple.test/events/single-event/feast';
const post = (fields: Record<string, string>) =>
  site(
    new Request(`${at}/passes`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'http://temple.test' },
    }),
  );
const form = {
  ...{ intentKey: 'intent_of_a_test_page_0001', slot: 'feast-six', 'count.feast-seat': '2', consent: 'on' },
  ...{ 'shown.feast-seat': '10000', name: 'Radha Devi', phone: '9876543210', email: 'radha@example.com' },
};

it('the event’s page says how full it is and leads to the form', async () => {
  const html = await (await site(new Request(at))).text();
  expect(html).toContain('Places are free');
  expect(html).toContain('href="/events/single-event/feast/passes"');
});

it('bad input is refused beside its field, and what was typed stays', async () => {
  const answer = await post({
    ...form,
    ...{ 'count.feast-seat': '9', slot: 'other', name: '<b>Radha</b>', phone: '12', consent: '' },
  });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const words of ['Enter a whole number from 0 to 4.', 'Choose a time.', 'tick this box'])
    expect(html).toContain(words);
  for (const id of ['count.feast-seat-error', 'slot-error', 'name-error', 'phone-error', 'consent-error'])
    expect(html).toContain(`id="${id}"`);
  expect(html).toContain('value="&lt;b&gt;Radha&lt;/b&gt;"');
  expect(html).toMatch(/name="count\.feast-seat"[^>]*value="9"/);
  expect(await test.db.selectFrom('pass_bookings').select('id').execute()).toEqual([]);
});

it('a good one leads to the payment, for the browser that sent it; free passes are there at once', async () => {
  const paid = await post(form);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toMatch(/^\/passes\/pay\/psb_/);
  expect(paid.headers.get('set-cookie')).toContain('proof_psb_');
  const free = await post({
    ...{ ...form, intentKey: 'intent_of_a_test_page_0002', 'count.feast-seat': '0' },
    ...{ 'count.feast-free': '1', 'shown.feast-free': '0' },
  });
  expect(free.headers.get('location')).toMatch(/^\/passes\/psb_/);
});

it('a pass is shown to who has its link, and to nobody else', async () => {
  const started = await sendPasses(services, { counts: { 'feast-free': '1' }, name: 'Vishakha Devi' });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const { id } = started.value;
  const ask = (query: string) => site(new Request(`http://temple.test/passes/${id}${query}`));
  const stranger = await ask('');
  expect(stranger.headers.get('cache-control')).toContain('no-store');
  expect(stranger.headers.get('referrer-policy')).toBe('same-origin');
  const shut = await stranger.text();
  for (const secret of ['Vishakha Devi', 'QR code of pass']) expect(shut).not.toContain(secret);
  const forged = await (await ask(`?key=${passKey(services, 'psb_1234567890123456789012')}`)).text();
  expect(forged).not.toContain('Vishakha Devi');
  const open = await (await ask(`?key=${passKey(services, id)}`)).text();
  for (const own of ['Vishakha Devi', 'QR code of pass']) expect(open).toContain(own);
  const pdf = /href="([^"]+passes\.pdf[^"]*)"/.exec(open)?.[1] ?? '';
  expect(pdf).toContain(`?key=${encodeURIComponent(passKey(services, id))}`);
  expect((await ask('/passes.pdf')).status).toBe(404);
  expect((await ask('/passes.ics')).status).toBe(404);
  const file = await ask(`/passes.ics?key=${passKey(services, id)}`);
  expect(await file.text()).toContain('DTSTART:20261204T123000Z');
});

it('a member who is signed in sees the free passes that are left, and sends them with the form', async () => {
  await seedMembershipTiers(services);
  await sql`update membership_tiers set amount_paise = 1000000, passes_a_year = 3`.execute(test.db);
  await sql`update event_products set members_free = true where id = 'feast-seat'`.execute(test.db);
  const email = 'member@example.com';
  const personId = await makePerson(services, email);
  await makeActiveMember(services, { tier: 'gold', email });
  const cookie = (await requestOf(services, personId)).headers.get('cookie') ?? '';
  const ask = async (headers: Record<string, string>) =>
    (await site(new Request(`${at}/passes`, { headers }))).text();
  expect(await ask({})).not.toContain('name="freePasses"');
  const html = await ask({ cookie });
  expect(html).toContain('You have 3 left this year.');
  expect(html).toMatch(/name="freePasses"[^>]*checked=""|checked=""[^>]*name="freePasses"/);
  const sent = await site(
    new Request(`${at}/passes`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, intentKey: 'intent_of_a_test_page_0003', freePasses: '3' }),
      headers: { origin: 'http://temple.test', cookie },
    }),
  );
  const page = sent.headers.get('location') ?? '';
  expect(page).toMatch(/^\/passes\/psb_/);
  const booked = await (await site(new Request(`http://temple.test${page}`, { headers: { cookie } }))).text();
  expect(booked).toContain('Free passes of your membership');
  expect(await ask({ cookie })).toContain('You have 1 left this year.');
});
