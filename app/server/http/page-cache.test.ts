import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeStoragePolicy } from '../shared-cache/storage-policy.ts';
import type { Rendered } from './cached-page.ts';
import { makePageCache, type PageCache } from './page-cache.ts';

const page = (html: string, headers: [string, string][] = [], status = 200): Rendered => ({
  status,
  headers: [['content-type', 'text/html'], ...headers],
  html,
});

/** A cache whose renderings the test completes one by one. */
function setUp(maxBytes?: number, storage = makeStoragePolicy(null)) {
  let clock = 0;
  const errors: unknown[] = [];
  const cache = makePageCache({
    now: () => clock,
    storage,
    onRefreshError: (error) => errors.push(error),
    maxBytes,
  });
  const waiting: { resolve: (rendered: Rendered) => void; reject: (error: Error) => void }[] = [];
  const render = () => new Promise<Rendered>((resolve, reject) => waiting.push({ resolve, reject }));
  const textOf = (key: string) => {
    const page = cache.find(key);
    return page && 'bodies' in page ? page.bodies.identity.toString() : null;
  };
  const fillNow = (key: string, html: string, seconds = 60) =>
    cache.fill(key, seconds, async () => page(html));
  /** Caches pages whose later renderings wait for the test. */
  const fillWith = async (html: string, keys = ['/']) => {
    const filled = keys.map((key) => cache.fill(key, 60, render));
    for (const { resolve } of waiting) resolve(page(html));
    await Promise.all(filled);
  };
  return {
    cache,
    errors,
    waiting,
    render,
    textOf,
    fillNow,
    fillWith,
    pass: (seconds: number) => {
      clock += seconds * 1000;
    },
  };
}

it('renders once for everybody who came at the same time', async () => {
  const { cache, waiting, render } = setUp();
  const all = Array.from({ length: 100 }, () => cache.fill('/', 60, render));
  expect(waiting).toHaveLength(1);
  waiting[0]?.resolve(page('once'));
  const answers = await Promise.all(all);
  expect(new Set(answers).size).toBe(1);
});

it('sends the old copy while a new one is made, and makes only one', async () => {
  const { cache, waiting, textOf, pass, fillWith } = setUp();
  await fillWith('old');
  pass(61);
  expect([textOf('/'), textOf('/'), textOf('/')]).toEqual(['old', 'old', 'old']);
  expect(waiting).toHaveLength(2);
  waiting[1]?.resolve(page('new'));
  await cache.settled();
  expect(textOf('/')).toBe('new');
  expect(waiting).toHaveLength(2);
});

it('sends no old copy of a page that forbids it', async () => {
  const { cache, textOf, pass } = setUp();
  await cache.fill('/today', 60, async () => page('friday'), 0);
  pass(60);
  expect(textOf('/today')).toBe('friday');
  pass(1);
  expect(textOf('/today')).toBeNull();
});

it('never sends a copy that is far too old', async () => {
  const { fillNow, textOf, pass } = setUp();
  await fillNow('/', 'old');
  pass(60 + 3_601);
  expect(textOf('/')).toBeNull();
});

it.each([
  ['a cookie', page('x', [['set-cookie', 'a=b']])],
  ['no-store', page('x', [['cache-control', 'no-store']])],
  ['private', page('x', [['cache-control', 'private, max-age=60']])],
  ['a redirect', page('', [['location', '/signin']], 302)],
  ['an unknown page', page('x', [], 404)],
  ['a fault', page('x', [], 500)],
])('caches no page with %s', async (_, rendered) => {
  const { cache, textOf } = setUp();
  expect(await cache.fill('/', 60, async () => rendered)).toBe(rendered);
  expect(textOf('/')).toBeNull();
});

it('sends no old copy once content changed, and the new one to all who wait', async () => {
  const { cache, waiting, render, textOf, fillWith } = setUp();
  await fillWith('before');
  cache.bump();
  expect(textOf('/')).toBeNull();
  const answers = [cache.fill('/', 60, render), cache.fill('/', 60, render)];
  expect(waiting).toHaveLength(2);
  waiting[1]?.resolve(page('after'));
  await Promise.all(answers);
  expect(textOf('/')).toBe('after');
});

it('treats a page whose rendering began before the change as stale', async () => {
  const { cache, waiting, render, textOf } = setUp();
  const first = cache.fill('/', 60, render);
  cache.bump();
  const second = cache.fill('/', 60, render);
  expect(waiting).toHaveLength(2);
  waiting[1]?.resolve(page('after'));
  await second;
  waiting[0]?.resolve(page('read before the change'));
  await first;
  expect(textOf('/')).toBe('after');
});

it('refreshes what was requested again one at a time after a change, and nothing else', async () => {
  const { cache, waiting, textOf, fillNow, pass, fillWith } = setUp();
  const addresses = ['/', '/blogs', '/events'];
  await fillWith('before', addresses);
  for (let number = 0; number < 100; number += 1) await fillNow(`/calender?year=${number}`, 'asked for once');
  for (const key of addresses) {
    pass(1);
    textOf(key);
  }
  cache.bump();
  for (const [at, key] of ['/events', '/blogs', '/'].entries()) {
    await expect.poll(() => waiting.length).toBe(4 + at);
    waiting[3 + at]?.resolve(page(`${key} after`));
  }
  await cache.settled();
  expect(waiting).toHaveLength(6);
  expect(addresses.map(textOf)).toEqual(['/ after', '/blogs after', '/events after']);
  expect(textOf('/calender?year=1')).toBeNull();
});

it('uses the old copy when rendering fails after a change', async () => {
  const { cache, waiting, render, textOf, errors, pass, fillWith } = setUp();
  await fillWith('old');
  cache.bump();
  const answers = [cache.fill('/', 60, render), cache.fill('/', 60, render)];
  waiting[1]?.resolve(page('The database is away.', [], 503));
  for (const answer of await Promise.all(answers)) expect(answer).toHaveProperty('bodies');
  expect(textOf('/')).toBe('old');
  pass(6);
  expect(textOf('/')).toBe('old');
  waiting[2]?.reject(new Error('database away'));
  await cache.settled();
  expect(errors).toHaveLength(1);
  expect(textOf('/')).toBe('old');
});

it('refreshes nothing in the background once it is closed', async () => {
  const { cache, waiting, textOf, fillWith } = setUp();
  await fillWith('before', ['/', '/blogs']);
  for (const key of ['/', '/blogs']) textOf(key);
  cache.bump();
  const closed = cache.close();
  waiting[2]?.resolve(page('after'));
  await closed;
  expect(waiting).toHaveLength(3);
});

it('drops a page that was removed', async () => {
  const { cache, waiting, render, textOf, fillWith } = setUp();
  await fillWith('published', ['/blog']);
  cache.bump();
  const second = cache.fill('/blog', 60, render);
  waiting[1]?.resolve(page('gone', [], 404));
  expect(await second).toMatchObject({ status: 404 });
  expect(textOf('/blog')).toBeNull();
});

it('uses the old copy when rendering fails, and tries again later', async () => {
  const { cache, waiting, textOf, pass, errors, fillWith } = setUp();
  await fillWith('old');
  pass(61);
  textOf('/');
  waiting[1]?.reject(new Error('database away'));
  await cache.settled();
  expect(errors).toHaveLength(1);
  expect(textOf('/')).toBe('old');
  expect(waiting).toHaveLength(2);
  pass(6);
  expect(textOf('/')).toBe('old');
  expect(waiting).toHaveLength(3);
});

it('stays within its bytes and lets the least used go', async () => {
  const { fillNow, textOf, pass } = setUp(60_000);
  await fillNow('/home', 'home');
  for (let number = 0; number < 40; number += 1) {
    pass(1);
    textOf('/home');
    await fillNow(`/blogs?page=${number}`, 'x'.repeat(2_000));
  }
  expect(textOf('/home')).toBe('home');
  expect(textOf('/blogs?page=0')).toBeNull();
  expect(textOf('/blogs?page=39')).not.toBeNull();
});

describe('behind a shared cache', () => {
  const setUpBehind = () => setUp(undefined, makeStoragePolicy({ purge: null }));

  it('sends no copy past its time, which would grow older in front', async () => {
    const { textOf, pass, fillNow } = setUpBehind();
    await fillNow('/', 'page');
    pass(60);
    expect(textOf('/')).toBe('page');
    pass(1);
    expect(textOf('/')).toBeNull();
  });

  it.each([
    [10, 10],
    [3_600, 60],
  ])('a page that is fresh for %d seconds may be stored for %d', async (seconds, stored) => {
    const { cache } = setUpBehind();
    const made = await cache.fill('/', seconds, async () => page('page'));
    const heads = 'heads' in made ? made.heads.br : [];
    expect(heads.join('\n')).toContain(`cdn-cache-control\nmax-age=${stored}\nsurrogate-key\nmandir-pages`);
    expect(heads.join('\n')).toContain('cache-control\nno-cache');
  });

  it('a page with a purchase key is stored nowhere', async () => {
    const { cache } = setUpBehind();
    const rendered = { ...page('<input value="intent_A">'), purchaseKey: 'intent_A' };
    const made = await cache.fill('/', 60, async () => rendered);
    const head = 'copy' in made ? made.copy('gzip').head : [];
    expect(head.join('\n')).toContain('cdn-cache-control\nno-store');
  });
});

describe('a page that is read often', () => {
  const html = Array.from({ length: 2_000 }, (_, at) => `<p>${(at * 7_919) % 1_013} lamps</p>`).join('');
  const read = (cache: PageCache) => {
    const found = cache.find('/');
    if (!found || !('bodies' in found)) throw new Error('no whole page');
    expect(brotliDecompressSync(found.bodies.br).toString()).toBe(html);
    expect(found.heads.br.slice(-2)).toEqual(['content-length', String(found.bodies.br.length)]);
    return found;
  };

  it('is compressed once more, and smaller, with the same name for browsers that have it', async () => {
    const { cache, fillNow } = setUp();
    await fillNow('/', html);
    const first = read(cache);
    for (let reads = 2; reads <= 4; reads++) expect(read(cache)).toBe(first);
    await cache.settled();
    const small = read(cache);
    expect(small.bodies.br.length).toBeLessThan(first.bodies.br.length);
    expect(small.etag).toBe(first.etag);
    for (let reads = 6; reads <= 20; reads++) expect(read(cache)).toBe(small);
    await cache.settled();
    expect(read(cache)).toBe(small);
  });

  it('is small at once where a shared cache requests it for all', async () => {
    const { cache, fillNow } = setUp(undefined, makeStoragePolicy({ purge: null }));
    await fillNow('/', html);
    const first = read(cache);
    for (let reads = 2; reads <= 5; reads++) read(cache);
    await cache.settled();
    expect(read(cache)).toBe(first);
    const alone = setUp();
    await alone.fillNow('/', html);
    expect(first.bodies.br.length).toBeLessThan(read(alone.cache).bodies.br.length);
  });
});
