import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockTime, longDate } from '#core/time/date-words.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedCsrProjects, seedTempleRows } from '#server/demo/demo-temple-rows.ts';
import { findDonationStatus } from '#server/donations/donation-queries.ts';
import { begin, type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { servicesContext } from '#server/services.ts';
import Benefits, { loader as benefits } from '../benefits.route.tsx';
import BuildTemple, { loader as buildTemple, action as giveParts } from '../build-temple.route.tsx';
import Csr, { loader as csr } from '../csr.route.tsx';
import FoodDonation, { loader as foodDonation, action as givePlates } from '../food-donation.route.tsx';
import Offering, { action as give, loader as offering } from '../offering.route.tsx';
import TempleConstruction, { loader as construction } from '../temple-construction.route.tsx';

let test: TestDatabase;
let fixture: Fixture;
/** Half past eleven at night in Ghaziabad: another date than the next morning's in Greenwich. */
let now = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  test = await makeTestDatabase(2);
  fixture = await makeFixture(test.db, { clock: () => now });
  await seedTempleRows(fixture.services);
  await seedCsrProjects(fixture.services);
});
afterAll(() => test.close());

function given(fields?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const body = fields && { method: 'POST', body: new URLSearchParams(fields) };
  return { context, params: {}, request: new Request('http://temple.test/', body) };
}

type Action = (args: ReturnType<typeof given>) => Promise<{ data: unknown; init: ResponseInit | null }>;

/** Where a form redirects, or what it answers. */
async function send(action: Action, fields: Record<string, string>) {
  try {
    const { data, init } = await action(given(fields));
    return { status: init?.status, reply: data, to: null };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, reply: null, to: thrown.headers.get('location') };
  }
}

function render(Page: unknown, loaderData: unknown, actionData?: unknown): string {
  const Shown = Page as React.ComponentType<{ loaderData: unknown; actionData: unknown }>;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Shown loaderData={loaderData} actionData={actionData} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

const pages = [
  [
    '/fooddonation',
    FoodDonation,
    foodDonation,
    ['Give plates', '₹1,000', 'min="2026-11-20" max="2027-11-20"'],
  ],
  ['/offeringpage', Offering, offering, ['Bhoga', 'Flowers', 'Garlands', '₹7,555', 'For the day']],
  [
    '/temple-construction',
    TempleConstruction,
    construction,
    ['₹0 of ₹5,00,00,000', 'Under way', '100 bricks'],
  ],
  ['/temple-construction/donate', BuildTemple, buildTemple, ['100 bricks', '₹750', 'Any other amount']],
  ['/benefits-testimonials', Benefits, benefits, ['Testimonials', 'Thomas (demo)']],
  ['/csr', Csr, csr, ['CSR00000000 (demo)', 'Schedule VII (i)', 'no religious project']],
] as const;

describe.each(pages)('%s', (path, Page, loader, words) => {
  it('is one complete page with its own address', async () => {
    const answer = await loader(given());
    // A page with a form to the temple answers with headers.
    const loaderData = 'init' in answer ? answer.data : answer;
    const html = render(Page, loaderData);
    expect(loaderData.url).toBe(`http://temple.test${path}`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('undefined');
    for (const word of words) expect(html).toContain(word);
  });
});

describe('plates', () => {
  it.each([
    [{ plates: '50', ownPlates: '7' }, 'quantity=50&amount=50.00'],
    [{ plates: 'own', ownPlates: '७' }, 'quantity=7&amount=50.00'],
    [{ plates: '20', price: '1', amount: '1' }, 'quantity=20&amount=50.00'],
    [{ plates: '20', sevaDate: '2026-11-20' }, 'quantity=20&amount=50.00&sevaDate=2026-11-20'],
  ])('%j go to the checkout at our price', async (fields, query) => {
    expect(await send(givePlates as Action, fields)).toMatchObject({
      status: 303,
      to: `/donation-checkout?cause=food-for-life&type=plate&${query}`,
    });
  });

  it.each([
    [{ plates: 'own', ownPlates: '0' }, 'Enter a quantity from 1 to 999.'],
    [{ plates: 'own', ownPlates: '1000' }, 'Enter a quantity from 1 to 999.'],
    [{ plates: 'own', ownPlates: '<script>' }, 'Enter a quantity from 1 to 999.'],
    [{}, 'Enter a quantity from 1 to 999.'],
    [{ plates: '20', sevaDate: '2026-11-19' }, 'Choose a day from today to a year ahead.'],
  ])('%j are refused beside the field, and the input stays', async (fields, message) => {
    const { status, reply } = await send(givePlates as Action, fields);
    expect(status).toBe(422);
    const html = render(FoodDonation, await foodDonation(given()), reply);
    expect(html).toContain(message);
    if ('ownPlates' in fields) {
      expect(html).toContain(`value="${fields.ownPlates.replace('<', '&lt;').replace('>', '&gt;')}"`);
    }
  });

  it('are not offered while the kitchen has no such item', async () => {
    const hide = (offered: boolean) =>
      test.db.updateTable('cause_types').set({ offered }).where('id', '=', 'plate').execute();
    await hide(false);
    expect(render(FoodDonation, await foodDonation(given()))).toContain('Not open just now');
    expect((await send(givePlates as Action, { plates: '20' })).status).toBe(422);
    await hide(true);
  });
});

describe('an offering', () => {
  it('needs its day, and takes it along', async () => {
    expect((await send(give as Action, { offering: 'garland-marigold' })).reply).toMatchObject({
      problems: [{ field: 'sevaDate', message: 'Choose the day of your offering.' }],
    });
    expect((await send(give as Action, { offering: 'garland-marigold', sevaDate: '2026-12-20' })).to).toBe(
      '/donation-checkout?cause=offerings&type=garland-marigold&quantity=1&amount=151.00&sevaDate=2026-12-20',
    );
  });

  it('must be one of those on the page', async () => {
    const { reply } = await send(give as Action, { offering: 'gold', sevaDate: '2026-12-20' });
    expect(reply).toMatchObject({ problems: [{ field: 'offering' }] });
  });
});

describe('parts of the temple', () => {
  it('go to the checkout together, at our prices', async () => {
    const fields = {
      'count-bricks-100': '2',
      'count-cement-1': '1',
      'count-sand-5': '0',
      ownAmount: '1,100',
    };
    const { to } = await send(giveParts as Action, fields);
    const query = new URLSearchParams(to?.split('?')[1]);
    expect(query.getAll('type')).toEqual(['bricks-100', 'cement-1', '']);
    expect(query.getAll('quantity')).toEqual(['2', '1', '1']);
    expect(query.getAll('amount')).toEqual(['750.00', '400.00', '1,100']);
  });

  it.each([
    [{}, 'Choose at least one part, or write an amount.'],
    [{ 'count-bricks-100': '0', ownAmount: '' }, 'Choose at least one part, or write an amount.'],
    [{ 'count-bricks-100': '-2' }, 'Enter a quantity from 1 to 999.'],
    [{ 'count-bricks-100': '1', ownAmount: 'much' }, 'Write the amount in digits'],
  ])('%j are refused, and no typed input is lost', async (fields, message) => {
    const { status, reply } = await send(giveParts as Action, fields);
    expect(status).toBe(422);
    const html = render(BuildTemple, await buildTemple(given()), reply);
    expect(html).toContain(message);
    for (const typed of Object.values(fields).filter(Boolean)) expect(html).toContain(`value="${typed}"`);
  });
});

describe('the day of a donation', () => {
  const lines = [{ causeId: 'food-for-life', typeId: 'plate', ownAmount: null, quantity: '3' }];

  it('is stored with it, a gupt one too, and shown', async () => {
    const { id } = await begin(fixture.services, { lines, path: 'gupt', sevaDate: '2026-11-25' });
    expect((await findDonationStatus(fixture.services, id))?.sevaOn).toBe('2026-11-25');
    const move = test.db
      .updateTable('donations')
      .set({ seva_on: '2026-11-26' })
      .where('id', '=', id)
      .execute();
    await expect(move).rejects.toThrow();
  });

  it('is optional, and not before today', async () => {
    const { id } = await begin(fixture.services, { lines });
    expect((await findDonationStatus(fixture.services, id))?.sevaOn).toBeNull();
    await expect(begin(fixture.services, { lines, sevaDate: '2026-11-19' })).rejects.toThrow(
      /sevaDate.*date-outside/,
    );
  });
});

it('the page of the building begins with how far it is, and each part leads to its checkout', async () => {
  const html = render(TempleConstruction, await construction(given()));
  expect(html).toMatch(/of ₹5,00,00,000.*Under way.*100 bricks.*What a temple needs/s);
  expect(html).toContain(
    'href="/donation-checkout?cause=temple-construction&amp;type=bricks-100&amp;quantity=1&amp;amount=750.00"',
  );
});

it('the parts of the temple stand under their materials, steel alone', async () => {
  const html = render(BuildTemple, await buildTemple(given()));
  const lines = [...html.matchAll(/<summary><b>(.*?)<\/b>/g)].map(([, name]) => name);
  expect(lines).toEqual(['Sand', 'Bricks', 'Cement', 'Floor']);
  expect(html.match(/<details open/g)).toHaveLength(1);
  const typed = { problems: [], typed: { 'count-cement-4': '2' } };
  expect(render(BuildTemple, await buildTemple(given()), typed).match(/<details open/g)).toHaveLength(2);
});

it('the progress of the building is the ledger’s at the moment of rendering', async () => {
  // The gateway uses real time, and a donation is paid within days.
  now = new Date();
  const parts = [{ causeId: 'temple-construction', typeId: 'bricks-1000', ownAmount: null, quantity: '2' }];
  const begun = await begin(fixture.services, { lines: parts });
  expect(render(TempleConstruction, await construction(given()))).toContain('₹0 of ₹5,00,00,000');
  await pay(fixture.gateway, begun.orderId, 'pay');
  await fixture.gateway.tick();
  const html = render(TempleConstruction, await construction(given()));
  expect(html).toContain('₹14,000 of ₹5,00,00,000');
  expect(html).toContain(`as of ${longDate(now)}, ${clockTime(now)}`);
});
