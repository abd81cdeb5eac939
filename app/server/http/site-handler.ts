import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import type { App } from './app-loader.ts';
import { clientAddress, clientAddressHeader } from './client-address.ts';
import { abortOnClose, copyHeaders, createRequest } from './node-adapter.ts';
import { provesOrigin } from './origin-check.ts';
import { makePageCache, type PageCache } from './page-cache.ts';
import { canonicalKey, type PublicRoute } from './public-page.ts';
import { BodyError, readBody } from './read-body.ts';
import { makeRenderer } from './renderer.ts';
import { parseTarget } from './request-target.ts';
import type { HeaderPolicy } from './security-headers.ts';
import { refuse, sendAnswer, sendKeptPage } from './send.ts';
import type { StaticFiles } from './static-files.ts';
import type { UploadFiles } from './upload-files.ts';

export type SiteHandler = {
  /** Sends a kept page at once when there is one. Nothing here waits. */
  sendKept: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Answers everything else. Says which kind of address it was, for the log. */
  answer: (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<string>;
  pages: PageCache;
};

type Parts = {
  services: Pick<Services, 'config' | 'log'>;
  app: App;
  files: StaticFiles;
  policy: HeaderPolicy;
  /** The media library; a port without one has no uploads. */
  uploads?: {
    files: UploadFiles;
    /** How much a request may bring there; undefined is the usual limit. */
    limit: (path: string, headers: Headers) => Promise<number | undefined>;
  };
};

/** The way of a request: address, origin, file, kept page, body, application. */
export function makeSiteHandler({ services, app, files, policy, uploads }: Parts): SiteHandler {
  const { config, log } = services;
  const site = new URL(config.publicUrl);
  const originRules = { publicUrl: config.publicUrl, anyHost: config.mode === 'demo' };
  const renderer = makeRenderer(app, { policy, publicUrl: site.origin, sheets: files.sheets });
  const pages = makePageCache({
    now: () => performance.now(),
    onRefreshError: (err) => log.error({ err }, 'a public page could not be made anew'),
  });

  /** True when the page could be answered for everybody at once. */
  const answerPublic = async (
    req: IncomingMessage,
    res: ServerResponse,
    key: string,
    { seconds, staleSeconds }: PublicRoute['publicPage'],
  ): Promise<boolean> => {
    const page =
      pages.find(key) ?? (await pages.fill(key, seconds, () => renderer.renderPublic(key), staleSeconds));
    if ('bodies' in page) {
      sendKeptPage(req, res, page);
      return true;
    }
    // A cookie is meant for one visitor: such a page was no public one, and is rendered again for this one alone.
    if (page.headers.some(([name]) => name === 'set-cookie')) return false;
    await sendAnswer(req, res, { ...page, type: 'text/html', text: Buffer.from(page.html) });
    return true;
  };

  const answerPersonally = async (
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
    address: string,
    body: Buffer | null,
  ): Promise<void> => {
    const headers = copyHeaders(req);
    // The origin is proven: the application hears the site's own name, whatever this machine is called.
    if (headers.has('origin')) headers.set('origin', site.origin);
    headers.set('host', site.host);
    const visitor = clientAddress(req.socket.remoteAddress, req.headers, config.trustedProxies);
    headers.set(clientAddressHeader, visitor);
    const url = new URL(site.origin + address);
    const method = req.method ?? 'GET';
    const request = createRequest({ url, method, headers, body, signal: abortOnClose(res) });
    await sendAnswer(req, res, await renderer.render(request, requestId));
  };

  return {
    pages,
    sendKept: (req, res) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const page = pages.find(req.url ?? '');
      if (page) sendKeptPage(req, res, page);
      return page !== null;
    },
    answer: async (req, res, requestId) => {
      res.setHeader('x-request-id', requestId);
      const method = req.method ?? 'GET';
      const target = parseTarget(req.url);
      if (!target.ok) {
        refuse(res, policy, target.status, 'This address cannot be read.');
        return '(malformed)';
      }
      const { path, search } = target;
      if (!knownMethods.has(method)) {
        refuse(res, policy, 405, 'This is not something that can be asked here.');
        return '(unknown method)';
      }
      if (!provesOrigin({ method, path, headers: req.headers }, originRules)) {
        refuse(
          res,
          policy,
          403,
          'This form came from another site. Please open the page again and send it there.',
        );
        return '(other origin)';
      }
      const reads = method === 'GET' || method === 'HEAD';
      if (reads && (await files.send(path, req, res))) return '(file)';
      if (reads && (await uploads?.files.send(path, req, res))) return '(upload)';
      const { pattern, publicPage } = app.match?.(path) ?? { pattern: '(development)', publicPage: null };
      if (reads && publicPage) {
        const key = canonicalKey(path, search, publicPage.query);
        if (key !== null && (await answerPublic(req, res, key, publicPage))) return pattern;
      }
      try {
        const body = reads ? null : await readBody(req, await uploads?.limit(path, copyHeaders(req)));
        await answerPersonally(req, res, requestId, path + search, body);
      } catch (error) {
        if (!(error instanceof BodyError)) throw error;
        res.setHeader('connection', 'close');
        refuse(res, policy, error.status, 'What was sent is too large or incomplete.');
      }
      return pattern;
    },
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
