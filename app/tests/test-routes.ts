import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

/** One entry of routes.ts that answers an address: '/blogs/single-blog/:id'. */
export type SiteRoute = { id: string; pattern: string; file: string; layouts: readonly string[] };

/** Every address of the site, in the order of routes.ts. */
export function listRoutePatterns(): SiteRoute[] {
  const walk = (entries: RouteConfigEntry[], parent: string, layouts: string[]): SiteRoute[] =>
    entries.flatMap((one) => {
      const pattern = [parent, one.path].filter(Boolean).join('/');
      if (one.children) return walk(one.children, pattern, [...layouts, one.file]);
      return [{ id: routeId(one), pattern: `/${pattern}`, file: one.file, layouts }];
    });
  return walk(routes, '', []);
}

/** The id the framework gives a route. */
export function routeId({ id, file }: RouteConfigEntry): string {
  return id ?? file.replace(/\.tsx$/, '');
}
