import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader as file } from './event-file.route.tsx';
import SingleEvent, { loader } from './single-event.route.tsx';

let test: TestDatabase;
const now = new Date('2026-11-20T12:00:00+05:30');
const day = 86_400_000;

beforeAll(async () => {
  test = await makeTestDatabase(1);
  const event = {
    description: '<p>Songs, <em>kathā</em> &amp; lunch</p><img src=x onerror=steal()>',
    location: 'Temple hall; first floor, left',
    images: JSON.stringify([{ image: 'kirtan', alt: '' }]),
    publish_at: new Date(now.getTime() - 30 * day),
    status: 'live' as const,
  };
  const rows = [
    { id: 'feast', title: 'Feast <b>& song</b>', days: 2, tags: ['weekly', 'family'] },
    { id: 'soon', title: 'Soon', days: 3, tags: [] },
    { id: 'kin', title: 'Kin', days: 60, tags: ['family'] },
    { id: 'later', title: 'Later', days: 40, tags: [] },
    { id: 'latest', title: 'Latest', days: 50, tags: [] },
    { id: 'over', title: 'Over', days: -5, tags: ['weekly', 'family'] },
  ];
  await test.db
    .insertInto('events')
    .values([
      ...rows.map(({ days, ...row }) => ({
        ...event,
        ...row,
        starts_at: new Date(now.getTime() + days * day),
        ends_at: new Date(now.getTime() + days * day + 7_200_000),
        updated_at: now,
      })),
      {
        ...event,
        id: 'off',
        title: 'Off',
        starts_at: now,
        status: 'cancelled',
        map_query: 'Dan Ghati & hill',
      },
      { ...event, id: 'draft', title: 'Draft', starts_at: now, status: 'draft' },
    ])
    .execute();
});
afterAll(() => test.close());

function context() {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, makeTestServices(test.db, { clock: () => now }));
  return provider;
}
const read = (id: string) => loader({ context: context(), params: { id } });
async function render(id: string) {
  const loaderData = await read(id);
  const Page = SingleEvent as React.ComponentType<{ loaderData: unknown }>;
  const Stub = createRoutesStub([{ path: '/', Component: () => <Page loaderData={loaderData} /> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}
const download = async (id: string) => {
  const answer = await file({ context: context(), params: { id } });
  return { type: answer.headers.get('content-type'), text: (await answer.text()).replace(/\r\n[ \t]/g, '') };
};

describe('/events/single-event/{id}', () => {
  it('links coming events, of its kind before others, in the order of their days', async () =>
    expect((await read('feast')).related.map(({ id }) => id)).toEqual(['soon', 'later', 'kin']));

  it('offers the calendar, the map and sharing', async () => {
    const html = await render('feast');
    expect(html).toContain('href="/events/single-event/feast/event.ics"');
    expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=28.647%2C77.507');
    expect(html).toContain('20261122T063000Z%2F20261122T083000Z');
    expect(html).toContain('https://wa.me/?text=');
    expect(html).toContain('Feast &lt;b&gt;&amp; song&lt;/b&gt;');
    expect(html).not.toContain('onerror');
  });

  it('has the map of its own place', async () =>
    expect((await read('off')).map).toBe(
      'https://www.google.com/maps/search/?api=1&query=Dan%20Ghati%20%26%20hill',
    ));

  it.each([
    ['over', 'This event is over.'],
    ['off', 'This event is cancelled.'],
  ])('%s is marked and offers no calendar links', async (id, words) => {
    const html = await render(id);
    expect(html).toContain(words);
    expect(html).not.toContain('Add to calendar');
  });
});

describe('an event that is over', () => {
  const gave = {
    outcomes: ['1,450 plates of prasadam', 'Flowers for the whole hall'],
    afterwards: 'The last tray went to the drivers.\nTwo homes had theirs brought.',
    images: JSON.stringify([
      { image: 'kirtan', alt: 'a drawing' },
      { image: 'hill-of-sweets', alt: 'A hill of sweets' },
    ]),
  };
  beforeAll(() => test.db.updateTable('events').set(gave).where('id', 'in', ['over', 'feast']).execute());

  it('tells what the day gave, its figures large, and how it was', async () => {
    const html = await render('over');
    expect(html).toContain('<b class="num">1,450</b> <span>plates of prasadam</span>');
    expect(html).toContain('<span>Flowers for the whole hall</span>');
    expect(html).toContain('<p>Two homes had theirs brought.</p>');
  });

  it('shows pictures of the day, and no drawing', async () => {
    const { album, picture, shared } = await read('over');
    expect(album.map(({ image, page }) => [image, page])).toEqual([
      ['hill-of-sweets', '/events/single-event/over#picture-1'],
    ]);
    expect(picture.image).toBe('');
    expect(shared).toBe('hill-of-sweets');
  });

  it('says nothing of it before it is over', async () => {
    expect(await read('feast')).toMatchObject({ outcomes: [], afterwards: null, album: [], turnout: null });
    expect(await render('feast')).not.toContain('plates');
  });

  it('counts the helpers who accepted a shift, and their hours', async () => {
    const shift = { event_id: 'over', intent_key: 'k', duty: 'Kitchen', least: 1, most: 9, created_at: now };
    const hours = {
      starts_at: new Date(now.getTime() - 5 * day),
      ends_at: new Date(now.getTime() - 5 * day + 9e6),
    };
    await test.db
      .insertInto('shifts')
      .values({ ...shift, ...hours, id: 'shf_1' })
      .execute();
    const one = { shift_id: 'shf_1', name: 'Gopal', language: 'en' as const, invited_at: now };
    await test.db
      .insertInto('shift_volunteers')
      .values([
        { ...one, id: 'vol_1', email: 'a@temple.test', state: 'accepted' },
        { ...one, id: 'vol_2', email: 'b@temple.test', state: 'accepted' },
        { ...one, id: 'vol_3', email: 'c@temple.test', state: 'declined' },
      ])
      .execute();
    expect((await read('over')).turnout).toEqual({ guests: 0, helpers: 2, helperHours: 5 });
    expect(await render('over')).toContain('<b class="num">2</b> <span>helpers, 5 hours of service</span>');
  });
});

describe('/events/single-event/{id}/event.ics', () => {
  it('is one event in UTC, its texts escaped', async () => {
    const { type, text } = await download('feast');
    expect(type).toBe('text/calendar; charset=utf-8');
    for (const line of [
      'UID:feast@temple.test',
      'DTSTAMP:20261120T063000Z',
      'DTSTART:20261122T063000Z',
      'DTEND:20261122T083000Z',
      'SUMMARY:Feast <b>& song</b>',
      'LOCATION:Temple hall\\; first floor\\, left',
      'DESCRIPTION:Songs\\, kathā & lunch',
      'URL;VALUE=URI:http://temple.test/events/single-event/feast',
    ])
      expect(text.split('\r\n')).toContain(line);
    expect(text).not.toContain('TZID');
  });

  it('is marked as cancelled for a phone that has it', async () =>
    expect((await download('off')).text).toContain('STATUS:CANCELLED'));

  it.each(['draft', 'none', '%00'])('answers 404 for %s', (id) =>
    expect(download(id)).rejects.toMatchObject({ init: { status: 404 } }),
  );
});
