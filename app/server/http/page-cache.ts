import { createHash } from 'node:crypto';
import { type Encoding, encode } from './encodings.ts';

/** A rendered answer, before it is known whether it may be kept. */
export type Rendered = { status: number; headers: [string, string][]; html: string };

/** One page, ready to be sent any number of times. */
export type CachedPage = {
  etag: string;
  /** Flat name-value lists, as `writeHead` takes them. */
  heads: Record<Encoding, string[]>;
  head304: string[];
  bodies: Record<Encoding, Buffer>;
};

export type PageCache = {
  /** The kept copy, at once; one that is no longer fresh is also made anew behind the visitor's back. */
  find: (key: string) => CachedPage | null;
  /** Renders, keeps what may be kept. Simultaneous callers share one rendering. */
  fill: (
    key: string,
    seconds: number,
    render: Render,
    staleSeconds?: number,
  ) => Promise<CachedPage | Rendered>;
  /** The content changed: every copy is old from now on; those in use are made anew at once, the others go. */
  bump: () => void;
  /** Resolves when nothing is being rendered. */
  settled: () => Promise<void>;
};

export type Render = () => Promise<Rendered>;

type Entry = {
  page: CachedPage;
  render: Render;
  seconds: number;
  staleSeconds: number;
  freshUntil: number;
  staleUntil: number;
  version: number;
  usedAt: number;
  bytes: number;
};

export type PageCacheOptions = {
  /** Milliseconds, only ever compared. */
  now: () => number;
  onRefreshError: (error: unknown) => void;
  maxBytes?: number;
};

/** How long past its time an old copy may still stand in for a new one. */
const usualStaleSeconds = 60 * 60;
const retryMs = 5_000;
const keptOnBump = 100;

/** Keeps whole public pages with their compressed copies, within a bounded number of bytes. */
export function makePageCache({
  now,
  onRefreshError,
  maxBytes = 48 * 1024 * 1024,
}: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<CachedPage | Rendered>>();
  let version = 0;
  let bytes = 0;

  const remove = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const keep = (key: string, entry: Entry): void => {
    remove(key);
    if (entry.bytes > maxBytes / 4) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    if (bytes <= maxBytes) return;
    const byUse = [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [oldest] of byUse) {
      if (bytes <= maxBytes * 0.9) break;
      remove(oldest);
    }
  };

  const renderAndKeep = async (
    key: string,
    seconds: number,
    render: Render,
    staleSeconds: number,
  ): Promise<CachedPage | Rendered> => {
    // Taken before rendering: a change during it must leave this copy old.
    const startedAt = version;
    const usedAt = entries.get(key)?.usedAt ?? now();
    const rendered = await render();
    if (!mayBeKept(rendered)) {
      if (rendered.status < 500) remove(key);
      return rendered;
    }
    const page = await preparePage(rendered);
    const freshUntil = now() + seconds * 1000;
    const size = page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length + 4_096;
    const times = { freshUntil, staleUntil: freshUntil + staleSeconds * 1000, version: startedAt, usedAt };
    keep(key, { page, render, seconds, staleSeconds, bytes: size, ...times });
    return page;
  };

  const fill: PageCache['fill'] = (key, seconds, render, staleSeconds = usualStaleSeconds) => {
    const running = underWay.get(key);
    if (running) return running;
    const started = renderAndKeep(key, seconds, render, staleSeconds).finally(() => {
      underWay.delete(key);
      const entry = entries.get(key);
      if (entry && entry.version !== version) refresh(key, entry);
    });
    underWay.set(key, started);
    return started;
  };

  const refresh = (key: string, entry: Entry): void => {
    if (underWay.has(key)) return;
    const delay = () => {
      entry.freshUntil = now() + retryMs;
      entry.version = version;
    };
    fill(key, entry.seconds, entry.render, entry.staleSeconds).then(
      (answer) => {
        if (!('bodies' in answer) && answer.status >= 500) delay();
      },
      (error: unknown) => {
        delay();
        onRefreshError(error);
      },
    );
  };

  return {
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return null;
      const moment = now();
      if (moment > entry.staleUntil) {
        remove(key);
        return null;
      }
      entry.usedAt = moment;
      if (moment > entry.freshUntil || entry.version !== version) refresh(key, entry);
      return entry.page;
    },
    fill,
    bump: () => {
      version += 1;
      const byUse = [...entries].sort(([, a], [, b]) => b.usedAt - a.usedAt);
      for (const [key] of byUse.slice(keptOnBump)) remove(key);
      for (const [key, entry] of byUse.slice(0, keptOnBump)) refresh(key, entry);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay.values());
    },
  };
}

/** Only whole good pages that set no cookie and did not ask to stay private. */
function mayBeKept({ status, headers }: Rendered): boolean {
  return (
    status === 200 &&
    headers.every(
      ([name, value]) =>
        name !== 'set-cookie' && !(name === 'cache-control' && /no-store|private/i.test(value)),
    )
  );
}

async function preparePage({ headers, html }: Rendered): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([
    encode(identity, 'br', 'thorough'),
    encode(identity, 'gzip', 'thorough'),
  ]);
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
