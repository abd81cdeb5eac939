import { Writable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';

/**
 * The minimum cost of a page of React Router: the same framework, one route, and as many elements
 * with as many letters as a page of ours. The baseline of `npm run bench -- --only render`.
 */
export function makeBarePage(like: string): () => Promise<Response> {
  const elements = (like.match(/<[a-z]/g) ?? []).length;
  const letters = Math.max(1, Math.round(like.replace(/<[^>]*>/g, '').length / elements));
  const text = 'a'.repeat(letters);
  const row = (_: unknown, at: number) =>
    createElement('p', { key: at, className: 'row' }, createElement('b', { id: `b${at}` }, text), text);
  const Page = () =>
    createElement(
      'html',
      null,
      createElement('body', null, Array.from({ length: elements / 2 }, row), createElement(Scripts)),
    );
  const handler = createRequestHandler(buildOf(Page), 'production');
  return () => handler(new Request('http://127.0.0.1/'), new RouterContextProvider());
}

function buildOf(Page: () => unknown): ServerBuild {
  const root = { id: 'root', path: '', hasLoader: false, hasErrorBoundary: false, module: '/root.js' };
  return {
    entry: { module: { default: answer } },
    routes: { root: { id: 'root', path: '', module: { default: Page } } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root },
      url: '/manifest.js',
      version: '1',
    },
    ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

function answer(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = createElement(ServerRouter, { context, url: request.url });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const parts: Buffer[] = [];
        const write = (part: Buffer, _: unknown, done: () => void) => {
          parts.push(part);
          done();
        };
        const body = new Writable({ write });
        body.once('finish', () => resolve(new Response(Buffer.concat(parts), { status, headers })));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}
