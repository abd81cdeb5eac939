import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { templeDay } from '#core/time/temple-day.ts';
import { countBlogs, listBlogsForApi, listLatestBlogs } from '../content/blogs-queries.ts';
import { countEvents, findEvent, listLatestEvents } from '../content/events-queries.ts';
import { listMediaItems } from '../content/media-queries.ts';
import { listLiveStories } from '../content/stories-queries.ts';
import { listDarshanPhotos } from '../darshan/darshan-queries.ts';
import { listLiveSessions } from '../darshan/live-queries.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { seedDemoBlogs } from './demo-blogs.ts';
import { seedDemoClasses } from './demo-classes.ts';
import { seedDemoDarshan, seedDemoLive } from './demo-darshan.ts';
import { daysLater } from './demo-days.ts';
import { seedDemoEvents } from './demo-events.ts';
import { demoRows } from './demo-rows.ts';
import { seedDemoTables } from './demo-tables.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(4);
});
afterEach(async () => {
  for (const table of tables) await test.db.deleteFrom(table).execute();
});
afterAll(() => test.close());

const seeders = [seedDemoBlogs, seedDemoEvents, seedDemoTables, seedDemoDarshan, seedDemoLive];
const tables = [
  'blogs',
  'events',
  'classes',
  'stories',
  'darshan_photos',
  'live_sessions',
  'media_items',
] as const;
const at = (moment: string) => ({ db: test.db, clock: () => new Date(moment) }) as Services;

it.each(['2026-11-20T18:00:00Z', '2026-03-03T06:00:00Z', '2027-06-01T00:00:00Z', '2029-01-01T00:00:00Z'])(
  'fills an empty site on %s with things to read and to come to',
  async (moment) => {
    const services = at(moment);
    for (const seed of seeders) await seed(services);
    expect(await countBlogs(services)).toBe(12);
    expect(await countEvents(services)).toBe(13);
    expect(await listLiveStories(services)).toHaveLength(8);

    const events = await listLatestEvents(services, 20);
    expect(events.filter((event) => !event.past).length).toBeGreaterThanOrEqual(3);
    expect(events.filter((event) => event.past).length).toBeGreaterThanOrEqual(3);
    expect(events[0]?.id).toBe('sunday-love-feast');
    expect(events[0]?.startsAt.getUTCDay()).toBe(0);
  },
);

it.each(['2026-11-20T18:00:00Z', '2026-11-22T06:00:00Z', '2026-11-23T06:00:00Z'])(
  'shows the seminar alike as a class and as an event, seeded on %s',
  async (moment) => {
    const services = at(moment);
    for (const seed of [seedDemoEvents, seedDemoClasses]) await seed(services);
    const asEvent = await findEvent(services, 'discover-your-permanent-happiness');
    const asClass = await test.db
      .selectFrom('classes')
      .selectAll()
      .where('id', '=', 'permanent-happiness-seminar')
      .executeTakeFirstOrThrow();
    expect(asEvent && templeDay(asEvent.startsAt)).toBe(asClass.starts_on);
    expect(asEvent?.endsAt && templeDay(asEvent.endsAt)).toBe(asClass.ends_on);
    expect(asEvent).toMatchObject({ capacity: asClass.seats, location: asClass.venue });
  },
);

it('inserts nothing twice, and overwrites nothing, however often and concurrently it runs', async () => {
  const services = at('2026-11-20T18:00:00Z');
  await Promise.all([...seeders, ...seeders].map((seed) => seed(services)));
  const before = await countBlogs(services);
  await test.db.deleteFrom('blogs').where('id', '=', 'one-trunk-of-books').execute();
  await seedDemoBlogs(services);
  expect(await countBlogs(services)).toBe(before - 1);
});

it('survives its own cleaning and shows pictures that exist', async () => {
  const services = at('2026-11-20T18:00:00Z');
  for (const seed of seeders) await seed(services);
  const blogs = await listBlogsForApi(services);
  const feast = await findEvent(services, 'sunday-love-feast');
  const cards = await listLatestBlogs(services, 20);
  expect(blogs.every((blog) => blog.description.includes('<h2>'))).toBe(true);
  expect(feast?.description).toContain('<em>kirtan</em>');
  expect(cards.every((card) => card.preview.endsWith('…'))).toBe(true);
  const names = [
    ...cards.map((card) => card.picture.image),
    ...(await listLatestEvents(services, 20)).map((event) => event.pictures[0].image),
    ...(await listLiveStories(services)).flatMap((story) => [
      story.media,
      ...(story.poster ? [story.poster] : []),
    ]),
  ];
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it.each(['room_types', 'causes', 'classes', 'tours', 'temple_services'])(
  'shows pictures that exist in %s, and the empty place where there is none',
  (table) => {
    const names = demoRows<{ image: string }>(table).map(({ image }) => image);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => name !== '' && !isThere(name))).toEqual([]);
  },
);

it('has seven days of darshan up to now, a week that is still to appear, and things to see and hear', async () => {
  const services = at('2026-11-20T14:00:00Z');
  for (const seed of seeders) await seed(services);
  for (let ago = 1; ago <= 6; ago += 1)
    expect((await listDarshanPhotos(services, daysLater('2026-11-20', -ago))).length).toBeGreaterThanOrEqual(
      10,
    );
  // Half past seven in the evening: all of today but the last darshan.
  expect(await listDarshanPhotos(services, '2026-11-20')).toHaveLength(8);
  expect(await listDarshanPhotos(services, '2026-11-21')).toEqual([]);
  expect(await listLiveSessions(services)).toHaveLength(5);
  const media = [
    ...(await listMediaItems(services, 'photo')),
    ...(await listMediaItems(services, 'audio')),
    ...(await listMediaItems(services, 'video')),
  ];
  const files = [
    ...media.filter(({ kind }) => kind !== 'photo').map(({ media: name }) => `app/ui/media/${name}`),
    ...media.filter(({ kind }) => kind === 'photo').map(({ media: name }) => photoFile(name)),
    ...(await listDarshanPhotos(services, '2026-11-17')).map(({ image }) => photoFile(image)),
  ];
  expect(files.length).toBeGreaterThan(18);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const isThere = (name: string) =>
  [`app/ui/art/${name}.svg`, `app/ui/media/${name}`, photoFile(name)].some((place) =>
    existsSync(path.resolve(place)),
  );

const photoFile = (name: string) => `app/ui/photos/${name}-480.avif`;
