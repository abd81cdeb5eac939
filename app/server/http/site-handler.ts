import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import type { App } from './app-loader.ts';
import { clientAddress, clientAddressHeader } from './client-address.ts';
import { acceptedEncoding, encode, isCompressible } from './encodings.ts';
import { finishPage } from './finish-page.ts';
import { abortOnClose, copyHeaders, createRequest, streamBody } from './node-adapter.ts';
import { provesOrigin } from './origin-check.ts';
import { type CachedPage, makePageCache, type PageCache, type Rendered } from './page-cache.ts';
import { canonicalKey } from './public-page.ts';
import { BodyError, readBody } from './read-body.ts';
import { parseTarget } from './request-target.ts';
import type { HeaderPolicy } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

export type Answered = { pattern: string };
export type SiteHandler = {
  /** Sends a kept page at once when there is one. Nothing here waits. */
  sendKept: (req: IncomingMessage, res: ServerResponse, requestId: string) => boolean;
  /** Answers everything else. Says which route answered, for the log. */
  answer: (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<Answered>;
  pages: PageCache;
};

type Parts = { services: Services; app: App; files: StaticFiles; policy: HeaderPolicy };

/** How long a rendering for the page cache may take. */
const renderLimitMs = 10_000;
const mebibyte = 1024 * 1024;

/** The way of a request: target, origin, file, kept page, body, application. */
export function makeSiteHandler({ services, app, files, policy }: Parts): SiteHandler {
  const { config, log } = services;
  const originRules = { publicUrl: config.publicUrl, anyHost: config.mode === 'demo' };
  const development = app.match === null;
  const pages = makePageCache({
    now: () => performance.now(),
    onRefreshError: (err) => log.error({ err }, 'a public page could not be made anew'),
    maxBytes: 48 * mebibyte,
  });

  /** Renders as nobody: no cookie, no header, no address of the visitor reaches the application. */
  const renderPublic = async (key: string): Promise<Rendered> => {
    const requestId = `page-${randomBytes(6).toString('base64url')}`;
    const response = await runApp(
      createRequest({
        url: new URL(config.publicUrl + key),
        method: 'GET',
        headers: new Headers({ accept: 'text/html' }),
        body: null,
        signal: AbortSignal.timeout(renderLimitMs),
      }),
      requestId,
    );
    const { html, headers } = await finish(response);
    return { status: response.status, headers, html };
  };

  const scriptMarks = new WeakMap<Response, string>();
  const runApp = async (request: Request, requestId: string): Promise<Response> => {
    const scriptMark = randomBytes(12).toString('base64url');
    const response = await app.handle(request, { requestId, scriptMark });
    scriptMarks.set(response, scriptMark);
    return response;
  };

  /** The page's text and all its headers, its scripts hashed. */
  const finish = async (response: Response): Promise<{ html: string; headers: [string, string][] }> => {
    const text = await response.text();
    const mark = scriptMarks.get(response) ?? '';
    const { html, scriptHashes } = development ? { html: text, scriptHashes: [] } : finishPage(text, mark);
    return { html, headers: withDefaults(response.headers, policy.forPage(scriptHashes)) };
  };

  const sendKeptPage = (req: IncomingMessage, res: ServerResponse, page: CachedPage, id: string): void => {
    if (req.headers['if-none-match']?.includes(page.etag)) {
      res.writeHead(304, [...page.heads.identity.filter(notLength), 'x-request-id', id]).end();
      return;
    }
    const encoding = acceptedEncoding(req.headers['accept-encoding']);
    res.writeHead(200, [...page.heads[encoding], 'x-request-id', id]);
    res.end(req.method === 'HEAD' ? undefined : page.bodies[encoding]);
  };

  const sendText = async (
    req: IncomingMessage,
    res: ServerResponse,
    answer: { status: number; headers: [string, string][]; body: Buffer; type: string },
  ): Promise<void> => {
    setHeaders(res, answer.headers);
    const encoding = isCompressible(answer.type)
      ? acceptedEncoding(req.headers['accept-encoding'])
      : 'identity';
    const small = answer.body.length < 1_024;
    const body = small ? answer.body : await encode(answer.body, encoding, 'cheap');
    if (!small) res.appendHeader('vary', 'Accept-Encoding');
    if (!small && encoding !== 'identity') res.setHeader('content-encoding', encoding);
    res.setHeader('content-length', body.length);
    res.writeHead(answer.status).end(req.method === 'HEAD' ? undefined : body);
  };

  const sendFromApp = async (
    req: IncomingMessage,
    res: ServerResponse,
    response: Response,
  ): Promise<void> => {
    const type = response.headers.get('content-type') ?? '';
    const { status } = response;
    if (type.startsWith('text/html')) {
      const { html, headers } = await finish(response);
      return sendText(req, res, { status, headers, body: Buffer.from(html), type });
    }
    const headers = withDefaults(response.headers, policy.forData(type));
    if (isCompressible(type) && !response.headers.has('content-encoding')) {
      return sendText(req, res, { status, headers, body: Buffer.from(await response.arrayBuffer()), type });
    }
    setHeaders(res, headers);
    res.writeHead(status);
    if (req.method === 'HEAD') {
      await response.body?.cancel();
      res.end();
    } else await streamBody(res, response);
  };

  const refuse = (res: ServerResponse, status: number, sentence: string): void => {
    setHeaders(res, [...policy.forData('text/plain'), ['cache-control', 'no-store']]);
    res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
  };

  return {
    pages,
    sendKept: (req, res, requestId) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const page = pages.find(req.url ?? '');
      if (!page) return false;
      sendKeptPage(req, res, page, requestId);
      return true;
    },
    answer: async (req, res, requestId) => {
      res.setHeader('x-request-id', requestId);
      const method = req.method ?? 'GET';
      const target = parseTarget(req.url);
      if (!target.ok) {
        refuse(res, target.status, 'This address cannot be read.');
        return { pattern: '(malformed)' };
      }
      const { path, search } = target;
      if (!provesOrigin({ method, path, headers: req.headers }, originRules)) {
        refuse(
          res,
          403,
          'This form was sent from another site. Please open the page again and send it from there.',
        );
        return { pattern: '(other origin)' };
      }
      const reads = method === 'GET' || method === 'HEAD';
      if (reads && (await files.send(path, req, res))) return { pattern: '(file)' };
      const match = app.match?.(path) ?? { pattern: '(development)', publicPage: null };
      if (reads && match.publicPage) {
        const key = canonicalKey(path, search, match.publicPage.query);
        if (key !== null) {
          const kept =
            pages.find(key) ?? (await pages.fill(key, match.publicPage.seconds, () => renderPublic(key)));
          if ('bodies' in kept) {
            sendKeptPage(req, res, kept, requestId);
            return match;
          }
          const { status, headers, html } = kept;
          if (!headers.some(([name]) => name === 'set-cookie')) {
            await sendText(req, res, { status, headers, body: Buffer.from(html), type: 'text/html' });
            return match;
          }
        }
      }
      let body: Buffer | null = null;
      try {
        if (!reads) body = await readBody(req);
      } catch (error) {
        if (!(error instanceof BodyError)) throw error;
        res.setHeader('connection', 'close');
        refuse(res, error.status, 'What was sent is too large or incomplete.');
        return match;
      }
      const headers = copyHeaders(req);
      // The origin is proven: the application hears the site's own name, whatever this machine is called.
      if (headers.has('origin')) headers.set('origin', new URL(config.publicUrl).origin);
      headers.set('host', new URL(config.publicUrl).host);
      headers.set(
        clientAddressHeader,
        clientAddress(req.socket.remoteAddress, req.headers, config.trustedProxies),
      );
      const url = new URL(config.publicUrl + path + search);
      const request = createRequest({ url, method, headers, body, signal: abortOnClose(res) });
      await sendFromApp(req, res, await runApp(request, requestId));
      return match;
    },
  };
}

function setHeaders(res: ServerResponse, headers: readonly [string, string][]): void {
  for (const [name, value] of headers) {
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
}

/** The application's own headers win over ours, except that a page of a person is never stored anywhere. */
function withDefaults(headers: Headers, defaults: readonly [string, string][]): [string, string][] {
  const own = [...headers].filter(([name]) => name !== 'content-length');
  const missing = defaults.filter(([name]) => !headers.has(name));
  const cacheControl: [string, string][] = headers.has('cache-control')
    ? []
    : [['cache-control', 'no-store']];
  return [...own, ...missing, ...cacheControl];
}

function notLength(_: string, index: number, all: string[]): boolean {
  const name = index % 2 === 0 ? all[index] : all[index - 1];
  return name !== 'content-length' && name !== 'content-encoding';
}
