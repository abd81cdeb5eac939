import { type DataStrategyResult, data, isRouteErrorResponse, replace } from 'react-router';
import type { Route } from './+types/root.ts';

/** Heard by the starter script (server/http/starter-script), which shows the sentence below: it is awake before React. */
const noConnection = 'no-connection';

/** Where the router puts itself: outside of a page's own parts there is no other way to what is shown. */
type RouterWindow = Window & { __reactRouterDataRouter?: { state: { loaderData: Record<string, unknown> } } };

/** Stands in every page from the start and is shown when the site can not be reached. */
export function NoConnection() {
  return (
    <dialog id={noConnection} popover="auto" className="no-connection" aria-label="No connection">
      <p role="alert">
        <b>There is no connection to the temple just now.</b> Nothing is lost: what you typed stays here.
        Please try again in a moment.
      </p>
    </dialog>
  );
}

/**
 * Where the connection broke while the router asked the site, the page stays as it is and says so, instead of making
 * room for an error: a form keeps what was typed, a page that looks again by itself goes on looking.
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
    // An answer above 400 asks for no fresh data of the page.
    results[id] = { type: 'data', result: request.method === 'GET' ? shown[id] : data(undefined, 503) };
  }
  return results;
};

/** What fetch and the browser say of a line that broke, and proxies of a site that is away. */
function isLost(result: unknown): boolean {
  const error =
    result instanceof Error || isRouteErrorResponse(result)
      ? result
      : (result as { data?: unknown } | null)?.data;
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}
