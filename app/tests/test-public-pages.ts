import { type RouteEntry, routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';

/**
 * Every public address of the route table that shows a page. What developers and the staff look at
 * has its words in English.
 */
export function publicPages(): { kind: RouteEntry['kind']; visit: string }[] {
  return listRoutePatterns().flatMap(({ pattern, id }) => {
    const entry: RouteEntry = routeEntry({ id, pattern }) ?? { kind: 'machine' };
    if (!['page', 'aside', 'missing'].includes(entry.kind) || /^\/(dev|admin-login)\//.test(`${pattern}/`))
      return [];
    return [{ kind: entry.kind, visit: ('visit' in entry && entry.visit) || pattern }];
  });
}
