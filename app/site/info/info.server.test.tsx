import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInfoPages } from '#server/content/info-pages.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { pictures } from '#ui/art/pictures.ts';
import routes from '../../routes.ts';
import Info, { loader } from './info.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(1);
});
afterAll(() => test.close());

function read(path: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  return loader({ context, request: new Request(`http://temple.test${path}`) });
}

function render(loaderData: unknown): string {
  const Page = Info as React.ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: '/', Component: () => <Page loaderData={loaderData} /> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

const pages = listInfoPages();
const served = (routes[0]?.children ?? [])
  .filter(({ file }) => file.endsWith('info.route.tsx'))
  .map(({ path }) => `/${path?.toLowerCase()}`);

describe('the information pages', () => {
  it('are exactly those the table of URLs names', () => {
    expect(served.length).toBeGreaterThan(2);
    expect(pages.map(({ path }) => path).sort()).toEqual([...served].sort());
  });

  describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
    it('is one whole page: a heading, words, a next step, its own address', async () => {
      const loaderData = await read(path);
      const html = render(loaderData);
      expect(loaderData.url).toBe(`http://temple.test${path}`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain(page.steps[0]?.to);
      expect(html).not.toMatch(/undefined|\[(figures|contact)\]|!\[/);
      expect(html.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(150);
    });

    it('shows only drawings that exist, none twice', () => {
      const inside = page.parts.flatMap((part) => (part.kind === 'picture' ? [part.name] : []));
      const shown = page.picture ? [page.picture, ...inside] : inside;
      for (const name of shown) expect(pictures).toHaveProperty(name);
      expect(new Set(shown).size).toBe(shown.length);
    });
  });

  it('answer in whatever case, and to nothing else', async () => {
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

  it('hold the rules of the spec, section 9', async () => {
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
