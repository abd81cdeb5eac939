import { expect, it } from 'vitest';
import { awaitedPaths, routeTable, shopPaths, specPaths } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';

const routes = listRoutePatterns();

it('has one line for every route, and none for a route that is gone', () => {
  const listed = routes.filter(({ id }) => !id.startsWith('info/')).map(({ pattern }) => pattern);
  expect(listed.length).toBeGreaterThan(20);
  expect(
    Object.keys(routeTable).sort(),
    'Add your new route to app/site/every-route/test-route-table.ts, so that the tests visit it.',
  ).toEqual([...listed].sort());
});

it('serves every address of the spec that is not the shop’s', () => {
  const served = new Set(routes.map(({ pattern }) => shapeOf(pattern)));
  const absent = specPaths.filter((path) => !served.has(shapeOf(path)) && !awaitedPaths.includes(path));
  expect(absent).toEqual([]);
  expect(shopPaths.filter((path) => served.has(shapeOf(path)))).toEqual([]);
});

/** The same for all spellings of an address and names of its parameters. */
function shapeOf(path: string): string {
  return path.replace(/\{[^}]+\}|:[^/]+/g, ':').toLowerCase();
}
