import { describe, expect, it } from 'vitest';
import { purchasePaths } from '../purchases/purchase-paths.ts';
import { clientAddress } from '../web-request/client-address.ts';
import { acceptedEncoding } from './encodings.ts';
import { provesOrigin } from './origin-check.ts';
import { anyPage, canonicalKey, otherSpelling } from './public-page.ts';
import { requestIdOf } from './request-contexts.ts';
import { parseTarget } from './request-target.ts';

describe('the address in the request line', () => {
  it.each([
    ['/', '/', ''],
    ['/donation?page=2', '/donation', '?page=2'],
    ['/blogs/%E0%A4%B9%E0%A4%B0%E0%A5%87', '/blogs/%E0%A4%B9%E0%A4%B0%E0%A5%87', ''],
    ['/a?next=//evil.example', '/a', '?next=//evil.example'],
    ['/a?b=%ff', '/a', '?b=%ff'],
    ['/a?b=%00c%00', '/a', '?b=%EF%BF%BDc%EF%BF%BD'],
  ])('reads %s', (target, path, search) => {
    expect(parseTarget(target)).toEqual({ ok: true, path, search });
  });

  it('accepts a full donation cart on its way to the checkout', () => {
    const line = `cause=${'c'.repeat(40)}&type=${'t'.repeat(30)}&quantity=999&amount=`;
    const target = `/donation-checkout?${Array(50).fill(line).join('&')}&from=cart`;
    expect(parseTarget(target)).toMatchObject({ ok: true, path: '/donation-checkout' });
  });

  it.each([
    [undefined, 400],
    ['', 400],
    ['*', 400],
    ['http://evil.example/', 400],
    ['//evil.example/x', 400],
    ['/%', 400],
    ['/%ff', 400],
    ['/a%00b', 400],
    ['/a%0d%0aset-cookie:x', 400],
    ['/..\\windows', 400],
    ['/%5c%5cevil.example', 400],
    ['/../../etc/passwd', 400],
    ['/assets/%2e%2e/%2e%2e/package.json', 400],
    ['/assets/..%2f..%2fpackage.json', 400],
    ['/a#b', 400],
    [`/${'a'.repeat(8_000)}`, 414],
  ])('refuses %s', (target, status) => {
    expect(parseTarget(target)).toEqual({ ok: false, status });
  });
});

describe('the proof of origin', () => {
  const rules = { publicUrl: 'https://temple.test', anyHost: false };
  const post = (headers: Record<string, string>, path = '/signin', method = 'POST') =>
    provesOrigin({ method, path, headers: { host: 'temple.test', ...headers } }, rules);

  it.each([
    [{ origin: 'https://temple.test' }],
    [{ origin: 'https://temple.test', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin' }],
  ])('holds for %j', (headers) => expect(post(headers)).toBe(true));

  it.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://temple.test' }],
    [{ origin: 'https://temple.test.evil.example' }],
    [{ origin: 'https://temple.test:8443' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://temple.test', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example', host: 'evil.example' }],
    [{ referer: 'https://temple.test/signin' }],
  ])('fails for %j', (headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(post(headers, '/signin', method)).toBe(false);
  });

  it('is not required of reads', () => {
    expect(post({ origin: 'https://evil.example' }, '/', 'GET')).toBe(true);
  });

  it('is not required of the signed event, but of every path near it', () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(post(foreign, '/api/v1/webhooks/gateway')).toBe(true);
    expect(post(foreign, '/api/v1/webhooks/gateway/x')).toBe(false);
    expect(post(foreign, '/api/v1/webhooks')).toBe(false);
  });

  it('is not required of the stop button in a mail reader, but of every path near it', () => {
    for (const path of ['/letters/stop/stock-back.bWlyYQ.c2ln', '/monthly-gift/stop/stop_1']) {
      expect(post({}, path)).toBe(true);
      expect(post({}, `${path}/x`)).toBe(false);
    }
    for (const path of ['/letters/stop', '/letters/stop/', '/letters/x', '/x/letters/stop/a']) {
      expect(post({}, path)).toBe(false);
    }
  });

  it('is not required of the payer whom the gateway sends back, in any language', () => {
    const foreign = { origin: 'https://gateway.example', 'sec-fetch-site': 'cross-site' };
    const returns = Object.values(purchasePaths).map(({ back }) => back('id_1'));
    for (const path of [
      ...returns,
      '/hi/donation-return/don_1',
      '/hi/order-return/ord_1',
      '/hi/stay-return/sty_1',
    ])
      expect([path, post(foreign, path)]).toEqual([path, true]);
    for (const path of ['/hi/donate', '/hi/api/v1/webhooks/gateway', '/fr/donation-return/don_1'])
      expect(post(foreign, path)).toBe(false);
  });

  it('lets the demo be opened by any name of its machine', () => {
    const demo = { publicUrl: 'http://127.0.0.1:3000', anyHost: true };
    const from = (origin: string, host: string) =>
      provesOrigin({ method: 'POST', path: '/donate', headers: { origin, host } }, demo);
    expect(from('http://192.168.1.5:3000', '192.168.1.5:3000')).toBe(true);
    expect(from('http://evil.example', '192.168.1.5:3000')).toBe(false);
  });
});

describe('the address that limits count', () => {
  it.each([
    ['10.0.0.9', undefined, 0, '10.0.0.9'],
    ['10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
    ['10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
    ['10.0.0.9', undefined, 1, '10.0.0.9'],
    ['::ffff:1.2.3.4', undefined, 0, '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', undefined, 0, '2001:db8:1:2::/64'],
    ['::1', undefined, 0, '0:0:0:0::/64'],
    [undefined, undefined, 0, 'unknown'],
  ])('socket %s, forwarded %s, %i proxies: %s', (socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, { 'x-forwarded-for': forwarded }, proxies)).toBe(expected);
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('chooses for accept-encoding %s: %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});

it.each([
  ['/', '', '/'],
  ['/donation/', '', '/donation'],
  ['/blogs', '?utm_source=x&page=2&_=1', '/blogs?page=2'],
  ['/blogs', '?page=', '/blogs'],
  ['/blogs', '?page=2&page=3', null],
  ['/blogs', '?page=02', null],
  ['/blogs', `?page=${'9'.repeat(600)}`, null],
  ['/blogs', '?sort=new', '/blogs?sort=new'],
  ['/blogs', '?sort=anything', '/blogs'],
  ['/blogs', '?q=anything', null],
  ['/blogs', '?sort=new&page=2', '/blogs?page=2&sort=new'],
])('names the page at %s%s', (path, search, expected) => {
  expect(canonicalKey(path, search, { page: anyPage, sort: ['new', 'name'], q: 'free' })).toBe(expected);
});

it.each([
  ['/', '/', null],
  ['/sevas', '/sevas', null],
  ['/sevas', '/sevas/', null],
  ['/sevas', '/Sevas', null],
  ['/sevas', '/SEVAS', '/sevas'],
  ['/leadership/:id', '/Leadership/Radha', null],
  ['/calender', '/calende%72', '/calender'],
  ['/blogs/:id', '/BLOGS/Why-We', '/blogs/Why-We'],
  ['/blogs/:id', '/blogs/%77hy', '/blogs/why'],
  ['/blogs/:id', '/blogs/caf%C3%A9', null],
])('spells %s at %s: %s', (pattern, path, expected) => {
  expect(otherSpelling(pattern, path)).toBe(expected);
});

describe('the request id', () => {
  it('is new for every request', () => expect(requestIdOf(undefined, 0)).not.toBe(requestIdOf(undefined, 0)));
  it('comes from outside only by way of a trusted proxy, and only in a plain shape', () => {
    expect(requestIdOf('proxy-id-12345', 1)).toBe('proxy-id-12345');
    expect(requestIdOf('proxy-id-12345', 0)).not.toBe('proxy-id-12345');
    expect(requestIdOf('"}\n{"level":60', 1)).not.toContain('level');
  });
});
