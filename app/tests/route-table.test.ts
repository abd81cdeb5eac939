import { expect, it } from 'vitest';
import { idleEntries, routeEntry, specPaths } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';

const routes = listRoutePatterns();

it('has a line for every route, and none for a removed one', () => {
  expect(routes.length).toBeGreaterThan(40);
  expect(
    routes.filter((route) => routeEntry(route) === null).map(({ pattern }) => pattern),
    'Add your new route to app/tests/test-route-table.ts, so that the tests visit it.',
  ).toEqual([]);
  expect(idleEntries(routes.map(({ pattern }) => pattern))).toEqual([]);
});

it('serves every fixed address (rule S1)', () => {
  const served = new Set(routes.map(({ pattern }) => shapeOf(pattern)));
  const absent = specPaths.filter((path) => !served.has(shapeOf(path)));
  expect(absent).toEqual([]);
});

/** The same for all spellings of an address and names of its parameters. */
function shapeOf(path: string): string {
  return path.replace(/\{[^}]+\}|:[^/]+/g, ':').toLowerCase();
}
