import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoProducts } from '#server/demo/demo-products.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { sendStockAlerts } from '#server/products/send-stock-alerts.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from './test-site.ts';

let test: TestDatabase;
let services: Services;
let site: ReturnType<typeof openTestSite>;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await seedDemoProducts(services);
  site = openTestSite(services);
});
afterAll(() => test.close());

const get = (path: string) => site(new Request(`http://temple.test${path}`));
const post = (path: string, fields: Record<string, string>) =>
  site(
    new Request(`http://temple.test${path}`, {
      method: 'POST',
      headers: { origin: 'http://temple.test' },
      body: new URLSearchParams(fields),
    }),
  );
const titles = async (path: string) => {
  const html = await (await get(path)).text();
  return [...html.matchAll(/<h[23] class="text-h4">([^<]+)</g)].map(([, title]) => title);
};

describe('the list of products', () => {
  it('shows 24 a page, and 404 past the last', async () => {
    expect(await titles('/all-products')).toHaveLength(24);
    expect(await titles('/all-products?page=2')).toEqual(['Panchagavya soap']);
    expect((await get('/all-products?page=3')).status).toBe(404);
  });

  it.each([
    ['category=incense&sort=name', ['Guggal dhoop cones', 'Mogra incense', 'Sandalwood incense']],
    ['category=incense&sort=price', ['Mogra incense', 'Sandalwood incense', 'Guggal dhoop cones']],
    ['q=Gita', ['Bhagavad-gita As It Is']],
    ['q=गीता', ['Bhagavad-gita As It Is']],
    ['q=kṛṣṇa+midnight', ['Krishna, the Supreme Personality of Godhead']],
    ['min=5000&sort=price', ['Clay mridanga', 'Srimad Bhagavatam, 18 volumes']],
    ['min=100&max=110', ['Sri Isopanisad', 'Guggal dhoop cones']],
    ['q=xyzzy', ['No products match.']],
    ['category=no-such', ['No products match.']],
    ['q=%21%21%21', ['No products match.']],
  ])('%s', async (query, expected) => {
    const html = await (await get(`/all-products?${query}`)).text();
    const found = expected[0]?.startsWith('No')
      ? [/No products match\./.exec(html)?.[0]]
      : await titles(`/all-products?${query}`);
    expect(found).toEqual(expected);
  });

  it('leaves out sold-out products only on request', async () => {
    await test.db
      .insertInto('stock_moves')
      .values({ variant_id: 'mogra-incense', change: -5, reason: 'counted', at: new Date() })
      .execute();
    expect(await titles('/all-products?category=incense')).toContain('Mogra incense');
    expect(await titles('/all-products?category=incense&inStock=yes')).not.toContain('Mogra incense');
    expect(await (await get('/all-products?category=incense')).text()).toContain('Out of stock');
  });

  it.each([
    ['/shop', true],
    ['/all-products?category=books&sort=price&page=1&inStock=yes', true],
    ['/all-products?q=anything', false],
    ['/all-products?min=17', false],
    ['/all-products?max=x', false],
    ['/all-products?category=endless-1', false],
    ['/shop/single-product/krsna-book', true],
    ['/shop/single-product/krsna-book?variantId=krsna-book-hindi', true],
    ['/shop/single-product/krsna-book?variantId=other', false],
    ['/shop/single-product/krsna-book?pin=201001', false],
  ])('%s may be cached for everybody: %s', async (path, isCached) =>
    expect((await get(path)).headers.get('cache-control')?.includes('no-store') ?? false).toBe(!isCached),
  );
});

describe('a product', () => {
  const gita = '/shop/single-product/bhagavad-gita-as-it-is';

  it('follows the variant of its address', async () => {
    expect(await (await get(gita)).text()).toContain('₹250');
    const large = await (await get(`${gita}?variantId=bhagavad-gita-as-it-is-hindi-large`)).text();
    expect(large).toContain('₹300');
    expect(large).toContain('BK-GITA-HI-L');
  });

  it.each([
    ['201001', /Delivery ₹30 for one.*Ghaziabad and Noida/s],
    ['560001', /Delivery ₹90 for one.*Rest of India/s],
    ['194101', /₹130.*Ladakh/s],
    ['900001', /We do not send to/],
    ['000000', /Enter a 6-digit PIN code\./],
    ['2010', /Enter a 6-digit PIN code\./],
  ])('shows for PIN %s what delivery costs', async (pin, words) =>
    expect((await (await get(`${gita}?pin=${pin}`)).text()).replace(/<!-- -->|<[^>]+>/g, '')).toMatch(words),
  );

  it('redirects to the checkout with ids and a quantity, and never with a trusted price', async () => {
    const answer = await post(gita, {
      variantId: 'bhagavad-gita-as-it-is-hindi-large',
      quantity: '2',
      price: '1',
      intent: 'buy',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/checkout?product=bhagavad-gita-as-it-is&variant=bhagavad-gita-as-it-is-hindi-large&quantity=2&price=300',
    ]);
  });

  it.each(['0', '-1', '1.5', '1000000000'])(
    'shows the problem of a quantity of %s, and keeps the input',
    async (quantity) => {
      const answer = await post(gita, {
        variantId: 'bhagavad-gita-as-it-is-hindi-large',
        quantity,
        intent: 'buy',
      });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(html).toContain('Enter a whole number from 1 to 10.');
      expect(html).toContain(`value="${quantity}"`);
    },
  );

  it('refuses an unknown variant, and does not exist under another name', async () => {
    expect((await post(gita, { variantId: 'x', quantity: '1', intent: 'buy' })).status).toBe(422);
    expect((await get('/shop/single-product/no-such')).status).toBe(404);
    expect((await post('/shop/single-product/no-such', { quantity: '1', intent: 'buy' })).status).toBe(404);
  });

  it('keeps its page when it is no longer sold, and says so', async () => {
    await test.db
      .updateTable('products')
      .set({ status: 'hidden' })
      .where('id', '=', 'mishri-tulsi')
      .execute();
    expect(await (await get('/shop/single-product/mishri-tulsi')).text()).toContain(
      'This item is no longer available.',
    );
    expect(await titles('/all-products?q=mishri')).not.toContain('Mishri with tulsi');
    await test.db.updateTable('products').set({ status: 'draft' }).where('id', '=', 'mishri-tulsi').execute();
    expect((await get('/shop/single-product/mishri-tulsi')).status).toBe(404);
  });
});

describe('Tell me when it is back', () => {
  const page = '/shop/single-product/chaitanya-charitamrita-set';
  const variantId = 'chaitanya-charitamrita-set-hindi';
  const input = (email: string, trap = '') =>
    post(`${page}?variantId=${variantId}`, { variantId, email, website: trap, intent: 'alert' });
  const alerts = () => test.db.selectFrom('stock_alerts').selectAll().execute();

  it('stores an address once, and neither nonsense nor robots', async () => {
    expect((await input('mira@')).status).toBe(422);
    await input('robot@example.com', 'http://spam');
    expect(await (await input('Mira@example.com')).text()).toContain('We will write to');
    await input('mira@example.com');
    expect((await alerts()).map(({ email }) => email)).toEqual(['mira@example.com']);
  });

  it('sends one letter when it is back, and deletes the stock alert', async () => {
    const run = () => sendStockAlerts.run(services, new AbortController().signal);
    await run();
    expect(await alerts()).toHaveLength(1);
    await test.db
      .insertInto('stock_moves')
      .values({ variant_id: variantId, change: 2, reason: 'received', at: new Date() })
      .execute();
    await Promise.all([run(), run()]);
    await run();
    const letters = await test.db
      .selectFrom('letters')
      .selectAll()
      .where('kind', '=', 'stock-back')
      .execute();
    expect(letters.map(({ recipient }) => recipient)).toEqual(['mira@example.com']);
    expect(letters[0]?.cause_key).not.toContain('mira');
    expect(await alerts()).toEqual([]);
    const letter = await composeLetter(services, { kind: 'stock-back', variantId });
    expect(letter?.subject).toBe('Back in the shop: Sri Caitanya-caritamrta, 9 volumes (Hindi)');
    expect(letter?.text).toContain(`${page}?variantId=${variantId}`);
  });
});

describe('the quote of a cart', () => {
  const ask = async (body: string) => {
    const answer = await site(
      new Request('http://temple.test/api/v1/quote', {
        method: 'POST',
        headers: { origin: 'http://temple.test' },
        body,
      }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  const line = (id: string, variations: string, quantity: unknown, price = '1') => ({
    id,
    variations,
    quantity,
    price,
  });

  it('uses the shop’s prices, whatever price was sent', async () => {
    const lines = [
      line('tulsi-japa-mala', 'tulsi-japa-mala-fine', 2),
      line('tulsi-neck-beads', '', 1),
      line('clay-mridanga', 'clay-mridanga', 5),
      line('gone', 'x', 1),
    ];
    const { status, body } = await ask(JSON.stringify({ lines }));
    expect(status).toBe(200);
    expect(body.lines).toMatchObject([
      { state: 'fine', item: { unit: 32_000, total: 64_000 } },
      { state: 'fine', asked: '', variantId: 'tulsi-neck-beads' },
      { state: 'fewer', most: 1, quantity: 5 },
      { state: 'gone', item: null },
    ]);
  });

  it.each([
    '',
    '[]',
    'null',
    '{"lines":7}',
    JSON.stringify({ lines: [line('a\0', 'b', 1)] }),
    JSON.stringify({ lines: [line('a', '\ud800', 1)] }),
    JSON.stringify({ lines: [line('a', 'b', 0)] }),
    JSON.stringify({ lines: [line('a', 'b', -1)] }),
    JSON.stringify({ lines: [line('a', 'b', 1.5)] }),
    JSON.stringify({ lines: [line('a', 'b', 1e9)] }),
    JSON.stringify({ lines: [{ id: 'a' }] }),
    JSON.stringify({ lines: Array(51).fill(line('a', 'b', 1)) }),
  ])('refuses %s', async (body) => expect((await ask(body)).status).toBe(400));
});
