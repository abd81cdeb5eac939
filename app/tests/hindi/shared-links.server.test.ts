import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { allIn } from '../test-page-facts.ts';
import { openTestSite } from '../test-site.ts';

// What messengers and search engines read of a page in Hindi.

let test: TestDatabase;
let htmlOf: (path: string) => Promise<string>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  htmlOf = async (path) => (await site(new Request(`http://temple.test${path}`))).text();
});
afterAll(() => test.close());

it.each(['/hi', '/hi/about', '/hi/donate', '/hi/blogs', '/hi/calender', '/hi/daily-darshan'])(
  '%s has a picture with the temple’s name in Hindi, and names both languages',
  async (path) => {
    const html = await htmlOf(path);
    const [picture = ''] = allIn(html, /<meta property="og:image" content="http:\/\/temple\.test([^"]*)"/g);
    expect(picture).toMatch(/^\/(share\/hi|uploads)\//);
    if (picture.startsWith('/share')) expect(existsSync(`public${picture}`), picture).toBe(true);
    expect(allIn(html, /<meta property="og:locale" content="([^"]*)"/g)).toEqual(['hi_IN']);
    expect(allIn(html, /<meta property="og:locale:alternate" content="([^"]*)"/g)).toEqual(['en_IN']);
  },
);

it('a blog says its language to search engines, and its headline is in Hindi', async () => {
  const html = await htmlOf('/hi/blogs/single-blog/one-trunk-of-books');
  const [data = ''] = allIn(html, /<script type="application\/ld\+json"[^>]*>([^<]*BlogPosting[^<]*)</g);
  expect(JSON.parse(data)).toMatchObject({
    inLanguage: 'hi',
    headline: expect.stringMatching(/[\u0900-\u097f]/),
    publisher: { name: 'हरे कृष्ण मंदिर, गाज़ियाबाद' },
  });
});
