import { createHash } from 'node:crypto';
import { type Effort, type Encoding, encode } from './encodings.ts';
import { type KeyedPage, prepareKeyedPage } from './keyed-page.ts';

/** A rendered answer, before it is known whether it may be cached. */
export type Rendered = {
  status: number;
  headers: [string, string][];
  html: string;
  /** The purchase key in its form, where each visitor gets another. */
  purchaseKey?: string;
};

/** One page, ready to be sent any number of times. */
export type WholePage = {
  etag: string;
  /** Flat name-value lists, as `writeHead` takes them. */
  heads: Record<Encoding, string[]>;
  head304: string[];
  bodies: Record<Encoding, Buffer>;
};

/** A cached page: the same for all, or all but the purchase key of its form. */
export type CachedPage = WholePage | KeyedPage;

/** Only complete pages with status 200 that set no cookie and are not private. */
export function isCacheable({ status, headers }: Rendered): boolean {
  return (
    status === 200 &&
    headers.every(
      ([name, value]) =>
        name !== 'set-cookie' && !(name === 'cache-control' && /no-store|private/i.test(value)),
    )
  );
}

/**
 * The answer with its compressed copies and their headers; its size in bytes. What shared caches
 * may do (server/shared-cache) is said in `storable` of a page that is the same for all, in
 * `forbidden` of one with a key.
 */
export async function preparePage(
  { headers, html, purchaseKey }: Rendered,
  { storable, forbidden }: Record<'storable' | 'forbidden', Rendered['headers']>,
  effort: Effort,
): Promise<[CachedPage, number]> {
  // Plain and compressed, some of it in pieces.
  if (purchaseKey)
    return [await prepareKeyedPage([...headers, ...forbidden], html, purchaseKey), html.length * 2];
  const page = await prepareWhole([...headers, ...storable], html, effort);
  const { identity, gzip, br } = page.bodies;
  return [page, identity.length + gzip.length + br.length];
}

/** The same page with Brotli at its smallest; gzip would hardly gain by it. */
export async function compressForMany(page: WholePage): Promise<WholePage> {
  const br = await encode(page.bodies.identity, 'br', 'many');
  return {
    ...page,
    bodies: { ...page.bodies, br },
    heads: { ...page.heads, br: [...page.heads.br.slice(0, -1), String(br.length)] },
  };
}

async function prepareWhole(headers: Rendered['headers'], html: string, effort: Effort): Promise<WholePage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encode(identity, 'br', effort), encode(identity, 'gzip', effort)]);
  const bodies = { identity, br, gzip };
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const common = headers.filter(([name]) => name !== 'cache-control' && name !== 'content-length').flat();
  const head = (encoding: Encoding): string[] => [
    ...common,
    ...['cache-control', 'no-cache', 'etag', etag, 'vary', 'Accept-Encoding'],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...['content-length', String(bodies[encoding].length)],
  ];
  const heads = { identity: head('identity'), br: head('br'), gzip: head('gzip') };
  return { etag, bodies, heads, head304: heads.identity.slice(0, -2) };
}
