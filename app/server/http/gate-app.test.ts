import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGateApp } from './gate-app.ts';
import { makeHeaderPolicy } from './security-headers.ts';

const policyOf = (development: boolean) =>
  makeHeaderPolicy(
    { gateway: null, hstsSubdomains: false, publicUrl: 'https://temple.test' },
    { development },
  );
const folder = mkdtempSync(path.join(tmpdir(), 'gate-'));
const names = [
  'gate-0123456789.js',
  'gate-0123456789.css',
  'gate-hindi-0123456789.woff2',
  'gate.route-abcdefgh.js',
];
const server = createServer((req, res) => {
  const gate = makeGateApp(folder, policyOf(false));
  if (!gate.send(req.url ?? '', req, res)) res.writeHead(404).end();
});
let base = '';

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  for (const name of names) writeFileSync(path.join(folder, 'assets', name), '');
  writeFileSync(path.join(folder, 'assets', 'gate-worker-0123456789.js'), 'work();');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('the gate', () => {
  it('is a page of its own files, that may use the camera and nothing else', async () => {
    const answer = await fetch(`${base}/gate`);
    const html = await answer.text();
    expect(html).toContain('src="/assets/gate-0123456789.js"');
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*/);
    const permissions = answer.headers.get('permissions-policy') ?? '';
    expect(permissions.split(', ').sort()).toEqual(
      [
        'browsing-topics=()',
        'camera=(self)',
        'geolocation=()',
        'microphone=()',
        'payment=()',
        'usb=()',
      ].sort(),
    );
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('has a worker for itself alone, that is another when its files are', async () => {
    const answer = await fetch(`${base}/gate/worker.js`);
    expect(answer.headers.get('service-worker-allowed')).toBe('/gate');
    expect(answer.headers.get('content-type')).toMatch('text/javascript');
    const worker = await answer.text();
    expect(worker).toMatch(/^self\.gateFiles=\["\/gate",.*gate-0123456789\.js.*\];\nwork\(\);$/s);
    expect(worker).not.toContain('route');
  });

  it('answers HEAD without a body, and nothing below it', async () => {
    const head = await fetch(`${base}/gate`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const spelled = await fetch(`${base}/gate/`, { redirect: 'manual' });
    expect([spelled.status, spelled.headers.get('location')]).toEqual([301, '/gate']);
    for (const other of ['/gates', '/gate/other.js']) expect((await fetch(base + other)).status).toBe(404);
  });
});
