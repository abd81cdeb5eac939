import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from '#tests/test-site.ts';
import { loader } from './site-layout.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it.each([
  ['/', { footer: 'panorama', floats: true }],
  ['/hi', { footer: 'panorama', floats: true }],
  ['/cart', { footer: 'short', floats: false }],
  ['/hi/cart', { footer: 'short', floats: false }],
])('%s has the same frame in every language', async (path, frame) => {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  const url = new URL(path, 'http://temple.test');
  const args = { url, context, request: new Request(url), params: {}, pattern: '' };
  expect((await loader(args as unknown as Parameters<typeof loader>[0])).frame).toEqual(frame);
});

it('the footer has the year of the temple’s day', async () => {
  const clock = () => new Date('2030-12-31T20:00:00Z');
  const page = await openTestSite(makeTestServices(test.db, { clock }))(new Request('http://temple.test/'));
  expect(await page.text()).toContain('© 2031 ');
});
