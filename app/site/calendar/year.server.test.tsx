import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import CalendarYear, { loader } from './year.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterAll(() => test.close());

async function open(search: string) {
  const context = new RouterContextProvider();
  const clock = () => new Date('2025-12-31T20:00:00Z'); // already 2026 in Ghaziabad
  context.set(servicesContext, makeTestServices(test.db, { clock }));
  const request = new Request(`http://temple.test/calender/year${search}`);
  const { data, init } = await loader({ context, request });
  const Page = CalendarYear as React.ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: '/calender/year', Component: () => <Page loaderData={data} /> }]);
  return { init, html: renderToStaticMarkup(<Stub initialEntries={[`/calender/year${search}`]} />) };
}

describe('/calender/year', () => {
  it('shows the current year at the temple, each busy day under its month', async () => {
    const { html } = await open('');
    expect(html).toContain('Vaisnava calendar 2026');
    const september = html.slice(html.indexOf('>September<'), html.indexOf('>October<'));
    expect(september).toMatch(/dateTime="2026-09-04".*Sri Krsna Janmastami/);
    expect(september).not.toContain('2026-10-');
  });

  it('shows another year of another place', async () => {
    const { html } = await open('?year=2025&place=london');
    expect(html).toContain('dateTime="2025-12-15"');
    expect(html).toMatch(/<h1>Vaisnava calendar 2025, London<\/h1>/);
  });

  it('leaves the Ekadasis and their break-fast times where only they are wanted', async () => {
    const { html } = await open('?year=2026&only=ekadasi');
    expect(html.match(/Fasting for \w/g)?.length).toBeGreaterThan(23);
    expect(html.match(/Break fast \d/g)?.length).toBeGreaterThan(23);
    expect(html).not.toContain('Janmastami');
    expect(html).toContain('href="/calender/year?year=2027&amp;only=ekadasi"');
  });

  it('leads to each of its months', async () => {
    const { html } = await open('');
    for (const [, id] of html.matchAll(/href="#(month-\d+)"/g)) expect(html).toContain(`id="${id}"`);
    expect(html.match(/href="#month-/g)).toHaveLength(12);
    expect(html).toMatch(/href="#month-1" aria-current="date"/);
  });

  it.each([
    ['?year=1800', 'The calendar covers the years 1950 to 2099. Here is this year instead.'],
    ['?year=soon', 'The calendar covers the years 1950 to 2099. Here is this year instead.'],
    ['?place=atlantis', 'We do not know that place.'],
    ['?year=2026&place=89,10,Europe/Oslo', 'The Sun does not rise there every day of this year'],
  ])('%s is reported and shows this year', async (search, words) => {
    const { html, init } = await open(search);
    expect(html).toContain(words);
    expect(html).toContain('dateTime="2026-09-04"');
    expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
  });
});
