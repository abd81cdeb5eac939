import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInfoPage, infoPageFiles } from '#server/content/info-pages.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { pictures } from '#ui/art/pictures.ts';
import { photoNames } from '#ui/photos/photo-names.ts';
import routes from '../../routes.ts';
import Info, { loader } from './info.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(1);
});
afterAll(() => test.close());

async function read(path: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  return (await loader({ context, url: new URL(`http://temple.test${path}`) })).data;
}

function render(loaderData: unknown): string {
  const Page = Info as React.ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: '/', Component: () => <Page loaderData={loaderData} /> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

const files = infoPageFiles();
const routed = routes[0]?.children ?? [];
const served = routed
  .filter(({ file }) => file.endsWith('info.route.tsx'))
  .map(({ path }) => `/${path?.toLowerCase()}`);
/** The others have a route of their own, which adds to their file's text. */
const pages = files.filter(({ path }) => served.includes(path));

describe('the information pages', () => {
  it('are exactly those of the table of URLs', () => {
    expect(served.length).toBeGreaterThan(2);
    expect(pages.map(({ path }) => path).sort()).toEqual([...served].sort());
    const addresses = routed.map(({ path }) => `/${path?.toLowerCase()}`);
    expect(files.map(({ path }) => path).filter((path) => !addresses.includes(path))).toEqual([]);
  });

  describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
    it('is one complete page: a heading, text, a next step, its own address', async () => {
      const loaderData = await read(path);
      const html = render(loaderData);
      expect(loaderData.url).toBe(`http://temple.test${path}`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain(page.steps[0]?.to);
      expect(html).not.toMatch(/undefined|\[(figures|cards|contact|payment)\]|\[tab|!\[/);
      expect(html.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(150);
    });

    it('shows only existing drawings, none twice', () => {
      const inside = page.parts.flatMap((part) => (part.kind === 'picture' ? [part.name] : []));
      const shown = page.picture ? [page.picture, ...inside] : inside;
      expect(shown.filter((name) => !(name in pictures) && !photoNames.includes(name))).toEqual([]);
      expect(new Set(shown).size).toBe(shown.length);
    });
  });

  it('answer in any letter case, and at no other address', async () => {
    expect((await read('/Privacy-Policy/')).page.path).toBe('/privacy-policy');
    await expect(read('/privacy')).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('the policies', () => {
  it.each(['/privacy-policy', '/terms-condition', '/cancellation-refund-policy'])(
    '%s is dated, leads to Contact Us and shows neither art nor toran',
    async (path) => {
      const html = render(await read(path));
      expect(html).toContain('Dated June 25, 2025');
      expect(html).toContain('<a href="/contacts" rel="noopener nofollow">Contact Us</a>');
      expect(html).toContain('mailto:');
      expect(html).not.toMatch(/toran|<img/);
    },
  );

  it('state the rules for refunds (rules S80, S81)', async () => {
    const terms = render(await read('/terms-condition'));
    expect(terms).toContain('strictly no cancellation and no refund');
    expect(terms).toContain('Indian law');
    expect(terms).toMatch(/courts of Ghaziabad.* exclusive/);
    const refunds = render(await read('/cancellation-refund-policy'));
    for (const rule of [
      'strictly no cancellation and no refund',
      'donations',
      'of events, pujas or sevas',
      'of spiritual items or prasad',
      'charged twice',
      'details of the transaction',
      'only if this internal verification shows that the report is justified',
    ])
      expect(refunds).toContain(rule);
  });
});

describe('a page that the staff has rewritten', () => {
  const services = () => makeTestServices(test.db);
  const source = (path: string, lead: string) => `---
path: ${path}
label: Beliefs
title: In other words
lead: ${lead}
description: A description that is long enough to be shown by a search engine.
picture: tulsi
group: about
note: Rewritten
steps: [{ label: On, to: /about }]
---

New words.`;

  it('replaces the file, unless it is no complete page of that address', async () => {
    await test.db
      .insertInto('info_pages')
      .values([
        { path: '/about/our-beliefs', source: source('/about/our-beliefs', 'Said anew.') },
        { path: '/about', source: source('/elsewhere', 'Lost.') },
        { path: '/history', source: 'No page at all.' },
      ])
      .execute();
    expect((await findInfoPage(services(), '/About/Our-Beliefs'))?.page.lead).toBe('Said anew.');
    for (const path of ['/about', '/history']) {
      const file = files.find((page) => page.path === path);
      expect((await findInfoPage(services(), path))?.page).toMatchObject({
        title: file?.title,
        parts: file?.parts,
      });
    }
    await test.db.deleteFrom('info_pages').execute();
  });
});

describe('fixed words (rules S73, S74, S76, S77, S78)', () => {
  it.each([
    ['/bhakti', ['Resident Community info', 'Community Services', 'Bhakti Programs', 'sacred offering']],
    ['/gita-class', ['Know More', 'target="_blank"', 'href="/contacts"']],
    ['/ashraya-groups', ['Scan to donate', 'DEMO0000000', 'Donate Now']],
    ['/teachings', ['Bhakti Yoga', 'Karma', 'Mantra Meditation', 'Reincarnation', 'Vegetarianism']],
    [
      '/teachings/karma',
      ['Topics', 'aria-current="page" href="/teachings/karma"', 'Explore more', 'Vegetarianism'],
    ],
    ['/discover', ['Twelve hours over six days']],
    ['/iskcongirls', ['2014', '15–30']],
  ])('are on %s', async (path, words) => {
    const html = render(await read(path));
    for (const word of words) expect(html).toContain(word);
  });

  it('/iskcon50 shows every number plainly, before any script (rule S79)', async () => {
    const html = render(await read('/iskcon50'));
    const numbers = [
      '650',
      '516 million',
      '110',
      '10,000',
      '9 million',
      '1 million',
      '30 billion',
      '65',
      '6,000',
    ];
    for (const number of [...numbers, '2,12,992', '2,60,000', '52,000']) {
      expect(html).toContain(`<count-up>${number}</count-up>`);
    }
  });

  it('/bhakti shows the text of one tab at a time, and links to the others', async () => {
    const [first, second] = [await read('/bhakti?tab=why'), await read('/bhakti?tab=impact')].map(render);
    expect(first).toContain('href="/bhakti?tab=options"');
    expect(first).toContain('aria-current="page" href="/bhakti?tab=why"');
    expect(second).toContain('aria-current="page" href="/bhakti?tab=impact"');
    expect(first).not.toBe(second);
  });
});

it('why one gives says what gifts did, where the staff entered it', async () => {
  expect(render(await read('/why-donate'))).not.toContain('info-figures');
  const outcome = { id: 'november', category: 'food' as const, figure: '4,120 plates', words: 'Lunches.' };
  await test.db
    .insertInto('donation_outcomes')
    .values({ ...outcome, image: null, happened_on: '2026-11-15' })
    .execute();
  expect(render(await read('/why-donate'))).toMatch(/info-figures.*plates\. Lunches\..*>4,120</s);
});
