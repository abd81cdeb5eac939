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
    expect(html).toContain('Times of London.');
  });

  it('has no "Events on" for a day without events', async () => {
    const { html } = await open('?date=2025-12-18');
    expect(html).toContain('Thursday, 18 December 2025</h3>');
    expect(html).not.toContain('Events on');
  });

  it('has every title in a cell, for paper, and says how many a screen leaves out', async () => {
    const { html } = await open('?date=2026-01-23'); // Vasanta Pancami: seven events
    const cell = /data-date="2026-01-23".*?<\/a>/s.exec(html)?.[0] ?? '';
    expect(cell.match(/class="entry/g)).toHaveLength(7);
    expect(cell).toContain('+4 more');
  });

  it('begins its list with today and folds the days before it, with or without events', async () => {
    const listOf = (html: string) => html.slice(html.indexOf('cal-as-list'));
    const december = listOf((await open('')).html);
    expect(december).toMatch(/<details class="cal-past"><summary>6 earlier days<\/summary>/);
    expect(december).toMatch(/<\/details><ul[^>]*><li id="day-2025-12-17" class="today">/);
    const quiet = listOf((await open('', '2025-12-17T20:00:00Z')).html);
    expect(quiet).toMatch(/<\/details><ul[^>]*><li id="day-2025-12-18" class="today">.*?No events/);
    expect(listOf((await open('?date=2025-12-16')).html)).toContain('<details class="cal-past" open="">');
    expect((await open('?year=2026&month=9')).html).not.toContain('earlier days');
  });

  it('puts the panel of a day below its row of the list', async () => {
    const { html } = await open('?date=2025-12-31');
    const row = html.slice(html.indexOf('id="day-2025-12-31"'));
    expect(row.indexOf('class="cal-panel"')).toBeGreaterThan(0);
    expect(row.indexOf('class="cal-panel"')).toBeLessThan(row.indexOf('</li>'));
  });

  it('names the next Ekadasi and its break-fast time first, and that of today', async () => {
    const { html } = await open('', '2025-12-15T20:00:00Z'); // the 16th is one
    const hero = html.slice(0, html.indexOf('cal-board'));
    expect(hero).toMatch(/Next Ekadasi.*?Saphala Ekadasi.*?Today: .*?16 December/s);
    expect(hero).toMatch(/Break fast<\/dt><dd class="num">07:\d\d – 1\d:\d\d/);
    const after = (await open('')).html;
    expect(after).toMatch(/Break fast today.*?07:\d\d – 1\d:\d\d.*?Putrada Ekadasi.*?In \d+ days/s);
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
