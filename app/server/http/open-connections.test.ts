import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { openEchoPort } from './test-echo-port.ts';

// Visitors who leave or are slow, and connections that are open while the site stops.

const at = openEchoPort();
/** Like a query to the database or a framework that is aborted when the visitor leaves. */
const untilAborted = ({ signal }: Request) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('a visitor who goes away', () => {
  const logged = () => at.lines.map((line) => JSON.parse(line) as { level: number; status?: number });
  /** Sends a request and leaves once the application has it. */
  async function leave(path: string, method = 'GET') {
    const headers = { origin: 'https://temple.test', 'content-length': method === 'POST' ? '100' : '0' };
    const arrived = new Promise((resolve) => at.site.server.once('request', resolve));
    const req = httpRequest({ port: at.number, host: '127.0.0.1', path, method, headers, agent: false });
    req.on('error', () => {});
    if (method === 'POST') req.write('name=');
    else req.end();
    await arrived;
    if (method === 'GET') await vi.waitFor(() => expect(at.seen).toHaveLength(1));
    req.destroy();
    await vi.waitFor(() => expect(logged().some(({ status }) => status !== undefined)).toBe(true));
  }

  it('is no error: neither while the page is made', async () => {
    at.hold = untilAborted;
    await leave('/profile');
    expect(logged()).toMatchObject([{ level: 30, status: 499 }]);
  });

  it('nor where the framework makes a page of it', async () => {
    at.hold = untilAborted;
    await leave('/swallowed');
    expect(logged()).toMatchObject([{ level: 30, status: 499 }]);
  });

  it('nor in the middle of a form', async () => {
    await leave('/profile', 'POST');
    expect(logged()).toMatchObject([{ level: 30, status: 499 }]);
  });

  it('hides no error of ours', async () => {
    at.hold = (request) => untilAborted(request).catch(() => Promise.reject(new Error('broken meanwhile')));
    await leave('/profile');
    expect(logged()).toMatchObject([{ level: 50 }, { level: 30, status: 499 }]);
  });
});

it('lets a running request finish when the stop is requested', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  at.hold = () => held;
  const slow = at.send('/profile');
  while (at.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const closed = at.site.close();
  expect(at.stopping).toBe(true);
  release();
  expect((await slow).status).toBe(200);
  await closed;
  await expect(at.send('/profile')).rejects.toThrow('ECONNREFUSED');
});

describe('a slow client', () => {
  const half = 'POST /profile HTTP/1.1\r\nhost: a\r\norigin: https://temple.test\r\ncontent-length: 9\r\nx: ';
  const halfOpen = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket: Socket = connect(at.number, '127.0.0.1', () => socket.write(half, () => resolve(socket)));
      socket.on('error', reject);
    });

  it('who sends byte by byte keeps nobody waiting, however many there are', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, halfOpen));
    for (const path of ['/profile', '/public']) expect((await at.send(path)).status).toBe(200);
    expect(at.seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
    for (const socket of sockets) socket.destroy();
  });

  it('is cut off: head, body and silence are limited', () => {
    const { headersTimeout, requestTimeout, timeout } = at.site.server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 30_000, 120_000]);
  });

  it('gets an answer when its time is over, and the connection is closed', async () => {
    const taken = new Promise<Socket>((resolve) => at.site.server.once('connection', resolve));
    const socket = await halfOpen();
    const answer = new Promise((resolve) => socket.once('data', (part) => resolve(String(part))));
    // Node's error for a connection that timed out.
    const over = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    at.site.server.emit('clientError', over, await taken);
    expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close/);
  });
});

it('a visitor on an open connection is answered while the site stops, and asked to close it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => (await at.send(path, { agent })).headers.connection;
  for (const path of ['/profile', '/public']) expect(await ask(path)).toBe('keep-alive');
  at.stopping = true;
  for (const path of ['/profile', '/public']) expect(await ask(path)).toBe('close');
  agent.destroy();
});

it('takes new connections until a proxy can have at.seen that it stops', async () => {
  await at.site.close();
  const { services } = at.parts;
  const config = { ...services.config, stopNoticeMs: 20_000 };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await at.listen({ ...at.parts, services: { ...services, config } });
  const closed = at.site.close();
  expect(at.stopping).toBe(true);
  expect((await at.send('/profile')).status).toBe(200);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await closed;
  await expect(at.send('/profile')).rejects.toThrow('ECONNREFUSED');
  await at.listen();
});
