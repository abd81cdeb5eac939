import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makeTestShop } from '#server/orders/test-orders.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { openTestSite } from './test-site.ts';

// Bad input that a browser, a person or a program may send to the checkout: a clear message beside
// the field, what was typed stays, and nothing is stored.

let test: TestDatabase;
let fixture: Fixture;
let site: ReturnType<typeof openTestSite>;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
  site = openTestSite(fixture.services);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

type Fields = Record<string, string | string[]>;
let buyers = 0;

/** The checkout form as a buyer of a Sri Isopanisad to Ghaziabad fills it in: ₹100 and ₹30. */
function filled(instead: Fields = {}): Fields {
  buyers += 1;
  return {
    intentKey: fixture.services.ids('intent'),
    ...{ product: 'sri-isopanisad', variant: 'sri-isopanisad-english', quantity: '1', price: '100' },
    ...{ fullName: 'Śyāma Kumārī', phone: String(9_100_000_000 + buyers), email: `b${buyers}@example.com` },
    ...{ delivery: 'courier', addressLine1: '12, Temple Road', city: 'Ghaziabad', state: 'Uttar Pradesh' },
    ...{ pin: '201002', gstin: '', note: '', payBy: 'gateway', consent: 'on', shownTotal: '13000' },
    ...instead,
  };
}

async function post(path: string, fields: Fields, cookie = '') {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const headers = { origin: 'http://temple.test', cookie };
  return read(await site(new Request(`http://temple.test${path}`, { method: 'POST', headers, body })));
}

async function get(path: string, cookie = '') {
  return read(await site(new Request(`http://temple.test${path}`, { headers: { cookie } })));
}

async function read(response: Response) {
  const html = await response.text();
  const [cookie = ''] = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  const words = html.replace(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&#x27;', '’');
  return { status: response.status, location: response.headers.get('location') ?? '', cookie, html, words };
}

/** Everything that an order could store. */
async function stored() {
  const { orders, held } = await test.db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('orders'),
      eb
        .selectFrom('stock')
        .select(({ fn }) => fn.sum<number>('held').as('n'))
        .as('held'),
    ])
    .executeTakeFirstOrThrow();
  return { orders, held };
}

const quantityWords = 'Enter a whole number from 1 to 10.';
const unavailable = 'This item is no longer available. Remove the line to go on.';

describe('the checkout reports the problem, keeps the typed input and stores nothing', () => {
  it.each<[string, Fields, string]>([
    ['no quantity', { quantity: '' }, quantityWords],
    ['none of it', { quantity: '0' }, quantityWords],
    ['less than none', { quantity: '-1' }, quantityWords],
    ['a thousand million', { quantity: '1e9' }, quantityWords],
    ['the same in digits', { quantity: '1000000000' }, quantityWords],
    ['one and a half', { quantity: '1.5' }, quantityWords],
    ['a word', { quantity: 'many' }, quantityWords],
    ['eleven in other digits', { quantity: '११' }, 'At most 10 of one item go into an order.'],
    ['an unknown variant', { variant: 'no-such' }, unavailable],
    ['a variant of something else', { variant: 'clay-mridanga' }, unavailable],
    ['an unknown product', { product: "' or 1=1" }, unavailable],
    [
      'the same thing in two lines',
      {
        product: ['sri-isopanisad', 'sri-isopanisad'],
        variant: ['sri-isopanisad-english', 'sri-isopanisad-english'],
        ...{ quantity: ['1', '1'], price: ['100', '100'], shownTotal: '23000' },
      },
      'This stands in the order twice. Remove one of the two lines.',
    ],
    ['a total of its own', { price: '1', shownTotal: '100' }, 'With delivery the total is ₹130.'],
    ['no total', { shownTotal: '' }, 'With delivery the total is ₹130.'],
    ['PIN 000000', { pin: '000000' }, 'Enter a 6-digit PIN code.'],
    ['half a PIN', { pin: '2010' }, 'Enter a 6-digit PIN code.'],
    ['a PIN of another state', { pin: '682001' }, 'This PIN code does not lie in Uttar Pradesh. Check both.'],
    ['a PIN we do not send to', { pin: '900001' }, 'We do not deliver to this PIN code.'],
    ['a state that is none', { state: 'Bengal' }, 'Choose your state or union territory.'],
    ['a GSTIN with a wrong check sign', { gstin: '09AAATD0000D1ZX' }, 'Enter a valid 15-character GSTIN.'],
    ['half a GSTIN', { gstin: '09AAATD' }, 'Enter a valid 15-character GSTIN.'],
    ['a way to pay that is none', { payBy: 'later' }, 'Choose one of the options.'],
    ['no consent', { consent: '' }, 'Please tick this box to continue.'],
    ['a key of its own', { intentKey: 'mine' }, 'This form had grown too old.'],
  ])('%s', async (_, wrong, words) => {
    const before = await stored();
    const fields = filled(wrong);
    const answer = await post('/checkout', fields);
    expect([answer.status, answer.words]).toEqual([422, expect.stringContaining(words)]);
    for (const name of ['fullName', 'email', 'pin', 'gstin', 'addressLine1'])
      expect(answer.html).toContain(`name="${name}"`);
    expect(answer.html).toContain('value="Śyāma Kumārī"');
    for (const typed of ['quantity', 'pin', 'gstin'].flatMap((name) => fields[name] ?? []))
      expect(answer.html).toContain(`value="${typed}"`);
    expect(await stored()).toEqual(before);
  });

  it('nothing chosen, and more than any cart holds', async () => {
    const before = await stored();
    const none = await post('/checkout', filled({ product: [], variant: [], quantity: [], price: [] }));
    expect([none.status, none.words]).toEqual([422, expect.stringContaining('Choose something first')]);
    const many = Array(51).fill('sri-isopanisad');
    const full = await post(
      '/checkout',
      filled({ product: many, variant: many, quantity: many, price: many }),
    );
    expect([full.status, full.words]).toEqual([422, expect.stringContaining('at most 50 lines')]);
    expect(await stored()).toEqual(before);
  });
});

describe('odd but valid input', () => {
  it.each<[string, Fields]>([
    ['digits of another script', { quantity: '१', pin: '२०१००२' }],
    ['a PIN code with a space', { pin: '201 002' }],
    ['a GSTIN in small letters with spaces', { gstin: ' 09aaatd0000d1zo ' }],
    ['a price that was tampered with, and the true total', { price: '1' }],
    ['no price at all', { price: '' }],
  ])('%s: an order of ₹130', async (_, odd) => {
    const quoted = await post('/checkout', filled({ ...odd, quote: '1' }));
    expect(quoted.html).toContain('name="shownTotal" value="13000"');
    const answer = await post('/checkout', filled(odd));
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/checkout\/pay\/ord_/)]);
    const id = answer.location.split('/').at(-1) ?? '';
    const order = await test.db
      .selectFrom('orders')
      .select(['total_paise', 'pin'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ total_paise: 13_000, pin: '201002' });
  });
});

describe('one intent key', () => {
  it('sent again is the same order; with another cart it is refused, and the new form works', async () => {
    const fields = filled();
    const first = await post('/checkout', fields);
    const before = await stored();
    expect((await post('/checkout', fields)).location).toBe(first.location);
    const other = { ...fields, quantity: '2', shownTotal: '23000' };
    const replayed = await post('/checkout', other);
    expect([replayed.status, replayed.words]).toEqual([
      422,
      expect.stringContaining(
        'This form was sent before with other answers. Check them and press Pay once more.',
      ),
    ]);
    expect(await stored()).toEqual(before);
    const intentKey = /name="intentKey" value="([^"]+)"/.exec(replayed.html)?.[1] ?? '';
    const again = await post('/checkout', { ...other, intentKey });
    expect(again.status).toBe(303);
    expect(again.location).not.toBe(first.location);
  });
});

describe('somebody else’s order', () => {
  it('shows no goods, name or address, and can be neither cancelled nor opened by guessing', async () => {
    const own = await post('/checkout', filled({ fullName: 'Mādhavī Dāsī', phone: '9123456789' }));
    const stranger = await post('/checkout', filled());
    const page = own.location.replace('/checkout/pay/', '/status/');
    expect((await get(page, own.cookie)).words).toContain('Sri Isopanisad');
    for (const cookie of ['', stranger.cookie, own.cookie.replace(/=.*/, '=forged')]) {
      const seen = await get(page, cookie);
      expect(seen.status).toBe(200);
      expect(seen.html).not.toMatch(/Isopanisad|Mādhavī|Temple Road|9123456789|Cancel this order/);
      const cancelled = await post(page, { intent: 'cancel' }, cookie);
      expect([cancelled.status, cancelled.words]).toEqual([
        422,
        expect.stringContaining('First show that the order is yours.'),
      ]);
    }
    const guessed = await post(page, { intent: 'unlock', lastFour: '0000' });
    expect([guessed.status, guessed.words, guessed.cookie]).toEqual([
      422,
      expect.stringContaining('These are not the last four digits'),
      '',
    ]);
    expect((await get(page, own.cookie)).words).toContain('Waiting for your payment');
  });

  it.each(['ord_unknown', 'don_1234567890123456789012', '%00', 'ord_%27'])(
    '%s does not exist',
    async (id) => {
      expect((await get(`/status/${id}`)).status).toBe(404);
      expect((await get(`/checkout/pay/${id}`)).status).toBe(404);
      expect((await post(`/status/${id}`, { intent: 'cancel' })).status).toBeGreaterThanOrEqual(400);
    },
  );
});
