import type { RouteObject, ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** The routes of a build in the form that the router's matcher takes. */
export function childrenOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id = '', path, index, caseSensitive } = route ?? {};
      return index
        ? { id, path, index: true as const, caseSensitive }
        : { id, path, caseSensitive, children: childrenOf(routes, id) };
    });
}

/** A route and its parents, from the inside out. */
export function branchOf(routes: Routes, id: string): NonNullable<Routes[string]>[] {
  const branch: NonNullable<Routes[string]>[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    branch.push(route);
  }
  return branch;
}

/** '/donation/single-donation/:id' */
export function patternOf(routes: Routes, id: string): string {
  // The root of a build has an empty path.
  const parts = branchOf(routes, id).flatMap(({ path }) => path || []);
  return `/${parts.toReversed().join('/')}`;
}
