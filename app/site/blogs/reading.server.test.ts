import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader as list } from './blogs.route.tsx';
import { loader as feed } from './rss.route.tsx';
import { loader as single } from './single-blog.route.tsx';

let test: TestDatabase;
const now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(2);
  const blog = {
    description: '<p>Words</p><script>steal()</script>',
    image: 'tulsi',
    status: 'live' as const,
  };
  const rows = Array.from({ length: 13 }, (_, index) => ({
    ...blog,
    id: `blog-${index}`,
    title: `Blog ${index}`,
    tags: index % 5 === 0 ? ['japa', 'beginners'] : index % 3 === 0 ? ['japa'] : [],
    publish_at: new Date(now.getTime() - index * 86_400_000),
  }));
  const draft = { ...blog, id: 'draft', title: 'Draft', status: 'draft' as const, publish_at: now };
  await test.db
    .insertInto('blogs')
    .values([...rows, draft])
    .execute();
});
afterAll(() => test.close());

function context(): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, makeTestServices(test.db, { clock: () => now }));
  return provider;
}

const listed = (query = '') =>
  list({ context: context(), request: new Request(`http://temple.test/blogs${query}`) });
const notFound = expect.objectContaining({ init: { status: 404 } });

describe('/blogs', () => {
  it('shows twelve a page, newest first', async () => {
    expect((await listed()).blogs.map((blog) => blog.id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `blog-${index}`),
    );
    expect((await listed('?page=2')).blogs.map((blog) => blog.id)).toEqual(['blog-12']);
  });
  it('has no page past the last', () => expect(listed('?page=3')).rejects.toEqual(notFound));
  it('treats nonsense as the first page', async () =>
    expect((await listed('?page=drop')).paging.page).toBe(1));
});

describe('/blogs/single-blog/{id}', () => {
  const read = (id: string) => single({ context: context(), params: { id } });
  it('is cleaned, dated in words', async () =>
    expect(await read('blog-1')).toMatchObject({
      title: 'Blog 1',
      html: '<p>Words</p>',
      date: '19 November 2026',
      url: 'http://temple.test/blogs/single-blog/blog-1',
    }));
  it('links blogs of its subjects first, then the newest', async () =>
    expect((await read('blog-5')).related.map(({ id }) => id)).toEqual([
      'blog-0',
      'blog-10',
      'blog-3',
      'blog-6',
    ]));
  it.each(['draft', 'never-written', '%00', '../blog-1'])('answers 404 for %s', (id) =>
    expect(read(id)).rejects.toEqual(notFound),
  );
});

describe('/blogs/rss.xml', () => {
  it('has the newest in full, cleaned, with full addresses, and nothing unpublished', async () => {
    const hostile = {
      id: 'hostile',
      title: 'Bells & <script>steal()</script>\u0007',
      description: '<p>See <a href="/calender">it</a></p>]]><script>steal()</script>',
      image: 'tulsi',
      status: 'live' as const,
      publish_at: now,
      tags: ['a & b'],
    };
    await test.db.insertInto('blogs').values(hostile).execute();
    const answer = await feed({ context: context() });
    const xml = await answer.text();
    await test.db.deleteFrom('blogs').where('id', '=', 'hostile').execute();
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(xml.match(/<item>/g)).toHaveLength(14);
    expect(xml).toContain('<title>Bells &amp; &lt;script&gt;steal()&lt;/script&gt;</title>');
    expect(xml).toContain('&lt;a href=&quot;http://temple.test/calender&quot;');
    expect(xml).toContain('<category>a &amp; b</category>');
    expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>');
    expect(xml).toContain('<guid isPermaLink="true">http://temple.test/blogs/single-blog/blog-12</guid>');
    expect(xml).not.toMatch(/Draft|<script/);
    expect(xml).not.toContain('\u0007');
  });
});
