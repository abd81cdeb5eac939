import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trapField } from '#core/requests/trap.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from './test-site.ts';

// Every form to the temple office, as a browser without script meets it: the page, the posted form, the answer.

let test: TestDatabase;
let site: ReturnType<typeof openTestSite>;
let address = 0;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = { ...makeTestServices(test.db), clock: () => new Date('2026-11-20T09:00:00Z') };
  await seedDemo(services);
  site = openTestSite(services);
});
beforeEach(async () => {
  await test.db.deleteFrom('requests').execute();
});
afterAll(() => test.close());

const sender = { name: 'मीरा शर्मा', email: 'mira@example.com', phone: '9876543210' };

/** Where a form stands, its fields as a visitor fills them, and what the page says when they are stored. */
const forms: [path: string, fields: Record<string, string>, stored: string][] = [
  ['/contacts', { ...sender, topic: 'visit', message: 'May we come on Sunday? 🙏' }, 'We have your message.'],
  [
    '/tourspackages',
    { ...sender, feature: 'itineraries', destination: 'govardhan-parikrama', people: '2' },
    'Form submitted successfully!',
  ],
  [
    '/tourspackages?tab=registration',
    { ...sender, mode: 'group', destination: 'barsana-nandgaon', people: '5', travelDate: '2026-12-05' },
    'Form submitted successfully!',
  ],
  ['/classes/bhakti-shastri', { ...sender, age: '41' }, 'We have your enrolment.'],
  [
    '/stay',
    {
      ...sender,
      room: 'standard',
      checkIn: '2026-12-05',
      checkOut: '2026-12-06',
      rooms: '1',
      adults: '2',
      children: '0',
      consent: 'on',
    },
    'We have your inquiry.',
  ],
  [
    '/membership',
    {
      ...sender,
      tier: 'silver',
      address: 'घर 4, सेक्टर 2',
      city: 'गाज़ियाबाद',
      state: 'Uttar Pradesh',
      pin: '२०१०१५',
      parts: '1',
      consent: 'on',
    },
    'We have your application.',
  ],
  [
    '/csr',
    {
      ...sender,
      companyName: 'Demo Textiles & Sons Ltd',
      pan: 'AAACD1234E',
      projectId: '',
      amount: '2,50,000',
      financialYear: '2026-27',
      consent: 'on',
    },
    'We have your inquiry.',
  ],
  [
    '/cancellation-refund-policy/report',
    {
      ...sender,
      paidFor: 'D/26-27/000123',
      paidOn: '2026-11-19',
      amount: '1101',
      reason: 'Taken by UPI, and again by card.',
    },
    'We have your report.',
  ],
];

function ask(path: string) {
  return site(new Request(`http://temple.test${path}`));
}

function post(path: string, fields: Record<string, string>) {
  address += 1;
  return site(
    new Request(`http://temple.test${path}`, {
      method: 'POST',
      headers: { 'x-client-address': `203.0.113.${address}` },
      body: new URLSearchParams({ [trapField]: '', ...fields }),
    }),
  );
}

const count = async () => (await test.db.selectFrom('requests').select('id').execute()).length;

describe.each(forms)('%s', (path, filled, stored) => {
  /** The first project on offer stands for the one a company chooses. */
  const fields = async () => {
    if (filled.projectId !== '') return filled;
    const project = await test.db.selectFrom('csr_projects').select('id').executeTakeFirstOrThrow();
    return { ...filled, projectId: project.id };
  };

  it('asks for exactly what it reads', async () => {
    const html = await (await ask(path)).text();
    for (const name of [trapField, ...Object.keys(filled)]) expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<form[^>]* method="post"/);
  });

  it('stores a form once, however often it is sent, and answers on the page with its reference', async () => {
    const [first, again] = [await post(path, await fields()), await post(path, await fields())];
    expect(first.status).toBe(303);
    const location = first.headers.get('location') ?? '';
    expect(location).toMatch(/[?&]sent=REQ-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(location).not.toMatch(/mira|98765|%E0/i);
    expect(again.headers.get('location')).toBe(location);
    expect(await count()).toBe(1);

    const page = await ask(location);
    const html = await page.text();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(stored.replaceAll("'", '&#x27;'));
    expect(html).toContain(location.slice(-11));
    expect(html).toMatch(/role="status" tabindex="-1" autofocus=""/i);
    expect(html).not.toContain(sender.email);
  });

  it('refuses hostile words beside their fields, keeps them as text and stores nothing', async () => {
    const hostile = '<script>alert(1)</script>"\u202e';
    const names = Object.keys(filled).filter((name) => !['mode', 'consent'].includes(name));
    const answer = await post(path, Object.fromEntries(names.map((name) => [name, hostile])));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toMatch(/role="alert"/);
    expect(await count()).toBe(0);
  });

  it('refuses an empty form, an endless one and what is no form, and stores nothing', async () => {
    const endless = Object.fromEntries(Object.keys(filled).map((name) => [name, 'क'.repeat(9_000)]));
    const noForm = new Request(`http://temple.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Mira"}',
    });
    for (const answer of [await post(path, {}), await post(path, endless), await site(noForm)]) {
      expect(answer.status).toBe(422);
      await answer.body?.cancel();
    }
    expect(await count()).toBe(0);
  });
});
