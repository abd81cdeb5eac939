import {
  createContext,
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  RouterContextProvider,
  UNSAFE_SingleFetchRedirectSymbol as redirectSymbol,
} from 'react-router';
import type { Services } from '#server/services.ts';
import * as entry from '../entry.server.tsx';
import { openTestSite, type RouteModule, testBuild } from './test-site.ts';

// What a click shows: React Router requests the data of the address (`/about.data`) and renders the
// page from it. Here the framework itself renders it, with loaders that return what that answer has
// for their route.

type RouteResult = { data: unknown } | { error: unknown };
type DataAnswer = Record<string, RouteResult> & { [redirectSymbol]?: { redirect: string; status: number } };

const answerContext = createContext<DataAnswer>();

/** Answers a page request as a click in the browser does. Redirects stay answers of their own. */
export function openTestClicks(services: Services): (request: Request) => Promise<Response> {
  const ask = openTestSite(services);
  const draw = createRequestHandler(testBuild(replayed), 'production');
  return async (request) => {
    const { body, status, headers } = await ask(new Request(dataAddress(request.url), request));
    if (!body) throw new Error(`${request.url} answers a click with status ${status} and no body`);
    const decoded = await decodeViaTurboStream(body, globalThis as unknown as Window & typeof globalThis);
    const answer = decoded.value as DataAnswer;
    await decoded.done;
    const redirect = answer[redirectSymbol];
    if (redirect) {
      return new Response(null, { status: redirect.status, headers: { location: redirect.redirect } });
    }
    const context = new RouterContextProvider();
    context.set(entry.servicesContext, services);
    context.set(entry.requestIdContext, 'click');
    context.set(entry.scriptMarkContext, 'mark');
    context.set(entry.troubleContext, { error: null });
    context.set(answerContext, answer);
    const page = await draw(request, context);
    return new Response(await page.text(), { status, headers });
  };
}

/** Where React Router requests a page's data (lib/dom/ssr/single-fetch `singleFetchUrl`). */
function dataAddress(page: string): string {
  const url = new URL(page);
  url.pathname = url.pathname.endsWith('/') ? `${url.pathname}_.data` : `${url.pathname}.data`;
  return url.href;
}

/** The route with a loader that returns what the site's answer said. */
function replayed(id: string, { loader, action, middleware, ...shown }: RouteModule): RouteModule {
  if (!loader) return shown;
  const replay = ({ context }: { context: Readonly<RouterContextProvider> }) => {
    const result = context.get(answerContext)[id];
    if (!result) throw new Error(`no data of ${id} in the answer to a click`);
    if ('error' in result) throw result.error;
    return result.data;
  };
  return { ...shown, loader: replay };
}
