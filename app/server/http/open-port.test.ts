import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { faultWords } from '../plain-error.ts';
import { noTracing } from '../tracing/tracing.ts';
import type { App } from './app-loader.ts';
import { anyPage } from './public-page.ts';
import { makeHeaderPolicy } from './security-headers.ts';
import { listenOnPort } from './server.ts';

// The port around an application that echoes everything it got, so that anything personal would
// show.
const lines: string[] = [];
const seen: Request[] = [];
let port = 0;
let stopping = false;
let site: Awaited<ReturnType<typeof listenOnPort>>;
let parts: Parameters<typeof listenOnPort>[0];
let hold: ((request: Request) => Promise<void>) | null = null;
/** Like a query to the database or a framework that is aborted when the visitor leaves. */
const untilAborted = ({ signal }: Request) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const app: App = {
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
    seen.push(request);
    const url = new URL(request.url);
    try {
      await hold?.(request);
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

beforeEach(async () => {
  lines.length = 0;
  seen.length = 0;
  stopping = false;
  hold = null;
  const config = {
    ...loadConfig({}),
    port: 0,
    publicUrl: 'https://temple.test',
    mode: 'production' as const,
  };
  const readiness = {
    isReady: async () => true,
    isStopping: () => stopping,
    noteFault: () => undefined,
    stop: () => (stopping = true),
  };
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const policy = makeHeaderPolicy(config, { development: false });
  const files = { send: async () => false, sheets: new Map(), elements: () => null };
  const securityCounts = { add: () => {}, flush: async () => {} };
  parts = {
    services: {
      ...{ config, log, securityCounts, metrics: noMetrics, tracing: noTracing },
      readiness: { ...readiness, stop: () => void readiness.stop() },
    },
    app,
    files,
    policy,
  };
  site = await listenOnPort(parts);
  port = (site.server.address() as AddressInfo).port;
});
afterEach(() => site.close());

type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

function send(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body, agent = false } = options;
    const req = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
      );
    });
    req.on('error', reject);
    req.end(body);
  });
}

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    setTimeout(() => socket.end(), 500).unref();
  });
}

it.each([
  [() => ({ port }), /^Port \d+ is taken\. Stop what uses it, or set PORT to another\.$/],
  [() => ({ host: '192.0.2.1' }), /^Port 0 of 192\.0\.2\.1 cannot be opened \(EADDRNOTAVAIL\)\./],
] as const)('explains in one sentence why it cannot be opened: %#', async (other, words) => {
  const { services } = parts;
  const taken = listenOnPort({
    ...parts,
    services: { ...services, config: { ...services.config, ...other() } },
  });
  const refusal = await taken.catch((error: unknown) => error);
  expect(faultWords(refusal)).toMatch(words);
});

it('logs a file that the development server sent as no failure', async () => {
  await site.close();
  const middleware: App['middleware'] = async (_, res) => {
    res.end('a module');
    return true;
  };
  site = await listenOnPort({ ...parts, app: { ...app, middleware } });
  port = (site.server.address() as AddressInfo).port;
  expect((await send('/app/root.tsx')).body.toString()).toBe('a module');
  await vi.waitFor(() => expect(lines.join('')).toContain('"route":"(development)","status":200'));
});

describe('public pages', () => {
  it('carry nothing of the visitor who came first', async () => {
    await send('/public?page=2&utm_source=letter&token=SECRET', {
      headers: {
        cookie: 'session=SECRET',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        authorization: 'SECRET',
        'x-client-address': '6.6.6.6',
      },
    });
    const { body } = await send('/public?page=2');
    expect(seen).toHaveLength(1);
    expect(body.toString()).toContain('"https://temple.test/public?page=2"');
    expect(body.toString()).not.toMatch(/SECRET|evil|utm|6\.6\.6\.6/);
  });

  it('are rendered once for all addresses with the same known parameters', async () => {
    for (const path of ['/public', '/public/', '/public?x=1', '/public?page=', '/public?y']) await send(path);
    expect(seen).toHaveLength(1);
  });

  it('are sent compressed, whole, and not again when the browser has them', async () => {
    const { body } = await send('/public');
    const small = await send('/public', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body)).toEqual(body);
    const again = await send('/public', { headers: { 'if-none-match': String(small.headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toContain("script-src 'self'");
    const head = await send('/public', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(body.length),
      0,
    ]);
  });

  it('that set a cookie are rendered for each visitor alone', async () => {
    const first = await send('/public/cookie');
    await send('/public/cookie');
    expect(first.headers['set-cookie']).toEqual(['a=b']);
    expect(seen.length).toBeGreaterThanOrEqual(4);
  });

  it('are logged when they are rendered, and counted when they are sent again', async () => {
    const ids = [await send('/public'), await send('/public'), await send('/public')].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(ids).toEqual([expect.any(String), undefined, undefined]);
    await site.close();
    expect(lines.filter((line) => line.includes('"route":"/public"'))).toHaveLength(1);
    expect(lines.join('')).toContain('"answers":{"200":2}');
  });
});

describe('every other page', () => {
  it('is rendered for its visitor and stored nowhere', async () => {
    const { headers, body } = await send('/profile', {
      headers: { cookie: 'session=mine', host: 'evil.example' },
    });
    expect(body.toString()).toContain('session=mine');
    expect(body.toString()).not.toContain('evil.example');
    expect(headers['cache-control']).toBe('no-store');
    await send('/profile');
    expect(seen).toHaveLength(2);
  });

  it.each(['/profile', '/public', '/fault', '/%ff', '/a#b'])('%s has the security headers', async (path) => {
    const { headers } = await send(path);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
    expect(headers['x-request-id']).toBeTruthy();
  });

  it('shows an error as one plain sentence with the id that the log has', async () => {
    const { status, headers, body } = await send('/fault');
    expect(status).toBe(500);
    expect(body.toString()).toContain(String(headers['x-request-id']));
    expect(body.toString()).not.toContain('broken');
    expect(lines.join('')).toContain('broken');
  });
});

describe('methods', () => {
  const ours = { origin: 'https://temple.test' };

  it.each([
    ['PUT', '/profile', 'GET, HEAD, POST, OPTIONS'],
    ['PATCH', '/public', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/look', 'GET, HEAD, OPTIONS'],
    ['POST', '/look', 'GET, HEAD, OPTIONS'],
    ['GET', '/event', 'POST, OPTIONS'],
    ['HEAD', '/event', 'POST, OPTIONS'],
  ])('%s %s is not allowed, and the answer says what is', async (method, path, allow) => {
    const { status, headers } = await send(path, { method, headers: ours });
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(seen).toHaveLength(0);
  });

  it('answers OPTIONS without the application', async () => {
    const { status, headers, body } = await send('/event', { method: 'OPTIONS' });
    expect([status, headers.allow, body.length]).toEqual([204, 'POST, OPTIONS', 0]);
    expect(seen).toHaveLength(0);
  });
});

describe('a visitor who goes away', () => {
  const logged = () => lines.map((line) => JSON.parse(line) as { level: number; status?: number });
  /** Sends a request and leaves once the application has it. */
  async function leave(path: string, method = 'GET') {
    const headers = { origin: 'https://temple.test', 'content-length': method === 'POST' ? '100' : '0' };
    const arrived = new Promise((resolve) => site.server.once('request', resolve));
    const req = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false });
    req.on('error', () => {});
    if (method === 'POST') req.write('name=');
    else req.end();
    await arrived;
    if (method === 'GET') await vi.waitFor(() => expect(seen).toHaveLength(1));
    req.destroy();
    await vi.waitFor(() => expect(logged().some(({ status }) => status !== undefined)).toBe(true));
  }

  it('is no error: neither while the page is made', async () => {
    hold = untilAborted;
    await leave('/profile');
    expect(logged()).toMatchObject([{ level: 30, status: 499 }]);
  });

  it('nor where the framework makes a page of it', async () => {
    hold = untilAborted;
    await leave('/swallowed');
    expect(logged()).toMatchObject([{ level: 30, status: 499 }]);
  });

  it('nor in the middle of a form', async () => {
    await leave('/profile', 'POST');
    expect(logged()).toMatchObject([{ level: 30, status: 499 }]);
  });

  it('hides no error of ours', async () => {
    hold = (request) => untilAborted(request).catch(() => Promise.reject(new Error('broken meanwhile')));
    await leave('/profile');
    expect(logged()).toMatchObject([{ level: 50 }, { level: 30, status: 499 }]);
  });
});

describe('limits', () => {
  it('checks the origin of every unsafe method before anything runs', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await send('/profile', { method, headers: { origin: 'https://evil.example' } });
      expect(status).toBe(403);
    }
    expect(seen).toHaveLength(0);
    const noted = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security');
    expect(noted).toHaveLength(4);
    expect(noted[0]).toMatchObject({ what: 'origin.refused', address: '127.0.0.1' });
    const { body } = await send('/profile', {
      method: 'POST',
      headers: { origin: 'https://temple.test' },
      body: 'name=राम',
    });
    expect(body.toString()).toContain('name=राम');
  });

  it('reads no more than the limit, announced or not', async () => {
    const ours = { origin: 'https://temple.test' };
    const big = Buffer.alloc(300 * 1024, 'x');
    expect(
      (
        await send('/x', {
          method: 'POST',
          headers: { ...ours, 'content-length': String(big.length) },
          body: big,
        })
      ).status,
    ).toBe(413);
    const chunked = { ...ours, 'transfer-encoding': 'chunked' };
    expect((await send('/x', { method: 'POST', headers: chunked, body: big })).status).toBe(413);
    expect(seen).toHaveLength(0);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', '400'],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    [
      'an absolute address',
      'GET http://evil.example/public HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      '400',
    ],
    ['a trace', 'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', '405'],
  ])('answers %s with a refusal', async (_, text, status) => {
    expect(await sendRaw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(seen).toHaveLength(0);
  });

  it('keeps addresses of people and what they typed out of the log', async () => {
    await send('/secret/PERSON?email=PERSON%40example.org', {
      headers: { cookie: 'PERSON', referer: 'https://temple.test/PERSON' },
    });
    expect(lines.join('')).toContain('/secret/:id');
    expect(lines.join('')).not.toContain('PERSON');
  });
});

it('lets a running request finish when the stop is requested', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  hold = () => held;
  const slow = send('/profile');
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const closed = site.close();
  expect(stopping).toBe(true);
  release();
  expect((await slow).status).toBe(200);
  await closed;
  await expect(send('/profile')).rejects.toThrow('ECONNREFUSED');
});

describe('a slow client', () => {
  const half = 'POST /profile HTTP/1.1\r\nhost: a\r\norigin: https://temple.test\r\ncontent-length: 9\r\nx: ';
  const halfOpen = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket: Socket = connect(port, '127.0.0.1', () => socket.write(half, () => resolve(socket)));
      socket.on('error', reject);
    });

  it('who sends byte by byte keeps nobody waiting, however many there are', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, halfOpen));
    for (const path of ['/profile', '/public']) expect((await send(path)).status).toBe(200);
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
    for (const socket of sockets) socket.destroy();
  });

  it('is cut off: head, body and silence are limited', () => {
    const { headersTimeout, requestTimeout, timeout } = site.server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 30_000, 120_000]);
  });

  it('gets an answer when its time is over, and the connection is closed', async () => {
    const taken = new Promise<Socket>((resolve) => site.server.once('connection', resolve));
    const socket = await halfOpen();
    const answer = new Promise((resolve) => socket.once('data', (part) => resolve(String(part))));
    // Node's error for a connection that timed out.
    const over = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    site.server.emit('clientError', over, await taken);
    expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close/);
  });
});

it('a visitor on an open connection is answered while the site stops, and asked to close it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => (await send(path, { agent })).headers.connection;
  for (const path of ['/profile', '/public']) expect(await ask(path)).toBe('keep-alive');
  stopping = true;
  for (const path of ['/profile', '/public']) expect(await ask(path)).toBe('close');
  agent.destroy();
});

it('takes new connections until a proxy can have seen that it stops', async () => {
  await site.close();
  const { services } = parts;
  const config = { ...services.config, stopNoticeMs: 20_000 };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  site = await listenOnPort({ ...parts, services: { ...services, config } });
  port = (site.server.address() as AddressInfo).port;
  const closed = site.close();
  expect(stopping).toBe(true);
  expect((await send('/profile')).status).toBe(200);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await closed;
  await expect(send('/profile')).rejects.toThrow('ECONNREFUSED');
  site = await listenOnPort(parts);
});
