import { matchPath } from 'react-router';
import { routeEntry } from '../app/tests/test-route-table.ts';
import { listRoutePatterns, type SiteRoute } from '../app/tests/test-routes.ts';

const pages = listRoutePatterns().filter((route) => routeEntry(route)?.kind !== 'machine');

/** The route of routes.ts that shows a URL as a page; undefined for files and for unknown URLs. */
export function routeOf(address: string): SiteRoute | undefined {
  const { pathname } = new URL(address, 'http://temple.test');
  const route = pages.find(({ pattern }) => matchPath(pattern, pathname));
  return route?.pattern === '/*' ? undefined : route;
}
