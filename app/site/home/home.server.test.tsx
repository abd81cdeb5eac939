import { sql } from 'kysely';
import pino from 'pino';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoBlogs } from '#server/demo/demo-blogs.ts';
import { seedCauses } from '#server/demo/demo-causes.ts';
import { seedDemoDarshan } from '#server/demo/demo-darshan.ts';
import { seedDemoEvents } from '#server/demo/demo-events.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import Home, { loader } from './home.route.tsx';

let test: TestDatabase;
const now = new Date('2026-11-20T07:00:00+05:30');
beforeAll(async () => {
  test = await makeTestDatabase(4);
});
afterAll(() => test.close());

function open(instead: Partial<Services> = {}) {
  const services = makeTestServices(test.db, { clock: () => now, ...instead });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return { services, read: () => loader({ context }) };
}

/** The page as HTML, from the loader's data. */
function render(loaderData: unknown): string {
  const Page = Home as React.ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: '/', Component: () => <Page loaderData={loaderData} /> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

const headings = (html: string) => [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
const sections = (html: string) =>
  [...html.matchAll(/<section[^>]*aria-labelledby="([^"]+)"/g)].map(([, id]) => id);

describe('the home page', () => {
  it('is complete for an empty site: sections without rows are left out', async () => {
    const { data, init } = await open().read();
    const html = render(data);
    expect(sections(html)).toEqual(['today', 'about', 'timeline', 'discover', 'books']);
    expect(html).not.toContain('undefined');
    expect(init?.headers).toBeUndefined();
  });

  it('shows four causes, four events to come and four blogs, in order (rules S27, S28)', async () => {
    const { services, read } = open();
    for (const seed of [seedCauses, seedDemoBlogs, seedDemoEvents]) await seed(services);
    const { data } = await read();
    const html = render(data);
    expect(sections(html)).toEqual([
      'today',
      'about',
      'give',
      'timeline',
      'newest-blog',
      'discover',
      'events',
      'books',
      'blogs',
    ]);
    expect(data.causes).toHaveLength(4);
    expect(data.events.map((event) => event.id)).toHaveLength(4);
    expect(data.events[0]).toMatchObject({ id: 'sunday-love-feast', day: '22', month: 'Nov' });
    expect(data.blogs.map((blog) => blog.date)).toEqual([
      '17 November 2026',
      '11 November 2026',
      '3 November 2026',
      '25 October 2026',
    ]);
    for (const { id } of data.causes) expect(html).toContain(`/donation/single-donation/${id}`);
    expect(html).toContain('href="/donate"');
    expect(html).toContain('href="/membership"');
  });

  it('tells no story and no year of the history twice', async () => {
    const { services, read } = open();
    await seedDemoBlogs(services);
    const { data } = await read();
    const html = render(data);
    for (const { title } of [...data.blogs, ...data.timeline])
      expect(html.split(`>${title.replaceAll("'", '&#x27;')}</h`), title).toHaveLength(2);
  });

  it('opens the day with the newest photo of the altar, and what comes next there', async () => {
    const { services, read } = open();
    expect(render((await read()).data)).not.toContain('today-darshan');
    await seedDemoDarshan(services);
    const html = render((await read()).data);
    expect(html).toMatch(/class="today-darshan" href="\/daily-darshan"/);
    expect(html).toMatch(/Next at the altar<\/span><b class="num">07:15<\/b><span>Shringar Darshan/);
  });

  it('shows the Vaisnava day of the temple and the next Ekadasi', async () => {
    const { data } = await open().read();
    const html = render(data);
    expect(html).toContain('Friday, 20 November 2026');
    expect(html).toContain('Utthana Ekadasi');
    expect(html).toMatch(/Tomorrow(<!-- -->)?: <time dateTime="2026-11-21">Saturday, 21 November/);
  });

  it('has one h1, and no heading skips a level', async () => {
    const { data } = await open().read();
    const levels = headings(render(data));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1)).toEqual([]);
  });

  it('shows 100 and dawn before any script has run', async () => {
    const { data } = await open({ clock: () => new Date('2026-11-20T20:00:00+05:30') }).read();
    const html = render(data);
    // What is seen before the counter runs; the other copy keeps its space.
    expect(html).toContain('<span class="sr">100+</span>');
    expect(html).toContain('<count-up every="20">100+</count-up>');
    expect(html).toMatch(/<section class="hero"><script/);
  });

  it('has the hours of the settings in its structured data', async () => {
    const { data } = await open().read();
    expect(data.temple).toMatchObject({
      '@type': 'HinduTemple',
      openingHoursSpecification: [
        { opens: '04:30', closes: '13:00' },
        { opens: '16:00', closes: '21:30' },
      ],
    });
  });

  it('is shown without a section that fails; the failure is logged and that copy not cached', async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const { services, read } = open({ log });
    for (const seed of [seedCauses, seedDemoBlogs, seedDemoEvents]) await seed(services);
    await sql`alter table blogs rename to blogs_gone`.execute(test.db);
    try {
      const { data, init } = await read();
      expect(data.blogs).toEqual([]);
      expect(data.events).toHaveLength(4);
      expect(sections(render(data))).toEqual(expect.arrayContaining(['today', 'give', 'events', 'books']));
      expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ section: 'blogs', msg: 'a section of a page is left out' }),
      ]);
    } finally {
      await sql`alter table blogs_gone rename to blogs`.execute(test.db);
    }
  });
});
