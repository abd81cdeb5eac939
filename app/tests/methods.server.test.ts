import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { type HttpServer, serveApp } from '#server/http/server.ts';
import { openTestAdmin } from './test-admin.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestApp, testBuild } from './test-site.ts';

// Every address of routes.ts, page and data, over HTTP: a method that its route does not know is
// refused with the allowed ones.

let test: TestDatabase;
let http: HttpServer;
let cookie = '';

beforeAll(async () => {
  test = await makeTestDatabase(6);
  const { services: usual, cookies } = await openTestAdmin(test);
  cookie = cookies.get('owner') ?? '';
  const services = { ...usual, config: { ...usual.config, port: 0, publicUrl: 'http://127.0.0.1' } };
  http = await serveApp(services, test.connectionString, { app: openTestApp(services), development: true });
});
afterAll(async () => {
  await http.close();
  await test.close();
});

type Got = { status: number; allow: string; bytes: number; type: string };

function ask(method: string, path: string): Promise<Got> {
  const { port } = http.server.address() as AddressInfo;
  const headers = { cookie, origin: 'http://127.0.0.1', 'content-length': '0' };
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', method, path, headers }, (res) => {
      let bytes = 0;
      res.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      const { allow = '', 'content-type': type = '' } = res.headers;
      res.on('end', () => resolve({ status: res.statusCode ?? 0, allow, bytes, type }));
      // A file that ends early (a streamed table, requested with HEAD) does not concern this test.
      res.on('error', reject);
    });
    req.on('error', reject);
    req.end();
  });
}

const routes = listRoutePatterns().flatMap((route) => {
  const entry = routeEntry(route);
  const module = testBuild().routes[route.id]?.module;
  if (!entry || !module) return [];
  const visit = ('visit' in entry && entry.visit) || route.pattern.replace(/:\w+|\*/g, 'unknown');
  const reads = Boolean(module.default || module.loader);
  const allow = [...(reads ? ['GET', 'HEAD'] : []), ...(module.action ? ['POST'] : []), 'OPTIONS'];
  return [{ visit, allow, acts: Boolean(module.action), reads }];
});

describe.each(routes)('$visit', ({ visit, allow, acts, reads }) => {
  it.each([visit, visit === '/' ? '/_.data' : `${visit}.data`])('%s', async (path) => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect([method, await ask(method, path)]).toMatchObject([
        method,
        { status: 405, allow: allow.join(', ') },
      ]);
    }
    expect(await ask('OPTIONS', path)).toMatchObject({ status: 204, allow: allow.join(', '), bytes: 0 });
    if (!acts) expect(await ask('POST', path)).toMatchObject({ status: 405, allow: allow.join(', ') });
    if (!reads) expect(await ask('GET', path)).toMatchObject({ status: 405, allow: allow.join(', ') });
  });

  it('answers HEAD as GET, without the body', async () => {
    const [head, get] = [await ask('HEAD', visit), await ask('GET', visit)];
    expect(head.bytes).toBe(0);
    // A route that only takes posts refuses HEAD.
    if (head.status !== 405) expect([head.status, head.type]).toEqual([get.status, get.type]);
  });
});
