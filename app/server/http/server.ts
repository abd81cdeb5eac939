import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { languageNames } from '#core/language/languages.ts';
import { type Config, ConfigError } from '../config.ts';
import { withDeadline } from '../db/patience.ts';
import type { FairDoors } from '../fair-door/fair-doors.ts';
import { PlainError } from '../plain-error.ts';
import type { Services } from '../services.ts';
import { pagesTag } from '../shared-cache/shared-cache.ts';
import { makeStoragePolicy, type StoragePolicy } from '../shared-cache/storage-policy.ts';
import { requestScope } from '../tracing/request-scope.ts';
import type { Attributes, Note, SpanFacts } from '../tracing/tracing.ts';
import { type App, buildFolder, formerFolder, loadApp } from './app-loader.ts';
import { type CacheHitCount, countCacheHits } from './cache-hit-count.ts';
import { makeGateApp } from './gate-app.ts';
import type { PageCache } from './page-cache.ts';
import { listenForChanges } from './page-signal.ts';
import { requestIdOf } from './request-contexts.ts';
import { type HeaderPolicy, makeHeaderPolicy } from './security-headers.ts';
import { refuse, sendAway } from './send.ts';
import { makeSiteHandler, type SiteHandler } from './site-handler.ts';
import { indexStaticFiles } from './static-files.ts';
import { faultSentence, isOverload } from './trouble.ts';
import { makeUploadFiles } from './upload-files.ts';
import { uploadLimit } from './upload-gate.ts';

export type HttpServer = { server: Server; close: () => Promise<void> };

/**
 * What one connection may cost: slow senders are cut off, long headers refused before anything is
 * parsed.
 */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};
/** How long running requests may take to finish after the stop was requested. */
const drainMs = 10_000;
/** A connection that is idle for so long is closed. */
const idleMs = 120_000;

/**
 * Opens the site's port: files of the build, cached public pages, and the React Router application.
 */
export async function startHttp(
  services: Services,
  connectionString: string,
  options: { development: boolean },
): Promise<HttpServer> {
  if (options.development && services.config.mode === 'production') {
    throw new ConfigError(['--dev: shows the insides of the site, so production does not start with it']);
  }
  const app = await loadApp(services, options);
  return serveApp(services, connectionString, { ...options, app });
}

/**
 * The port around an application; its page cache is invalidated whenever any process changes public
 * content.
 */
export async function serveApp(
  services: Services,
  connectionString: string,
  { app, development }: { app: App; development: boolean },
): Promise<HttpServer> {
  const policy = makeHeaderPolicy(services.config, { development });
  const built = development ? [] : languageNames;
  const folders = new Map(built.map((language) => [language, path.join(buildFolder(language), 'client')]));
  const storage = makeStoragePolicy(services.config.sharedCache);
  const files = indexStaticFiles(folders, policy, storage, development ? null : formerFolder);
  const uploads: Parts['uploads'] = {
    files: makeUploadFiles(services.media, policy, storage),
    limit: (path, headers) => uploadLimit(services, path, headers),
  };
  const gate = makeGateApp(folders.get('en') ?? null, policy);
  const { sharedCache, wakeups, log, fairDoors } = services;
  const http = await listenOnPort({ services, app, files, policy, gate, uploads, doors: fairDoors });
  const forgetInFront = () =>
    sharedCache
      .forget(services.db, [pagesTag])
      .catch((err: unknown) => log.warn({ err }, 'the shared cache cannot be told'));
  const forget = (missed: boolean) => {
    services.answerCache.clear();
    http.pages.bump();
    void fairDoors.reload();
    if (!sharedCache.purger) return;
    // Copies made here before may be old, or of the build before, and lie in front.
    void (missed ? forgetInFront() : Promise.resolve()).then(() => wakeups.wake('send-purges'));
  };
  const changes = listenForChanges(connectionString, forget, log);
  return {
    ...http,
    close: async () => {
      await http.close();
      await changes.close();
      await app.close();
    },
  };
}

type Parts = Parameters<typeof makeSiteHandler>[0] & {
  services: PortServices;
  /** A port without them leads nobody away. */
  doors?: Pick<FairDoors, 'leadAway'>;
};
type PortServices = Pick<Services, 'config' | 'log' | 'readiness' | 'securityCounts' | 'metrics' | 'tracing'>;

/** The port alone, around any application. */
export async function listenOnPort(parts: Parts): Promise<HttpServer & { pages: PageCache }> {
  const { services } = parts;
  const site = makeSiteHandler(parts);
  const hits = countCacheHits(services.log);
  const storage = makeStoragePolicy(services.config.sharedCache);
  const server = createServer(limits, (req, res) => respond({ ...parts, storage }, site, hits, req, res));
  server.timeout = idleMs;
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(listenError(cause, services.config)));
    server.listen(services.config.port, services.config.host, resolve);
  });
  return {
    server,
    pages: site.pages,
    close: async () => {
      services.readiness.stop();
      // A proxy learns by asking: until it has, a closed port would refuse whom it sends here.
      await new Promise((resolve) => setTimeout(resolve, services.config.stopNoticeMs));
      await drain(server);
      hits.stop();
      await site.pages.close();
    },
  };
}

function listenError(cause: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (cause.code === 'EADDRINUSE') {
    return new PlainError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`, { cause });
  }
  return new PlainError(`Port ${port} of ${host} cannot be opened (${cause.code}). Look at HOST and PORT.`, {
    cause,
  });
}

function respond(
  { services, app, policy, storage, doors }: Parts & { storage: StoragePolicy },
  site: SiteHandler,
  hits: CacheHitCount,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  // Whoever keeps a connection open would send the next request into one that is being closed.
  if (services.readiness.isStopping()) res.setHeader('connection', 'close');
  const away = doors?.leadAway(req) ?? null;
  if (away !== null) {
    storage.forbid(res);
    sendAway(res, policy, away);
  }
  if (away !== null || site.sendCached(req, res)) {
    hits.add(res.statusCode);
    services.metrics.cachedPage(res.statusCode);
    return;
  }
  storage.forbid(res);
  const startedAt = performance.now();
  const requestId = requestIdOf(req.headers['x-request-id'], services.config.trustedProxies);
  const answer = async (note: Note): Promise<void> => {
    let route = '(failed)';
    try {
      const answered = await app.middleware?.(req, res);
      route = answered ? '(development)' : await site.answer(req, res, requestId);
    } catch (error) {
      services.readiness.noteFault(error);
      if (!isAborted(error, res))
        services.log.error({ err: error }, 'request failed outside the application');
      sendFault(res, policy, requestId, isOverload(error));
    } finally {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const status = hasLeft(res) ? leftStatus : res.statusCode;
      services.metrics.request(route, status, ms);
      note(factsOf(route, status), `${req.method} ${route}`);
      services.log.info({ method: req.method, route, status, ms }, 'request');
    }
  };
  requestScope.run({ requestId }, () =>
    withDeadline(() => services.tracing.span(spanOf(services, req, requestId), answer)),
  );
}

function spanOf(
  { config }: PortServices,
  { method = '', headers }: IncomingMessage,
  requestId: string,
): SpanFacts {
  const { traceparent } = headers;
  // As with the request's id, a visitor's word is not taken.
  const parent = config.trustedProxies > 0 && typeof traceparent === 'string' ? traceparent : undefined;
  return {
    name: method,
    kind: 'server',
    ...{ root: true, parent },
    attributes: { 'http.request.method': method, 'mandir.request_id': requestId },
  };
}

function factsOf(route: string, status: number): Attributes {
  return {
    'http.route': route,
    'http.response.status_code': status,
    ...(status >= 500 ? { 'error.type': String(status) } : {}),
  };
}

/**
 * In the log: the visitor closed the connection before the answer was sent (nginx's number for it).
 */
const leftStatus = 499;

function hasLeft(res: ServerResponse): boolean {
  return res.destroyed && !res.writableFinished;
}

/** The abort of a request whose visitor has left: no error, and nobody to answer. */
function isAborted(error: unknown, res: ServerResponse): boolean {
  const { name, code } = error as NodeJS.ErrnoException;
  return hasLeft(res) && (name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE');
}

function sendFault(res: ServerResponse, policy: HeaderPolicy, requestId: string, overload: boolean): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  refuse(res, policy, overload ? 503 : 500, faultSentence(requestId, overload));
}

/** Answers what Node itself could not read as HTTP, in few bytes. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n`,
  );
}

/** No new connections, idle ones closed; running requests may finish within a limit. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
