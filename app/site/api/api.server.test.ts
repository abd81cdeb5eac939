import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader as blogs } from './blogs.route.tsx';
import { loader as stories } from './daily-story.route.tsx';
import { loader as events } from './events.route.tsx';

let test: TestDatabase;
const now = new Date('2026-11-20T12:00:00Z');
const yesterday = new Date('2026-11-19T12:00:00Z');
const tomorrow = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(2);
});
beforeEach(async () => {
  for (const table of ['blogs', 'events', 'stories'] as const) await test.db.deleteFrom(table).execute();
});
afterAll(() => test.close());

function context(): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, makeTestServices(test.db, { clock: () => now }));
  return provider;
}

const picture = (name: string) =>
  expect.stringMatching(new RegExp(`^http://temple\\.test/.*${name}.*\\.svg`));

describe('GET /api/v1/admin/blog/get', () => {
  it('answers published blogs, oldest first, in their shape (rule S68)', async () => {
    const blog = {
      description: '<p onclick="x()">A leaf</p><script>x()</script>',
      image: 'tulsi',
      status: 'live' as const,
    };
    await test.db
      .insertInto('blogs')
      .values([
        { ...blog, id: 'new', title: 'New', publish_at: now },
        { ...blog, id: 'old', title: 'Old', publish_at: yesterday },
        { ...blog, id: 'scheduled', title: 'Scheduled', publish_at: tomorrow },
        { ...blog, id: 'draft', title: 'Draft', publish_at: yesterday, status: 'draft' },
      ])
      .execute();
    const response = await blogs({ context: context() });
    expect(response.headers.get('cache-control')).toContain('max-age=60');
    expect(await response.json()).toEqual({
      data: [
        {
          _id: 'old',
          title: 'Old',
          description: '<p>A leaf</p>',
          image: picture('tulsi'),
          createdAt: '2026-11-19T17:30:00+05:30',
        },
        {
          _id: 'new',
          title: 'New',
          description: '<p>A leaf</p>',
          image: picture('tulsi'),
          createdAt: '2026-11-20T17:30:00+05:30',
        },
      ],
    });
  });

  it('answers an empty list on an empty site', async () => {
    expect(await (await blogs({ context: context() })).json()).toEqual({ data: [] });
  });
});

describe('GET /api/v1/admin/event/get', () => {
  it('answers published events with every picture but drawings of what is over, the next one first', async () => {
    const event = {
      description: '<p>Come</p>',
      location: 'Hall',
      images: JSON.stringify([
        { image: 'kirtan', alt: '' },
        { image: 'tulsi', alt: '' },
      ]),
      publish_at: yesterday,
      status: 'live' as const,
    };
    await test.db
      .insertInto('events')
      .values([
        { ...event, id: 'past', title: 'Past', starts_at: new Date('2026-09-04T10:30:00Z') },
        { ...event, id: 'next', title: 'Next', starts_at: tomorrow },
        { ...event, id: 'draft', title: 'Draft', starts_at: tomorrow, status: 'draft' },
        { ...event, id: 'cancelled', title: 'Cancelled', starts_at: tomorrow, status: 'cancelled' },
        { ...event, id: 'scheduled', title: 'Scheduled', starts_at: tomorrow, publish_at: tomorrow },
      ])
      .execute();
    const image = [picture('kirtan'), picture('tulsi')];
    expect(await (await events({ context: context() })).json()).toEqual({
      data: [
        { _id: 'next', title: 'Next', image, startDate: '2026-11-21T17:30:00+05:30' },
        { _id: 'past', title: 'Past', image: [], startDate: '2026-09-04T16:00:00+05:30' },
      ],
    });
  });
});

describe('GET /api/v1/admin/daily-story', () => {
  it('answers the current stories in the field story', async () => {
    const story = {
      type: 'image' as const,
      media: 'tulsi',
      alt: '',
      publish_at: yesterday,
      status: 'live' as const,
    };
    await test.db
      .insertInto('stories')
      .values([
        { ...story, id: 'b', title: 'Second', description: 'Two', position: 2 },
        {
          ...story,
          id: 'a',
          title: 'First',
          description: 'One',
          position: 1,
          type: 'video',
          poster: 'kirtan',
        },
        { ...story, id: 'expired', title: 'Expired', expires_at: now },
        { ...story, id: 'draft', title: 'Draft', status: 'draft' },
        { ...story, id: 'scheduled', title: 'Scheduled', publish_at: tomorrow },
      ])
      .execute();
    expect(await (await stories({ context: context() })).json()).toEqual({
      story: [
        {
          type: 'video',
          media: picture('tulsi'),
          title: 'First',
          description: 'One',
          alt: '',
          poster: picture('kirtan'),
        },
        {
          type: 'image',
          media: picture('tulsi'),
          title: 'Second',
          description: 'Two',
          alt: '',
          poster: null,
        },
      ],
    });
  });
});
