import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStoragePolicy } from '../shared-cache/storage-policy.ts';
import { makeHeaderPolicy } from './security-headers.ts';
import { indexStaticFiles } from './static-files.ts';

let folder: string;
let server: Server;
let base: string;
let files: ReturnType<typeof indexStaticFiles>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  for (const name of ['film.mp4', 'gone.txt', 'sick.txt'])
    await writeFile(path.join(folder, name), '0123456789');
  const policy = makeHeaderPolicy(
    { publicUrl: 'http://temple.test', gateway: null, hstsSubdomains: false },
    { development: false },
  );
  const former = path.join(folder, 'former');
  await mkdir(path.join(folder, 'en/assets'), { recursive: true });
  await mkdir(path.join(former, 'assets'), { recursive: true });
  await writeFile(path.join(former, 'assets/page-elements-old.js'), 'old');
  for (const [at, place] of [former, path.join(folder, 'en')].entries())
    await writeFile(path.join(place, 'assets/both.js'), ['old', 'new'][at] ?? '');
  const folders = new Map([
    ['hi', folder],
    ['en', path.join(folder, 'en')],
  ] as const);
  files = indexStaticFiles(folders, policy, makeStoragePolicy(null), former);
  server = createServer((req, res) => {
    files.send(req.url ?? '', req, res).then(
      (sent) => sent || res.writeHead(404).end(),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}/film.mp4`, { headers, method });

it('sends scripts of the builds before, for good, and loads none of them by itself', async () => {
  const answer = await fetch(`${base}/assets/page-elements-old.js`);
  expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
    'old',
    'public, max-age=31536000, immutable',
  ]);
  expect(files.elements('en')).toBeNull();
  expect(await (await fetch(`${base}/assets/both.js`)).text()).toBe('new');
});

describe('a file that cannot be read at its first request', () => {
  const statusOf = async (name: string) => (await fetch(`${base}/${name}`)).status;

  it('is not found while it is missing, and is sent once it is back', async () => {
    await rm(path.join(folder, 'gone.txt'));
    expect(await statusOf('gone.txt')).toBe(404);
    await writeFile(path.join(folder, 'gone.txt'), 'back');
    expect(await statusOf('gone.txt')).toBe(200);
  });

  it('is an error only as long as the disk fails', async () => {
    const file = path.join(folder, 'sick.txt');
    await rm(file);
    await mkdir(file);
    expect(await statusOf('sick.txt')).toBe(500);
    await rm(file, { recursive: true });
    await writeFile(file, 'well');
    expect(await statusOf('sick.txt')).toBe(200);
  });
});

describe('a film', () => {
  it('is sent whole, and announces that it can be had in parts', async () => {
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('content-type')).toBe('video/mp4');
  });

  it('is sent in the requested part', async () => {
    const answer = await ask({ range: 'bytes=2-5' });
    expect([answer.status, await answer.text()]).toEqual([206, '2345']);
    expect(answer.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(answer.headers.get('content-length')).toBe('4');
  });

  it('refuses a part beyond its end', async () => {
    const answer = await ask({ range: 'bytes=10-' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([416, 'no-store']);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it('is sent whole where the part is of another copy, and in part where it is of this one', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask({ range: 'bytes=2-5', 'if-range': '"older"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=2-5', 'if-range': etag })).status).toBe(206);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  });

  it('answers HEAD with its length', async () => {
    const answer = await ask({}, 'HEAD');
    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['10', '']);
  });
});
