import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { pagePathOf } from './page-path.ts';
import { type PublicRoute, publicPageOf } from './public-page.ts';

export type RouteMatch = {
  /** The route's pattern ('/donation/single-donation/:id'): what the log may say about a path. */
  pattern: string;
  /** Set when the leaf route says that its page is the same for everybody. */
  publicPage: PublicRoute['publicPage'] | null;
  /** Origins the page may show in a frame, kept or not. */
  frames?: readonly string[];
};

const unknownRoute: RouteMatch = { pattern: '(no route)', publicPage: null };

/** Finds the route of a path in the built application. */
export function makeRouteMatcher(routes: ServerBuild['routes']): (path: string) => RouteMatch {
  const tree = childrenOf(routes, undefined);
  return (path) => {
    const isData = path.endsWith('.data');
    const leaf = safeMatch(tree, pagePathOf(path))?.at(-1)?.route;
    if (!leaf?.id) return unknownRoute;
    const pattern = patternOf(routes, leaf.id);
    // A splat is the page for unknown addresses: everybody's, but without end, so it is never kept.
    const keep = !isData && !pattern.endsWith('*');
    const handle = keep ? routes[leaf.id]?.module.handle : null;
    const said = publicPageOf(handle);
    return {
      pattern: isData ? `${pattern}.data` : pattern,
      // The same page as the office previews it is nobody else's.
      publicPage: isPersonal(routes, leaf.id) ? null : said,
      frames: said?.frames,
    };
  };
}

function safeMatch(tree: RouteObject[], path: string) {
  try {
    return matchRoutes(tree, path);
  } catch {
    return null;
  }
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id = '', path, index, caseSensitive } = route ?? {};
      return index
        ? { id, path, index: true as const, caseSensitive }
        : { id, path, caseSensitive, children: childrenOf(routes, id) };
    });
}

/** A layout can say that everything in it is one visitor's: `export const handle = { personal: true }`. */
function isPersonal(routes: ServerBuild['routes'], id: string): boolean {
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if ((route.module.handle as { personal?: boolean } | undefined)?.personal) return true;
  }
  return false;
}

function patternOf(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return `/${parts.join('/')}`;
}
