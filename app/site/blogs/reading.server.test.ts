import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader as list } from './blogs.route.tsx';
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
  it('takes nonsense for the first page', async () =>
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
  it.each(['draft', 'never-written', '%00', '../blog-1'])('answers 404 for %s', (id) =>
    expect(read(id)).rejects.toEqual(notFound),
  );
});
