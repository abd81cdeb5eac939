import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedCauses } from '#server/demo/demo-causes.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import Janmastami, { loader } from './janmastami.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterAll(() => test.close());

async function open(now: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db, { clock: () => new Date(now) }));
  const loaderData = await loader({ context });
  const Page = Janmastami as React.ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: '/janamastmi', Component: () => <Page loaderData={loaderData} /> }]);
  return { loaderData, html: renderToStaticMarkup(<Stub initialEntries={['/janamastmi']} />) };
}

describe('/janamastmi', () => {
  it.each([
    ['2026-06-15T06:00:00Z', '2026-09-04', 'In 2 months and 20 days'],
    ['2026-09-02T18:29:00Z', '2026-09-04', 'In 2 days'],
    ['2026-09-02T18:31:00Z', '2026-09-04', 'Tomorrow'], // past midnight in Ghaziabad
    ['2026-09-04T06:00:00Z', '2026-09-04', 'Today'],
    ['2026-09-05T06:00:00Z', '2026-09-04', 'Today is Nandotsava, its feast'],
    ['2026-09-06T06:00:00Z', '2027-08-25', 'In 11 months and 19 days'],
  ])('at %s it is %s: %s', async (now, date, countdown) => {
    const { html } = await open(now);
    expect(html).toContain(`<b>${countdown}</b><time dateTime="${date}">`);
    expect(html).toContain(`/calender?date=${date}`);
  });

  it('shows the dates of five years and when the Sun rises on the next', async () => {
    const { loaderData, html } = await open('2026-06-15T06:00:00Z');
    const dates = loaderData.years.map(({ date }) => date);
    expect(dates.slice(0, 2)).toEqual(['2026-09-04', '2027-08-25']);
    expect(dates).toHaveLength(5);
    expect(html).toMatch(/Sunrise and sunset<\/dt><dd class="num">0(?:5:59|6:0\d) and 18:[34]\d</);
  });

  it('moves with the temple: in Los Angeles it is tomorrow while Ghaziabad has it today', async () => {
    const place = {
      name: 'Los Angeles',
      latitude: 34.0522,
      longitude: -118.2437,
      zone: 'America/Los_Angeles',
    };
    await test.db
      .insertInto('settings')
      .values({ key: 'calendarPlace', value: JSON.stringify(place) })
      .execute();
    const { loaderData } = await open('2026-09-04T06:00:00Z'); // still the third of September there
    expect(loaderData.next).toMatchObject({ date: '2026-09-04', countdown: 'Tomorrow' });
    await test.db.deleteFrom('settings').execute();
  });

  it('works without open causes and offers the open festival causes once there are some', async () => {
    expect((await open('2026-06-15T06:00:00Z')).html).toContain('No festival gift is open just now.');
    await seedCauses(makeTestServices(test.db));
    const { loaderData, html } = await open('2026-10-15T06:00:00Z');
    expect(loaderData.causes.map(({ id }) => id)).toEqual(['festival']);
    expect(html).toContain('action="/donation/single-donation/festival"');
    expect((await open('2026-08-15T06:00:00Z')).loaderData.causes.map(({ id }) => id)).toEqual([
      'festival',
      'janmashtami-2026',
    ]);
  });

  it('says so when the years of the calendar are over', async () => {
    const { html } = await open('2099-12-01T06:00:00Z');
    expect(html).toContain('1950 to 2099');
    expect(html).toContain('The story of the night');
  });
});
