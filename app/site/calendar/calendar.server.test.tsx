import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import Calendar, { loader } from './calendar.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterAll(() => test.close());

function loaderArgs(path: string, now: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db, { clock: () => new Date(now) }));
  return { context, request: new Request(`http://temple.test${path}`) };
}

/** The page's HTML before hydration. */
async function open(search: string, now = '2025-12-16T20:00:00Z') {
  const { data, init } = await loader(loaderArgs(`/calender${search}`, now));
  const Page = Calendar as React.ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: '/calender', Component: () => <Page loaderData={data} /> }]);
  return { data, init, html: renderToStaticMarkup(<Stub initialEntries={[`/calender${search}`]} />) };
}

describe('/calender', () => {
  it('shows the month of today at the temple, whatever day it is elsewhere', async () => {
    const { data, html } = await open('');
    expect(data.today).toBe('2025-12-17'); // 20:00 UTC is past midnight in Ghaziabad
    expect(html).toContain('December 2025');
    expect(html.match(/class="today-mark"/g)).toHaveLength(2); // in the grid and in the list
    expect(html).toMatch(/<td class="today"[^>]*><a[^>]*data-date="2025-12-17"/);
    for (const title of ['Fasting for Saphala Ekadasi', 'Dhanus Sankranti', 'Fasting for Putrada Ekadasi']) {
      expect(html).toContain(title);
    }
  });

  it('is another day in another place', async () => {
    expect((await open('?place=london')).data.today).toBe('2025-12-16');
  });

  it('opens a deep link: month, place and panel', async () => {
    const { html } = await open('?date=2026-09-04&place=london');
    expect(html).toContain('September 2026');
    expect(html).toContain('Events on Friday, 4 September 2026');
    expect(html).toContain('Sri Krsna Janmastami: Appearance of Lord Sri Krsna');
    expect(html).toContain('Fast until midnight');
    expect(html).toContain('Days and times are those of London.');
  });

  it('has no "Events on" for a day without events', async () => {
    const { html } = await open('?date=2025-12-18');
    expect(html).toContain('Thursday, 18 December 2025</h3>');
    expect(html).not.toContain('Events on');
  });

  it('shows three titles in a cell and how many more', async () => {
    const { html } = await open('?date=2026-01-23'); // Vasanta Pancami: seven events
    const cell = /data-date="2026-01-23".*?<\/a>/s.exec(html)?.[0] ?? '';
    expect(cell.match(/class="entry/g)).toHaveLength(3);
    expect(cell).toContain('+4 more');
  });

  it('lists the next five events of thirty days, without parana windows', async () => {
    const { data } = await open('');
    expect(data.upcoming).toHaveLength(5);
    expect(data.upcoming.map(({ category }) => category)).not.toContain('break-fast');
    expect(data.upcoming.every(({ date }) => date >= '2025-12-17' && date <= '2026-01-16')).toBe(true);
  });

  it.each([
    ['?date=2026-02-31', 'There is no such date.'],
    ['?year=1800&month=1', 'The calendar covers the years 1950 to 2099.'],
    ['?place=atlantis', 'We do not know that place'],
    ['?place=89,10,Europe/Oslo', 'The Sun does not rise there every day of this month'],
    ['?year=2026&month=13', 'There is no such month.'],
  ])('%s is reported and shows this month', async (search, words) => {
    const { html, init } = await open(search);
    expect(html).toContain(words);
    expect(html).toContain('December 2025');
    expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
  });

  it('filters by category', async () => {
    const { html } = await open('?only=fasting');
    expect(html).toContain('Fasting for Saphala Ekadasi');
    expect(html.match(/class="entry (?!fasting)/g)).toBeNull();
  });
});
