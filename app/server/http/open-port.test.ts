import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { faultWords } from '../plain-error.ts';
import type { App } from './app-loader.ts';
import { listenOnPort } from './server.ts';
import { openEchoPort } from './test-echo-port.ts';

const at = openEchoPort();

it.each([
  [() => ({ port: at.number }), /^Port \d+ is taken\. Stop what uses it, or set PORT to another\.$/],
  [() => ({ host: '192.0.2.1' }), /^Port 0 of 192\.0\.2\.1 cannot be opened \(EADDRNOTAVAIL\)\./],
] as const)('explains in one sentence why it cannot be opened: %#', async (other, words) => {
  const { services } = at.parts;
  const taken = listenOnPort({
    ...at.parts,
    services: { ...services, config: { ...services.config, ...other() } },
  });
  const refusal = await taken.catch((error: unknown) => error);
  expect(faultWords(refusal)).toMatch(words);
});

it('logs a file that the development server sent as no failure', async () => {
  await at.site.close();
  const middleware: App['middleware'] = async (_, res) => {
    res.end('a module');
    return true;
  };
  await at.listen({ ...at.parts, app: { ...at.parts.app, middleware } });
  expect((await at.send('/app/root.tsx')).body.toString()).toBe('a module');
  await vi.waitFor(() => expect(at.lines.join('')).toContain('"route":"(development)","status":200'));
});

describe('public pages', () => {
  it('carry nothing of the visitor who came first', async () => {
    await at.send('/public?page=2&utm_source=letter&token=SECRET', {
      headers: {
        cookie: 'session=SECRET',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        authorization: 'SECRET',
        'x-client-address': '6.6.6.6',
      },
    });
    const { body } = await at.send('/public?page=2');
    expect(at.seen).toHaveLength(1);
    expect(body.toString()).toContain('"https://temple.test/public?page=2"');
    expect(body.toString()).not.toMatch(/SECRET|evil|utm|6\.6\.6\.6/);
  });

  it('are rendered once for all addresses with the same known parameters', async () => {
    for (const path of ['/public', '/public/', '/public?x=1', '/public?page=', '/public?y'])
      await at.send(path);
    expect(at.seen).toHaveLength(1);
  });

  it('are sent compressed, whole, and not again when the browser has them', async () => {
    const { body } = await at.send('/public');
    const small = await at.send('/public', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body)).toEqual(body);
    const again = await at.send('/public', { headers: { 'if-none-match': String(small.headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toContain("script-src 'self'");
    const head = await at.send('/public', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(body.length),
      0,
    ]);
  });

  it('that set a cookie are rendered for each visitor alone', async () => {
    const first = await at.send('/public/cookie');
    await at.send('/public/cookie');
    expect(first.headers['set-cookie']).toEqual(['a=b']);
    expect(at.seen.length).toBeGreaterThanOrEqual(4);
  });

  it('are logged when they are rendered, and counted when they are sent again', async () => {
    const ids = [await at.send('/public'), await at.send('/public'), await at.send('/public')].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(ids).toEqual([expect.any(String), undefined, undefined]);
    await at.site.close();
    expect(at.lines.filter((line) => line.includes('"route":"/public"'))).toHaveLength(1);
    expect(at.lines.join('')).toContain('"answers":{"200":2}');
  });
});

describe('every other page', () => {
  it('is rendered for its visitor and stored nowhere', async () => {
    const { headers, body } = await at.send('/profile', {
      headers: { cookie: 'session=mine', host: 'evil.example' },
    });
    expect(body.toString()).toContain('session=mine');
    expect(body.toString()).not.toContain('evil.example');
    expect(headers['cache-control']).toBe('no-store');
    await at.send('/profile');
    expect(at.seen).toHaveLength(2);
  });

  it.each(['/profile', '/public', '/fault', '/%ff', '/a#b'])('%s has the security headers', async (path) => {
    const { headers } = await at.send(path);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
    expect(headers['x-request-id']).toBeTruthy();
  });

  it('shows an error as one plain sentence with the id that the log has', async () => {
    const { status, headers, body } = await at.send('/fault');
    expect(status).toBe(500);
    expect(body.toString()).toContain(String(headers['x-request-id']));
    expect(body.toString()).not.toContain('broken');
    expect(at.lines.join('')).toContain('broken');
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
    const { status, headers } = await at.send(path, { method, headers: ours });
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(at.seen).toHaveLength(0);
  });

  it('answers OPTIONS without the application', async () => {
    const { status, headers, body } = await at.send('/event', { method: 'OPTIONS' });
    expect([status, headers.allow, body.length]).toEqual([204, 'POST, OPTIONS', 0]);
    expect(at.seen).toHaveLength(0);
  });
});

describe('limits', () => {
  it('checks the origin of every unsafe method before anything runs', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await at.send('/profile', { method, headers: { origin: 'https://evil.example' } });
      expect(status).toBe(403);
    }
    expect(at.seen).toHaveLength(0);
    const noted = at.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security');
    expect(noted).toHaveLength(4);
    expect(noted[0]).toMatchObject({ what: 'origin.refused', address: '127.0.0.1' });
    const { body } = await at.send('/profile', {
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
        await at.send('/x', {
          method: 'POST',
          headers: { ...ours, 'content-length': String(big.length) },
          body: big,
        })
      ).status,
    ).toBe(413);
    const chunked = { ...ours, 'transfer-encoding': 'chunked' };
    expect((await at.send('/x', { method: 'POST', headers: chunked, body: big })).status).toBe(413);
    expect(at.seen).toHaveLength(0);
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
    expect(await at.sendRaw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(at.seen).toHaveLength(0);
  });

  it('keeps addresses of people and what they typed out of the log', async () => {
    await at.send('/secret/PERSON?email=PERSON%40example.org', {
      headers: { cookie: 'PERSON', referer: 'https://temple.test/PERSON' },
    });
    expect(at.lines.join('')).toContain('/secret/:id');
    expect(at.lines.join('')).not.toContain('PERSON');
  });
});
