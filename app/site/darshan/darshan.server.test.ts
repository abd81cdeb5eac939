import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DarshanType } from '#core/darshan/darshan-type.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader as daily } from './daily-darshan.route.tsx';
import { loader as darshan } from './darshan.route.tsx';
import { loader as live } from './live-darshan.route.tsx';

let test: TestDatabase;
let now = new Date('2026-11-20T20:00:00+05:30');

beforeAll(async () => {
  test = await makeTestDatabase(2);
});
beforeEach(async () => {
  now = new Date('2026-11-20T20:00:00+05:30');
  await test.db.deleteFrom('darshan_photos').execute();
  await test.db.deleteFrom('live_sessions').execute();
});
afterAll(() => test.close());

function loaderArgs(path: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db, { clock: () => now }));
  return { context, request: new Request(`http://temple.test${path}`) };
}

const photo = (day: string, type: DarshanType, position = 1, appears = '05:15') => ({
  id: `${day}-${type}-${position}`,
  day,
  type,
  position,
  image: 'altar-dawn',
  alt: 'The altar',
  publish_at: new Date(`${day}T${appears}:00+05:30`),
});

async function addPhotos(...photos: ReturnType<typeof photo>[]) {
  await test.db.insertInto('darshan_photos').values(photos).execute();
}

describe('/daily-darshan', () => {
  const read = async (search = '') => {
    const { data, init } = await daily(loaderArgs(`/daily-darshan${search}`));
    return { ...data, headers: init?.headers };
  };

  it('shows the photos of a day, its newest darshan first', async () => {
    await addPhotos(
      photo('2026-11-20', 'sandhya', 1, '19:15'),
      photo('2026-11-20', 'mangala', 2),
      photo('2026-11-20', 'mangala', 1),
      photo('2026-11-20', 'shayan', 1, '21:00'),
      photo('2026-11-19', 'shringar'),
    );
    const page = await read();
    expect(page.photos.map(({ id }) => id)).toEqual([
      '2026-11-20-sandhya-1',
      '2026-11-20-mangala-1',
      '2026-11-20-mangala-2',
    ]);
    expect(page).toMatchObject({
      dayWords: 'Friday, 20 November 2026',
      types: ['mangala', 'sandhya'],
      strip: { before: '/daily-darshan?date=2026-11-19', after: null },
      share: {
        title: 'Darshan of Sri Sri Radha Krishna, Friday, 20 November 2026',
        url: 'http://temple.test/daily-darshan?date=2026-11-20',
      },
    });
    expect(page.photos[1]).toMatchObject({
      caption: 'Mangala darshan',
      page: '/daily-darshan?date=2026-11-20#2026-11-20-mangala-1',
    });
    const yesterday = await read('?date=2026-11-19&type=shringar');
    expect(yesterday.photos).toHaveLength(1);
    expect(yesterday.strip.after).toBe('/daily-darshan?date=2026-11-20&type=shringar');
    expect((await read('?type=shayan')).photos).toEqual([]);
  });

  it('leads from a day without photos to the latest before it, and through months to those with photos', async () => {
    await addPhotos(
      photo('2026-08-02', 'mangala'),
      photo('2026-11-18', 'mangala'),
      // Not yet published.
      photo('2026-11-20', 'shayan', 1, '21:00'),
    );
    const today = await read('?date=2026-11-20');
    expect(today).toMatchObject({
      ...{ photos: [], share: null, before: { day: '2026-11-18', words: 'Wednesday, 18 November 2026' } },
      month: { name: 'November 2026', earlier: '/daily-darshan?date=2026-08-02', later: null },
    });
    const linked = today.month.weeks.flat().flatMap((day) => (day?.to ? [day.to] : []));
    expect(linked).toEqual(['/daily-darshan?date=2026-11-18']);
    const august = await read('?date=2026-08-02');
    expect(august).toMatchObject({
      before: null,
      month: { name: 'August 2026', earlier: null, later: '/daily-darshan?date=2026-11-18' },
    });
  });

  it('before the first photo of today, shows who asks for no day the latest, and says so', async () => {
    await addPhotos(photo('2026-11-18', 'mangala'), photo('2026-11-20', 'shayan', 1, '21:00'));
    const page = await read();
    expect(page).toMatchObject({
      ...{ dayWords: 'Wednesday, 18 November 2026', waiting: expect.stringContaining('after the darshan') },
      ...{ photos: [{ id: '2026-11-18-mangala-1' }], selection: { day: '2026-11-18' }, headers: undefined },
    });
    expect(page.entries).not.toEqual([]);
    now = new Date('2026-11-20T21:00:00+05:30');
    expect(await read()).toMatchObject({ waiting: null, photos: [{ id: '2026-11-20-shayan-1' }] });
  });

  it('a new day begins at midnight in Ghaziabad', async () => {
    now = new Date('2026-11-20T18:29:59Z');
    expect((await read()).today).toBe('2026-11-20');
    now = new Date('2026-11-20T18:30:00Z');
    expect((await read()).today).toBe('2026-11-21');
    expect((await read('?date=2026-11-21')).selection.problem).toBeNull();
  });

  it.each([
    ['?date=2026-11-21', 'date-future'],
    ['?date=2026-13-01', 'date-invalid'],
    ["?date=2026-11-19'%20or%201=1", 'date-invalid'],
    ['?date=%00', 'date-invalid'],
    ['?date[]=2026-11-19', null],
    ['?type=__proto__', null],
    [`?date=${'%F0%9F%AA%B7'.repeat(200)}`, 'date-invalid'],
  ])('%s shows today and the problem', async (search, problem) => {
    const page = await read(search);
    expect(page.selection).toMatchObject({ day: '2026-11-20', problem });
    expect(page.headers).toEqual(problem ? { 'cache-control': 'no-store' } : undefined);
  });

  it.each([
    ['?date=२०२६-११-१९', '/daily-darshan?date=2026-11-19'],
    ['?date=+2026-11-19&type=mangala', '/daily-darshan?date=2026-11-19&type=mangala'],
    ['?date=+', '/daily-darshan'],
  ])('%s redirects to the one address of the day', async (search, location) => {
    const answer = await read(search).catch((thrown: Response) => thrown);
    expect(answer instanceof Response && answer.headers.get('location')).toBe(location);
  });
});

describe('/darshan', () => {
  it('shows the latest day with photos, and whether it is today', async () => {
    const read = () => darshan(loaderArgs('/darshan'));
    expect(await read()).toMatchObject({ photos: [], share: null, none: expect.any(String) });
    await addPhotos(photo('2026-11-18', 'mangala'), photo('2026-11-20', 'shayan', 1, '21:00'));
    expect(await read()).toMatchObject({
      day: '2026-11-18',
      none: 'Today’s photos will appear after the darshan.',
      photos: [{ id: '2026-11-18-mangala-1' }],
    });
    now = new Date('2026-11-20T21:00:00+05:30');
    expect(await read()).toMatchObject({
      ...{ day: '2026-11-20', dayWords: 'Friday, 20 November 2026', none: null },
      photos: [{ id: '2026-11-20-shayan-1' }],
    });
  });

  it('names what is live, and nothing else', async () => {
    const live = async () => (await darshan(loaderArgs('/darshan'))).live;
    await test.db
      .insertInto('live_sessions')
      .values({
        ...{ id: 'evening', title: 'Sandhya Aarti', provider: 'youtube', video_ref: 'M7lc1UVf-VE' },
        ...{ starts_at: new Date('2026-11-20T20:30:00+05:30'), status: 'live' },
        ends_at: new Date('2026-11-20T21:00:00+05:30'),
      })
      .execute();
    expect(await live()).toBeNull();
    now = new Date('2026-11-20T20:30:00+05:30');
    expect(await live()).toBe('Sandhya Aarti');
    now = new Date('2026-11-20T21:00:00+05:30');
    expect(await live()).toBeNull();
  });

  it("shows the hours of the temple's settings", async () => {
    const page = await darshan(loaderArgs('/darshan'));
    expect(page.darshans[0]).toEqual({ time: '04:30', title: 'Mangal Aarti' });
    expect(page.sittings).toHaveLength(2);
  });
});

describe('/live-darshan', () => {
  const read = async (search = '') => (await live(loaderArgs(`/live-darshan${search}`))).data;
  const session = (id: string, from: string, to: string) => ({
    id,
    title: 'Aarti',
    provider: 'youtube' as const,
    video_ref: 'M7lc1UVf-VE' as string | null,
    starts_at: new Date(`2026-11-${from}:00+05:30`),
    ends_at: new Date(`2026-11-${to}:00+05:30`),
    status: 'live' as 'live' | 'draft',
  });

  it('is offline without sessions, whatever is requested', async () => {
    expect(await read()).toMatchObject({ shown: null, others: [], changesAt: null });
    expect(await read("?session=x';drop%20table")).toMatchObject({ shown: null });
  });

  it('hides a stream before its hour, then shows it, then its recording', async () => {
    await test.db
      .insertInto('live_sessions')
      .values([
        session('evening', '20T20:30', '20T21:00'),
        session('old', '01T18:30', '01T19:10'),
        session('ancient', '01T18:30', '01T19:10'),
        { ...session('hidden', '20T19:00', '20T21:00'), status: 'draft' },
      ])
      .execute();
    await test.db
      .updateTable('live_sessions')
      .set({ starts_at: new Date('2026-09-01'), ends_at: new Date('2026-09-02') })
      .where('id', '=', 'ancient')
      .execute();
    expect(await read()).toMatchObject({
      shown: { id: 'evening', state: 'scheduled', videoRef: null, starts: 'today at 20:30' },
      others: [{ id: 'old', state: 'replay' }],
      changesAt: Date.parse('2026-11-20T20:30:00+05:30'),
    });
    now = new Date('2026-11-20T20:30:00+05:30');
    expect(await read()).toMatchObject({ shown: { state: 'live', videoRef: 'M7lc1UVf-VE' } });
    expect(await read('?session=old')).toMatchObject({ shown: { id: 'old', state: 'replay' } });
    now = new Date('2026-11-20T21:00:00+05:30');
    expect(await read()).toMatchObject({ shown: { id: 'evening', state: 'replay' }, changesAt: null });
  });
});

describe('the hour of a coming live darshan', () => {
  it.each([
    ['2026-11-21T18:30:00+05:30', 'tomorrow at 18:30'],
    ['2026-11-24T18:30:00+05:30', 'on Tuesday, 24 November 2026 at 18:30'],
  ])('%s names its day', async (begins, starts) => {
    await test.db
      .insertInto('live_sessions')
      .values({
        ...{ id: 'coming', title: 'Sandhya Aarti', provider: 'youtube', video_ref: null, status: 'live' },
        ...{ starts_at: new Date(begins), ends_at: new Date(Date.parse(begins) + 3_600_000) },
      })
      .execute();
    expect((await live(loaderArgs('/live-darshan'))).data.shown).toMatchObject({ starts });
  });
});

describe('the database refuses', () => {
  it('a second photo in the same place of a darshan', async () => {
    await addPhotos(photo('2026-11-20', 'mangala'));
    await expect(addPhotos({ ...photo('2026-11-20', 'mangala'), id: 'other' })).rejects.toThrow(/unique/);
  });
  it.each([
    ["('a', 'A', 'youtube', 'javascript:1', now(), now() + interval '1 hour')", /video_ref/],
    ["('a', 'A', 'vimeo', null, now(), now() + interval '1 hour')", /provider/],
    ["('a', 'A', 'file', null, now(), now())", /live_sessions_end/],
  ])('a live session %s', async (values, why) => {
    const { sql } = await import('kysely');
    const insert = sql`insert into live_sessions (id, title, provider, video_ref, starts_at, ends_at) values ${sql.raw(values)}`;
    await expect(insert.execute(test.db)).rejects.toThrow(why);
  });
});
