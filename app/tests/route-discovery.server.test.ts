import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { answerByLeaf } from '#server/http/app-loader.ts';
import { makePurchaseKey } from '#server/http/keyed-page.ts';
import { makeTestServices } from '#server/test-services.ts';
import { testBuild } from './test-site.ts';

// A page knows only the routes of its own branch. Before a click React Router requests those of the
// next page.

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it('answers the routes of every requested address', async () => {
  const build = { ...testBuild(), routeDiscovery: { mode: 'lazy' as const, manifestPath: '/__manifest' } };
  const { handle, match } = answerByLeaf(build, makeTestServices(test.db));
  const paths = ['/cart', '/about', '/admin-dashboard/orders', '/blogs/single-blog/any'];
  const address = `http://temple.test/__manifest?version=${build.assets.version}&paths=${paths.join(',')}`;
  const facts = {
    language: 'en' as const,
    requestId: 'test',
    scriptMark: 'mark',
    trouble: { error: null },
    queueOwner: 'test',
  };
  const { leaf } = match('/__manifest');
  const answer = await handle(new Request(address), { ...facts, leaf, purchaseKey: makePurchaseKey() });
  const found = Object.values((await answer.json()) as Record<string, { path?: string }>);
  expect(found.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['cart', 'about', 'orders', 'blogs/single-blog/:id']),
  );
});
