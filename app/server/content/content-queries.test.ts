import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BlogsTable, EventsTable, StoriesTable } from '../db/schema/content.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { countBlogs, findBlog, listBlogsForApi, listLatestBlogs } from './blogs-queries.ts';
import { countEvents, findEvent, listLatestEvents } from './events-queries.ts';
import { listLiveStories } from './stories-queries.ts';

let test: TestDatabase;
let now = new Date('2026-11-20T12:00:00Z');
const clock = () => now;
const reading = () => ({ db: test.db, clock });

beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  for (const table of ['blogs', 'events', 'stories'] as const) await test.db.deleteFrom(table).execute();
});
afterAll(() => test.close());

const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

async function addBlogs(...blogs: (Partial<Insertable<BlogsTable>> & { id: string })[]) {
  const common = {
    title: 'Tulasī',
    description: '<p>A small plant.</p>',
    image: 'tulsi',
    status: 'live' as const,
    publish_at: new Date('2026-11-01T00:00:00Z'),
  };
  await test.db
    .insertInto('blogs')
    .values(blogs.map((blog) => ({ ...common, ...blog })))
    .execute();
}

async function addEvents(...events: (Partial<Insertable<EventsTable>> & { id: string })[]) {
  const common = {
    title: 'Feast',
    description: '<p>Come.</p>',
    location: 'Temple hall',
    images: JSON.stringify([{ image: 'kirtan', alt: 'Drummers' }]),
    status: 'live' as const,
    starts_at: new Date('2026-12-20T00:00:00Z'),
    publish_at: new Date('2026-11-01T00:00:00Z'),
  };
  await test.db
    .insertInto('events')
    .values(events.map((event) => ({ ...common, ...event })))
    .execute();
}

async function addStories(...stories: (Partial<Insertable<StoriesTable>> & { id: string })[]) {
  const common = {
    type: 'image' as const,
    media: 'kirtan',
    title: 'Evening',
    alt: 'Drummers',
    status: 'live' as const,
    publish_at: new Date('2026-11-01T00:00:00Z'),
  };
  await test.db
    .insertInto('stories')
    .values(stories.map((story) => ({ ...common, ...story })))
    .execute();
}

describe('blogs', () => {
  it('come newest first, page by page, without drafts and without scheduled ones', async () => {
    await addBlogs(
      { id: 'old', publish_at: new Date('2026-10-01T00:00:00Z') },
      { id: 'draft', status: 'draft' },
      { id: 'now', publish_at: now },
      { id: 'scheduled', publish_at: new Date('2026-11-20T12:00:00.001Z') },
      { id: 'middle', publish_at: new Date('2026-11-10T00:00:00Z') },
    );
    expect(ids(await listLatestBlogs(reading(), 4))).toEqual(['now', 'middle', 'old']);
    expect(ids(await listLatestBlogs(reading(), 1, 1))).toEqual(['middle']);
    expect(await countBlogs(reading())).toBe(3);
    expect(ids(await listBlogsForApi(reading()))).toEqual(['old', 'middle', 'now']);
    expect(await findBlog(reading(), 'draft')).toBeNull();
    expect(await findBlog(reading(), 'scheduled')).toBeNull();

    now = new Date('2026-11-20T12:00:00.001Z');
    expect(ids(await listLatestBlogs(reading(), 1))).toEqual(['scheduled']);
    expect(await findBlog(reading(), 'scheduled')).not.toBeNull();
  });

  it('reach a page without script, whatever is in the table', async () => {
    await addBlogs({
      id: 'hostile',
      title: '<script>alert(1)</script>',
      description: `<p onclick="steal()">Read</p><script>steal()</script><a href="javascript:steal()">on</a>`,
    });
    const expected = '<p>Read</p><a rel="noopener nofollow">on</a>';
    expect((await findBlog(reading(), 'hostile'))?.description).toBe(expected);
    expect((await listBlogsForApi(reading()))[0]?.description).toBe(expected);
    expect((await listLatestBlogs(reading(), 1))[0]?.preview).toBe('Read on');
  });

  it('finds nothing for unknown ids', async () => {
    for (const id of ['', "' or 1=1 --", 'x'.repeat(5_000), '../../etc/passwd']) {
      expect(await findBlog(reading(), id)).toBeNull();
    }
  });

  it('previews a long text without reading all of it', async () => {
    await addBlogs({ id: 'long', description: `<p>${'भक्ति '.repeat(20_000)}</p>` });
    const [card] = await listLatestBlogs(reading(), 1);
    expect([...new Intl.Segmenter('hi').segment(card?.preview ?? '')].length).toBeLessThanOrEqual(101);
    expect(card?.preview.endsWith('…')).toBe(true);
  });
});

describe('events', () => {
  const day = (date: string) => new Date(`${date}T05:00:00+05:30`);

  it('come as a visitor looks for them: next one first, then the past backwards', async () => {
    await addEvents(
      { id: 'long-past', starts_at: day('2026-09-04') },
      { id: 'far', starts_at: day('2027-03-22') },
      { id: 'past', starts_at: day('2026-11-10') },
      { id: 'next', starts_at: day('2026-11-22') },
      { id: 'running', starts_at: day('2026-11-19'), ends_at: day('2026-11-21') },
      { id: 'today', starts_at: day('2026-11-20') },
      { id: 'draft', starts_at: day('2026-11-22'), status: 'draft' },
      { id: 'cancelled', starts_at: day('2026-11-22'), status: 'cancelled' },
      { id: 'unannounced', starts_at: day('2026-11-22'), publish_at: day('2026-11-21') },
    );
    const all = await listLatestEvents(reading(), 20);
    expect(all.map((event) => [event.id, event.past])).toEqual([
      ['running', false],
      ['today', false],
      ['next', false],
      ['far', false],
      ['past', true],
      ['long-past', true],
    ]);
    expect(ids(await listLatestEvents(reading(), 2, 3))).toEqual(['far', 'past']);
    expect(await countEvents(reading())).toBe(6);
  });

  it('an event without an end is over at midnight in Ghaziabad', async () => {
    await addEvents({ id: 'evening', starts_at: new Date('2026-11-20T19:00:00+05:30') });
    const past = async () => (await listLatestEvents(reading(), 1))[0]?.past;
    now = new Date('2026-11-20T23:59:59+05:30');
    expect(await past()).toBe(false);
    now = new Date('2026-11-21T00:00:00+05:30');
    expect(await past()).toBe(true);
  });

  it('keeps the page of a cancelled one, but shows no draft and nothing unannounced', async () => {
    await addEvents(
      { id: 'cancelled', status: 'cancelled' },
      { id: 'draft', status: 'draft' },
      { id: 'unannounced', publish_at: day('2026-11-21') },
    );
    expect((await findEvent(reading(), 'cancelled'))?.cancelled).toBe(true);
    expect(await findEvent(reading(), 'draft')).toBeNull();
    expect(await findEvent(reading(), 'unannounced')).toBeNull();
  });

  it('are cleaned when read', async () => {
    await addEvents({ id: 'hostile', description: '<img src=x onerror=steal()><p>Come</p>' });
    expect((await findEvent(reading(), 'hostile'))?.description).toBe('<p>Come</p>');
  });
});

describe('stories', () => {
  it('show in their order, from their hour until their end', async () => {
    await addStories(
      { id: 'second', position: 2 },
      { id: 'first', position: 1 },
      { id: 'draft', status: 'draft' },
      { id: 'scheduled', publish_at: new Date('2026-11-20T12:00:01Z') },
      { id: 'expired', expires_at: now },
      { id: 'last-second', position: 3, expires_at: new Date('2026-11-20T12:00:00.001Z') },
    );
    expect(ids(await listLiveStories(reading()))).toEqual(['first', 'second', 'last-second']);
  });
});
