import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
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
