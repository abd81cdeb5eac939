import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pagesTag } from '../shared-cache/shared-cache.ts';
import { forbidStoring, longestPageSeconds, type StoragePolicy } from '../shared-cache/storage-policy.ts';
import type { CachedPage } from './cached-page.ts';
import { acceptedEncoding, acceptsGzip, encode } from './encodings.ts';
import type { Answer } from './renderer.ts';
import { allowHeader, type Methods } from './route-methods.ts';
import type { HeaderPolicy } from './security-headers.ts';
import { retryAfterSeconds } from './trouble.ts';

/** Smaller answers don't shrink enough to be worth it. */
const worthCompressing = 1_024;

/** Sends a cached page: nothing is computed, copied or compressed here but a purchase key. */
export function sendCachedPage(req: IncomingMessage, res: ServerResponse, page: CachedPage): void {
  if ('copy' in page) {
    const { head, body } = page.copy(acceptsGzip(req.headers['accept-encoding']) ? 'gzip' : 'identity');
    res.writeHead(200, head).end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  if (req.headers['if-none-match']?.includes(page.etag)) {
    res.writeHead(304, page.head304).end();
    return;
  }
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  res.writeHead(200, page.heads[encoding]);
  res.end(req.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

/**
 * Sends the application's answer to one visitor, text compressed at a fast level. What has no
 * cache-control is stored nowhere.
 */
export async function sendAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  storage: StoragePolicy,
): Promise<void> {
  res.setHeader('cache-control', 'no-store');
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
  const seconds = storage.isOn ? publicSeconds(res, answer.status) : null;
  if (seconds !== null) storage.allow(res, seconds, pagesTag);
  if (answer.status === 503 && !res.hasHeader('retry-after')) res.setHeader('retry-after', retryAfterSeconds);
  if (answer.text) {
    await sendText(req, res, answer.status, answer.text);
    return;
  }
  res.writeHead(answer.status);
  if (req.method !== 'HEAD' && answer.stream) {
    await pipeline(Readable.fromWeb(answer.stream as import('node:stream/web').ReadableStream), res);
    return;
  }
  await answer.stream?.cancel();
  res.end();
}

/** How long data may be stored that says itself that it is everybody's; null for all else. */
function publicSeconds(res: ServerResponse, status: number): number | null {
  const [, seconds] = /^public, max-age=(\d+)/.exec(String(res.getHeader('cache-control'))) ?? [];
  if (status !== 200 || !seconds || res.hasHeader('set-cookie')) return null;
  return Math.min(Number(seconds), longestPageSeconds);
}

async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: Buffer,
): Promise<void> {
  let body = text;
  if (text.length >= worthCompressing) {
    const encoding = acceptedEncoding(req.headers['accept-encoding']);
    body = await encode(text, encoding, 'once');
    res.appendHeader('vary', 'Accept-Encoding');
    if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  }
  if (status !== 204 && status !== 304) res.setHeader('content-length', body.length);
  res.writeHead(status).end(req.method === 'HEAD' ? undefined : body);
}

/** Redirects permanently to the canonical spelling of the same address. */
export function sendRedirect(res: ServerResponse, policy: HeaderPolicy, address: string): void {
  for (const [name, value] of policy.forData('text/plain')) res.setHeader(name, value);
  res.writeHead(301, { location: address, 'cache-control': 'no-cache' }).end();
}

/** Leads to another page for now. */
export function sendAway(res: ServerResponse, policy: HeaderPolicy, address: string): void {
  for (const [name, value] of policy.forData('text/plain')) res.setHeader(name, value);
  forbidStoring(res);
  res.writeHead(303, { location: address, 'cache-control': 'no-store' }).end();
}

/** Redirects to the page in the chosen language, and keeps the choice. */
export function sendLanguageChoice(
  res: ServerResponse,
  policy: HeaderPolicy,
  { location, cookie }: { location: string; cookie: string },
): void {
  for (const [name, value] of policy.forData('text/plain')) res.setHeader(name, value);
  res.writeHead(303, { location, 'set-cookie': cookie, 'cache-control': 'no-store' }).end();
}

/** One plain sentence, for requests that are refused before the application. */
export function refuse(res: ServerResponse, policy: HeaderPolicy, status: number, sentence: string): void {
  for (const [name, value] of policy.forData('text/plain')) res.setHeader(name, value);
  if (status === 503) res.setHeader('retry-after', retryAfterSeconds);
  forbidStoring(res);
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${sentence}\n`);
}

/** Refuses a method that the address doesn't know, with those that it knows (RFC 9110, 15.5.6). */
export function refuseMethod(res: ServerResponse, policy: HeaderPolicy, methods: Methods): void {
  res.setHeader('allow', allowHeader(methods));
  refuse(res, policy, 405, 'This is not something that can be asked here.');
}

/** Answers OPTIONS with the methods that the address knows. */
export function sendOptions(res: ServerResponse, policy: HeaderPolicy, methods: Methods): void {
  for (const [name, value] of policy.forData('text/plain')) res.setHeader(name, value);
  res.writeHead(204, { allow: allowHeader(methods), 'cache-control': 'no-store' }).end();
}
