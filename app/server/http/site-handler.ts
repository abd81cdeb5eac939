import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, pathIn, splitLanguage } from '#core/language/languages.ts';
import { languageCookie } from '../auth/language-cookie.ts';
import { namesSession } from '../auth/session-cookie.ts';
import { type FairQueue, makeFairQueue } from '../fair-queue.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { makeStoragePolicy } from '../shared-cache/storage-policy.ts';
import { clientAddress, clientAddressHeader } from '../web-request/client-address.ts';
import type { App } from './app-loader.ts';
import type { GateApp } from './gate-app.ts';
import { readLanguageChoice } from './language-choice.ts';
import { abortOnClose, copyHeaders, createRequest } from './node-adapter.ts';
import { provesOrigin } from './origin-check.ts';
import { makePageCache, type PageCache } from './page-cache.ts';
import { canonicalKey, otherSpelling, type PublicRoute } from './public-page.ts';
import { BodyError, readBody } from './read-body.ts';
import { makeRenderer } from './renderer.ts';
import { parseTarget } from './request-target.ts';
import type { RouteMatch } from './route-matcher.ts';
import type { HeaderPolicy } from './security-headers.ts';
import {
  refuse,
  refuseMethod,
  sendAnswer,
  sendCachedPage,
  sendLanguageChoice,
  sendOptions,
  sendRedirect,
} from './send.ts';
import type { StaticFiles } from './static-files.ts';
import type { UploadFiles } from './upload-files.ts';

export type SiteHandler = {
  /** Sends a cached page at once when there is one. Nothing here waits. */
  sendCached: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Answers everything else. Returns the kind of address, for the log. */
  answer: (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<string>;
  pages: PageCache;
};

type Parts = {
  services: Pick<Services, 'config' | 'log' | 'securityCounts'>;
  app: App;
  files: StaticFiles;
  policy: HeaderPolicy;
  /** The gate's app; a port without it has none. */
  gate?: GateApp;
  /** The media library; a port without one has no uploads. */
  uploads?: {
    files: UploadFiles;
    /** How large a request may be there; undefined is the usual limit. */
    limit: (path: string, headers: Headers) => Promise<number | undefined>;
  };
};

/**
 * How many pages are rendered at a time, in all and for one address. A page takes some milliseconds
 * of the one thread, with pauses while the database answers: with more at a time each only takes
 * longer, and whoever asks for forty at once keeps all others waiting.
 */
const turnsOfPages = { atOnce: 12, atOnceOfOne: 2, mostOfOne: 100, mostOfAll: 1_000 };
/**
 * Of unbounded addresses (searches, months of free places, unknown names) few, however many ask.
 */
const turnsOfFreePages = { ...turnsOfPages, atOnce: 2 };

/** The path of a request: address, origin, file, cached page, body, application. */
export function makeSiteHandler({ services, app, files, policy, gate, uploads }: Parts): SiteHandler {
  const { config, log } = services;
  const site = new URL(config.publicUrl);
  const originRules = { publicUrl: config.publicUrl, anyHost: config.mode === 'demo' };
  const { sheets, elements } = files;
  const renderer = makeRenderer(app, { policy, publicUrl: site.origin, sheets, elements });
  const turns = makeFairQueue(turnsOfPages);
  const freeTurns = makeFairQueue(turnsOfFreePages);
  const storage = makeStoragePolicy(config.sharedCache);
  const pages = makePageCache({
    storage,
    now: () => performance.now(),
    onRefreshError: (err) => log.error({ err }, 'cached page not refreshed'),
  });

  const siteOf = ({ headers: { referer } }: IncomingMessage) => ({ referer, origin: site.origin });
  const visitorOf = (req: IncomingMessage) =>
    clientAddress(req.socket.remoteAddress, req.headers, config.trustedProxies);

  /** True when the page could be answered for everybody at once. */
  const answerPublic = async (
    req: IncomingMessage,
    res: ServerResponse,
    key: string,
    { language, leaf, frames, publicPage }: PublicMatch,
    visitor: string,
  ): Promise<boolean> => {
    const { seconds, staleSeconds, purchaseKey } = publicPage;
    let isOurs = false;
    const render = () => {
      isOurs = true;
      const facts = { language, leaf, queueOwner: visitor, frames, purchaseKey: purchaseKey === true };
      return renderer.renderPublic(key, facts);
    };
    // Each visitor waits for their own turn, not for that of the one who asked first.
    const page =
      pages.find(key) ?? (await turns.take(visitor, () => pages.fill(key, seconds, render, staleSeconds)));
    if ('bodies' in page || 'copy' in page) {
      // A cache in front would give the id of this request to everybody.
      if (storage.isOn && 'bodies' in page) res.removeHeader('x-request-id');
      sendCachedPage(req, res, page);
      return true;
    }
    // What may not be cached is meant for the one for whom it was rendered: a purchase key, a
    // cookie.
    if (!isOurs || page.headers.some(([name]) => name === 'set-cookie')) return false;
    await sendAnswer(req, res, { ...page, type: 'text/html', text: Buffer.from(page.html) }, storage);
    return true;
  };

  const answerPersonally = async (
    req: IncomingMessage,
    res: ServerResponse,
    { requestId, address, body, visitor, queue, ...route }: Personal,
  ): Promise<void> => {
    const headers = copyHeaders(req);
    // The origin is proven: the application gets the site's own name, whatever this machine is
    // called.
    if (headers.has('origin')) headers.set('origin', site.origin);
    headers.set('host', site.host);
    headers.set(clientAddressHeader, visitor);
    const url = new URL(site.origin + address);
    const method = req.method ?? 'GET';
    const request = createRequest({ url, method, headers, body, signal: abortOnClose(res) });
    const render = () => renderer.render(request, { requestId, queueOwner: visitor, ...route });
    await sendAnswer(req, res, await (queue ? queue.take(visitor, render) : render()), storage);
  };

  return {
    pages,
    sendCached: (req, res) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const page = pages.find(req.url ?? '');
      if (page === null || ('copy' in page && namesSession(req.headers.cookie))) return false;
      sendCachedPage(req, res, page);
      return true;
    },
    answer: async (req, res, requestId) => {
      res.setHeader('x-request-id', requestId);
      const method = req.method ?? 'GET';
      const target = parseTarget(req.url);
      if (!target.ok) {
        refuse(res, policy, target.status, 'This address cannot be read.');
        return '(malformed)';
      }
      const { path: wholePath, search } = target;
      const { language, path } = splitLanguage(wholePath);
      const match = app.match?.(path) ?? developmentRoute;
      const { leaf, pattern, publicPage, methods, onlyAsks, isWithoutEnd, frames } = match;
      if (!knownMethods.has(method)) {
        refuseMethod(res, policy, methods);
        return '(unknown method)';
      }
      if (method === 'OPTIONS') {
        sendOptions(res, policy, methods);
        return pattern;
      }
      if (!provesOrigin({ method, path: wholePath, headers: req.headers }, originRules)) {
        noteSecurityEvent(services, 'origin.refused', { address: visitorOf(req) });
        refuse(
          res,
          policy,
          403,
          'This form came from another site. Please open the page again and send it there.',
        );
        return '(other origin)';
      }
      const reads = method === 'GET' || method === 'HEAD';
      const choice = reads ? readLanguageChoice(wholePath, search, siteOf(req)) : null;
      if (choice) {
        const cookie = languageCookie(services, choice.language);
        sendLanguageChoice(res, policy, { ...choice, cookie });
        return '(language)';
      }
      if (reads && (await files.send(wholePath, req, res))) return '(file)';
      if (reads && gate?.send(wholePath, req, res)) return '(gate)';
      if (reads && (await uploads?.files.send(wholePath, req, res))) return '(upload)';
      if (!methods.includes(method)) {
        refuseMethod(res, policy, methods);
        return pattern;
      }
      const visitor = visitorOf(req);
      const isPublic = publicPage && !(publicPage.purchaseKey && namesSession(req.headers.cookie));
      if (reads && isPublic) {
        const spelled = otherSpelling(pattern, path);
        if (spelled !== null) {
          sendRedirect(res, policy, pathIn(language, spelled) + search);
          return pattern;
        }
        const key = canonicalKey(pathIn(language, path), search, publicPage.query);
        const page = { language, leaf, frames, publicPage };
        if (key !== null && (await answerPublic(req, res, key, page, visitor))) return pattern;
      }
      // Posts have limits of their own, and a payment does not wait for readers.
      const queue = reads || onlyAsks ? (isWithoutEnd(search) ? freeTurns : turns) : null;
      try {
        const body = reads ? null : await readBody(req, await uploads?.limit(path, copyHeaders(req)));
        const address = wholePath + search;
        const route = { language, leaf, frames };
        await answerPersonally(req, res, { requestId, address, body, visitor, queue, ...route });
      } catch (error) {
        if (!(error instanceof BodyError)) throw error;
        res.setHeader('connection', 'close');
        refuse(res, policy, error.status, 'What was sent is too large or incomplete.');
      }
      return pattern;
    },
  };
}

type PublicMatch = RouteFacts & PublicRoute;
type RouteFacts = Pick<RouteMatch, 'leaf' | 'frames'> & { language: Language };

/** What a request asks of the application for one visitor alone. */
type Personal = RouteFacts & {
  requestId: string;
  address: string;
  body: Buffer | null;
  visitor: string;
  queue: FairQueue | null;
};

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Vite knows the routes there, and the framework refuses unknown methods. */
const developmentRoute: RouteMatch = {
  leaf: '',
  pattern: '(development)',
  publicPage: null,
  isWithoutEnd: () => false,
  methods: ['GET', 'HEAD', 'POST'],
};
