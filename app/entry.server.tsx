import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { digitStylesOf, withStyles } from '#server/http/digit-styles.ts';
import { makePartCache } from '#server/http/part-cache.ts';
import {
  purchaseKeyContext,
  queueOwnerContext,
  requestIdContext,
  scriptMarkContext,
} from '#server/http/request-contexts.ts';
import { isOverload, troubleContext } from '#server/http/trouble.ts';
import { servicesContext } from '#server/services.ts';
import { PartCacheContext } from '#site/frame/cached-part.tsx';
import { RequestIdContext } from './request-id.tsx';
import { ScriptMarkContext } from './script-mark.tsx';

export {
  purchaseKeyContext,
  queueOwnerContext,
  requestIdContext,
  scriptMarkContext,
  servicesContext,
  troubleContext,
};

const renderTimeout = 5_000;
const cachedParts = makePartCache();

/**
 * Renders the whole page before the first byte is sent: public pages are cached whole, an error can
 * still become a 500, and the page's CSP can name its scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = context.get(scriptMarkContext);
  const parts = cachedParts(mark);
  const digits = await digitStylesOf(context.get(servicesContext), request.url);
  return new Promise((resolve, reject) => {
    const page = (
      <RequestIdContext value={context.get(requestIdContext)}>
        <ScriptMarkContext value={mark}>
          <PartCacheContext value={parts}>
            <ServerRouter context={entry} url={request.url} nonce={mark} />
          </PartCacheContext>
        </ScriptMarkContext>
      </RequestIdContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady() {
        clearTimeout(timer);
        const written: Buffer[] = [];
        const body = new Writable({
          write(part: Buffer, _, done) {
            written.push(part);
            done();
          },
          final(done) {
            headers.set('content-type', 'text/html; charset=utf-8');
            const html = parts.finish(Buffer.concat(written).toString());
            resolve(new Response(withStyles(html, digits), { status, headers }));
            done();
          },
        });
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(abort, renderTimeout);
  });
}

/** Logs errors with the request id. An aborted request or an unknown page is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(troubleContext).error = error;
  const { log, readiness } = context.get(servicesContext);
  readiness.noteFault(error);
  if (isOverload(error)) log.warn({ err: error }, 'overloaded');
  else log.error({ err: error }, 'request failed');
};
