import {
  createRequestHandler,
  createStaticHandler,
  type RequestHandler,
  type ServerBuild,
} from 'react-router';
import { branchOf, childrenOf, patternOf } from './route-tree.ts';

/**
 * One request handler for each leaf route. React Router builds every route anew for each answer
 * (matching, `createServerRoutes`, `createStaticRouter`): with all 250 that is a third of the cost
 * of a page. So a handler gets the routes that its pages can need: the leaf's branch, and those of
 * '/' and of the paths above it, which the page's own list of routes names (react-router,
 * lib/dom/ssr/fog-of-war.ts). '' is the handler of the whole build.
 */
export function makeLeafHandlers(build: ServerBuild): (leaf: string) => RequestHandler {
  const whole = createRequestHandler(build, 'production');
  const matcher = createStaticHandler(childrenOf(build.routes));
  const handlers = new Map<string, RequestHandler>();
  const make = (leaf: string): RequestHandler => {
    const ids = new Set(branchOf(build.routes, leaf).map(({ id }) => id));
    for (const path of pathsAbove(patternOf(build.routes, leaf))) {
      for (const { route } of matcher.match(path) ?? []) ids.add(route.id);
    }
    const handler = createRequestHandler(
      {
        ...build,
        routes: pick(build.routes, ids),
        assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
      },
      'production',
    );
    handlers.set(leaf, handler);
    return handler;
  };
  return (leaf) => (leaf === '' ? whole : (handlers.get(leaf) ?? make(leaf)));
}

/** '/a/:id/b': '/', '/a' and '/a/:id'. */
function pathsAbove(pattern: string): string[] {
  const segments = pattern.split('/').filter(Boolean);
  return segments.map((_, index) => `/${segments.slice(0, index).join('/')}`);
}

function pick<Value>(all: Record<string, Value>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}
