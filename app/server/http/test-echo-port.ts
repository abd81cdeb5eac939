import { type Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { loadConfig } from '../config.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { noTracing } from '../tracing/tracing.ts';
import type { App } from './app-loader.ts';
import { anyPage } from './public-page.ts';
import { makeHeaderPolicy } from './security-headers.ts';
import { listenOnPort } from './server.ts';

type PortParts = Parameters<typeof listenOnPort>[0];
type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent };
type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/**
 * For tests: the site's port around an application that echoes everything it got, so that anything
 * personal would show. Each test of the file has it anew.
 */
class EchoPort {
  readonly lines: string[] = [];
  readonly seen: Request[] = [];
  stopping = false;
  /** What a request waits for before it is answered. */
  hold: ((request: Request) => Promise<void>) | null = null;
  readonly parts = this.#makeParts();
  site!: Awaited<ReturnType<typeof listenOnPort>>;
  number = 0;

  async listen(parts = this.parts): Promise<void> {
    this.site = await listenOnPort(parts);
    this.number = (this.site.server.address() as AddressInfo).port;
  }

  readonly send = (path: string, options: Options = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers = {}, body, agent = false } = options;
      const to = { port: this.number, host: '127.0.0.1', path, method, headers, agent };
      const req = httpRequest(to, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
        );
      });
      req.on('error', reject);
      req.end(body);
    });

  readonly sendRaw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(this.number, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (part) => (answer += part));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      setTimeout(() => socket.end(), 500).unref();
    });

  #makeParts(): PortParts {
    const config = {
      ...loadConfig({}),
      port: 0,
      publicUrl: 'https://temple.test',
      mode: 'production' as const,
    };
    const readiness = {
      isReady: async () => true,
      isStopping: () => this.stopping,
      noteFault: () => undefined,
      stop: () => {
        this.stopping = true;
      },
    };
    const log = pino({ level: 'info' }, { write: (line: string) => void this.lines.push(line) });
    const securityCounts = { add: () => {}, flush: async () => {} };
    return {
      services: { ...{ config, log, securityCounts, readiness }, metrics: noMetrics, tracing: noTracing },
      app: echoApp(this),
      files: { send: async () => false, sheets: new Map(), elements: () => null },
      policy: makeHeaderPolicy(config, { development: false }),
    };
  }
}

function echoApp(at: EchoPort): App {
  return {
    match: (path) => ({
      leaf: path,
      pattern: path.startsWith('/secret') ? '/secret/:id' : path,
      publicPage: path.startsWith('/public') ? { seconds: 60, query: { page: anyPage } } : null,
      isWithoutEnd: () => false,
      methods: path === '/event' ? ['POST'] : path === '/look' ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST'],
    }),
    middleware: null,
    close: async () => {},
    handle: async (request, { requestId }) => {
      at.seen.push(request);
      const url = new URL(request.url);
      try {
        await at.hold?.(request);
      } catch (error) {
        if (url.pathname !== '/swallowed') throw error;
        return new Response('<p>Something went wrong</p>', {
          status: 500,
          headers: { 'content-type': 'text/html' },
        });
      }
      if (url.pathname === '/fault') throw new Error('broken');
      if (url.pathname === '/public/cookie')
        return new Response('mine', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } });
      const facts = JSON.stringify({
        url: request.url,
        headers: [...request.headers],
        body: await request.text(),
      });
      return new Response(`<p>${facts}</p>${' '.repeat(2_000)}`, {
        headers: { 'content-type': 'text/html', 'x-id-seen': requestId },
      });
    },
  };
}

/** Opens the port before each test of the file, and closes it after. */
export function openEchoPort(): EchoPort {
  const at = new EchoPort();
  beforeEach(async () => {
    at.lines.length = 0;
    at.seen.length = 0;
    at.stopping = false;
    at.hold = null;
    await at.listen();
  });
  afterEach(() => at.site.close());
  return at;
}
