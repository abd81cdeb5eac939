import { createStaticHandler, type ServerBuild } from 'react-router';
import { pagePathOf } from '../web-request/page-path.ts';
import { canonicalKey, type PublicRoute, publicPageOf } from './public-page.ts';
import { type Methods, methodsOf } from './route-methods.ts';
import { branchOf, childrenOf, patternOf } from './route-tree.ts';

export type RouteMatch = {
  /** The id of the route that answers; '' where there is none. */
  leaf: string;
  /** The route's pattern ('/donation/single-donation/:id'): what the log may say about a path. */
  pattern: string;
  /** Set when the leaf route declares that its page is the same for everybody. */
  publicPage: PublicRoute['publicPage'] | null;
  /**
   * Whether its addresses are unbounded: an unknown path, or a value that its page is not cached
   * for.
   */
  isWithoutEnd: (search: string) => boolean;
  /** Origins the page may show in a frame, cached or not. */
  frames?: readonly string[];
  /** The methods it knows. */
  methods: Methods;
  /**
   * What is posted to it is only a query, so it waits for its turn as a page does (AskingRoute).
   */
  onlyAsks?: boolean;
};

/**
 * A route whose action changes nothing declares: `export const handle = { onlyAsks: true }
 * satisfies AskingRoute;`
 */
export type AskingRoute = { onlyAsks: true };

const unknownRoute: RouteMatch = {
  leaf: '',
  pattern: '(no route)',
  publicPage: null,
  isWithoutEnd: () => true,
  methods: ['GET', 'HEAD'],
};

/** Paths whose leaf is cached; addresses are unbounded, so all are dropped when it is full. */
const mostRemembered = 1_000;

/**
 * Finds the route of a path in the built application, with the matcher that answers the request
 * afterwards. It ranks and compiles the routes once; `matchRoutes` did so at every request, a
 * quarter of the processor time of a personal page.
 */
export function makeRouteMatcher(routes: ServerBuild['routes']): (path: string) => RouteMatch {
  const handler = createStaticHandler(childrenOf(routes));
  const pages = new Map<string, Record<'page' | 'data', RouteMatch>>();
  for (const id of Object.keys(routes)) pages.set(id, { page: pageOf(routes, id), data: dataOf(routes, id) });
  const leaves = new Map<string, string>();
  const remember = (path: string): string => {
    if (leaves.size >= mostRemembered) leaves.clear();
    const leaf = leafOf(handler, pagePathOf(path));
    leaves.set(path, leaf);
    return leaf;
  };
  return (path) => {
    const leaf = leaves.get(path) ?? remember(path);
    return pages.get(leaf)?.[path.endsWith('.data') ? 'data' : 'page'] ?? unknownRoute;
  };
}

function leafOf(handler: ReturnType<typeof createStaticHandler>, path: string): string {
  try {
    return handler.match(path)?.at(-1)?.route.id ?? '';
  } catch {
    return '';
  }
}

function pageOf(routes: ServerBuild['routes'], id: string): RouteMatch {
  const pattern = patternOf(routes, id);
  // A splat is the page for unknown addresses: the same for everybody, but unbounded, so it is
  // never cached.
  const declared = pattern.endsWith('*') ? null : publicPageOf(routes[id]?.module.handle);
  // The same page in an admin preview belongs to nobody else.
  return {
    leaf: id,
    pattern,
    publicPage: isPersonal(routes, id) ? null : declared,
    isWithoutEnd: isUnbounded(routes, id),
    frames: declared?.frames,
    methods: methodsOfRoute(routes, id),
    onlyAsks: declares(routes[id]?.module, 'onlyAsks'),
  };
}

function dataOf(routes: ServerBuild['routes'], id: string): RouteMatch {
  return {
    leaf: id,
    pattern: `${patternOf(routes, id)}.data`,
    publicPage: null,
    isWithoutEnd: isUnbounded(routes, id),
    methods: methodsOfRoute(routes, id),
    onlyAsks: declares(routes[id]?.module, 'onlyAsks'),
  };
}

function isUnbounded(routes: ServerBuild['routes'], id: string): RouteMatch['isWithoutEnd'] {
  if (patternOf(routes, id).endsWith('*')) return () => true;
  const declared = isPersonal(routes, id) ? null : publicPageOf(routes[id]?.module.handle);
  // Its keys are what makes it many pages; a donor does not wait for readers.
  if (!declared || declared.purchaseKey) return () => false;
  return (search) => canonicalKey('/', search, declared.query) === null;
}

function methodsOfRoute(routes: ServerBuild['routes'], id: string): Methods {
  return methodsOf(routes[id]?.module ?? {});
}

/**
 * A layout can declare that everything in it belongs to one visitor: `export const handle = {
 * personal: true }`.
 */
function isPersonal(routes: ServerBuild['routes'], id: string): boolean {
  return branchOf(routes, id).some(({ module }) => declares(module, 'personal'));
}

function declares(module: { handle?: unknown } | undefined, word: 'personal' | 'onlyAsks'): boolean {
  return (module?.handle as Partial<Record<typeof word, boolean>> | undefined)?.[word] === true;
}
