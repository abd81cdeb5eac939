import { type DataStrategyResult, data, isRouteErrorResponse, replace } from 'react-router';
import * as m from '#messages/frame.ts';
import type { Route } from './+types/root.ts';

/**
 * Event of the starter script (server/http/starter), which shows the sentence below: it runs
 * before React hydrates.
 */
const noConnection = 'no-connection';

/** The router on `window`: outside a page's own components there is no other access to it. */
type RouterWindow = Window & { __reactRouterDataRouter?: { state: { loaderData: Record<string, unknown> } } };

/** Rendered in every page and shown when the site cannot be reached. */
export function NoConnection() {
  return (
    <dialog id={noConnection} popover="auto" className="no-connection" aria-label={m.noConnection}>
      <p role="alert">
        <b>{m.noConnectionNow}</b> {m.nothingLost}
      </p>
    </dialog>
  );
}

/**
 * When the connection fails during a router request, the page stays and says so instead of showing
 * the error page: a form keeps its input, and a polling page goes on polling.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>;
  const lost = Object.entries(results).filter(([, { type, result }]) => type === 'error' && isLost(result));
  if (lost.length === 0) return results;
  window.dispatchEvent(new Event(noConnection));
  const here = location.href.split('#')[0];
  if (request.method === 'GET' && request.url !== here)
    throw replace(location.href.slice(location.origin.length));
  const shown = (window as RouterWindow).__reactRouterDataRouter?.state.loaderData ?? {};
  for (const [id] of lost) {
    // A response above 400 does not revalidate the page's data.
    results[id] = { type: 'data', result: request.method === 'GET' ? shown[id] : data(undefined, 503) };
  }
  return results;
};

/** Errors of fetch and the browser for a lost connection, and of proxies for a dead site. */
function isLost(result: unknown): boolean {
  const error =
    result instanceof Error || isRouteErrorResponse(result)
      ? result
      : (result as { data?: unknown } | null)?.data;
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}
