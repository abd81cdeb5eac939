import { pagesTag } from '../shared-cache/shared-cache.ts';
import { longestPageSeconds, type StoragePolicy } from '../shared-cache/storage-policy.ts';
import { type CachedPage, compressForMany, isCacheable, preparePage, type Rendered } from './cached-page.ts';
import { makeRefreshQueue } from './refresh-queue.ts';

export type PageCache = {
  /**
   * The cached copy, at once; an expired one is also rendered anew in the background. Behind a
   * shared cache, which is who waits then, there is no expired one.
   */
  find: (key: string) => CachedPage | null;
  /**
   * Renders, and caches what may be cached. Concurrent callers share one rendering. Where it fails,
   * an old copy is used while it may be.
   */
  fill: (
    key: string,
    seconds: number,
    render: Render,
    staleSeconds?: number,
  ) => Promise<CachedPage | Rendered>;
  /**
   * Content changed: every copy is stale from now on. A request waits for a new one; copies that
   * were requested since they were made are also rendered anew one after another. A change costs
   * what visitors look at, not what is cached.
   */
  bump: () => void;
  /** Resolves when nothing is being rendered. */
  settled: () => Promise<void>;
  /** Starts no more background renderings; resolves when nothing is being rendered. */
  close: () => Promise<void>;
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
  /** How often it was requested after the one for whom it was made. */
  reads: number;
  bytes: number;
};

export type PageCacheOptions = {
  /** Milliseconds, only ever compared. */
  now: () => number;
  onRefreshError: (error: unknown) => void;
  storage: StoragePolicy;
  maxBytes?: number;
};

/** How long past its time an old copy may still replace a new one. */
const usualStaleSeconds = 60 * 60;
const retryMs = 5_000;
/**
 * Who waits for a page gets it compressed quickly; one that is read so often is worth more effort.
 */
const readsOfMany = 4;
/** The size of an entry beside its bodies. */
const headBytes = 4_096;

/** Caches whole public pages with their compressed copies, within a bounded number of bytes. */
export function makePageCache({
  now,
  onRefreshError,
  storage,
  maxBytes = 48 * 1024 * 1024,
}: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, { version: number; answer: Promise<CachedPage | Rendered> }>();
  const rendering = new Set<Promise<unknown>>();
  let version = 0;
  let bytes = 0;

  const remove = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const store = (key: string, entry: Entry): void => {
    const other = entries.get(key);
    if (other && other.version > entry.version) return;
    remove(key);
    if (entry.bytes > maxBytes / 4) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    if (bytes <= maxBytes) return;
    // What nobody requested a second time is dropped first, however new it is.
    const byUse = [...entries].sort(
      ([, a], [, b]) => Number(a.reads > 0) - Number(b.reads > 0) || a.usedAt - b.usedAt,
    );
    for (const [oldest] of byUse) {
      if (bytes <= maxBytes * 0.9) break;
      remove(oldest);
    }
  };

  /** The old copy for a rendering that failed, which is retried a little later. */
  const staleCopy = (key: string): CachedPage | null => {
    const entry = entries.get(key);
    if (!entry || now() > entry.staleUntil) return null;
    entry.freshUntil = Math.min(now() + retryMs, entry.staleUntil);
    entry.version = version;
    return entry.page;
  };

  const renderAndCache: PageCache['fill'] = async (
    key,
    seconds,
    render,
    staleSeconds = usualStaleSeconds,
  ) => {
    // Read before rendering: a change during it must leave this copy stale.
    const startedAt = version;
    const usedAt = entries.get(key)?.usedAt ?? now();
    let rendered: Rendered;
    try {
      rendered = await render();
    } catch (error) {
      const old = staleCopy(key);
      if (!old) throw error;
      onRefreshError(error);
      return old;
    }
    if (rendered.status >= 500) return staleCopy(key) ?? rendered;
    if (!isCacheable(rendered)) {
      remove(key);
      return rendered;
    }
    const headers = {
      storable: storage.headers(Math.min(seconds, longestPageSeconds), pagesTag),
      forbidden: storage.forbidden,
    };
    // A shared cache in front requests it once for all.
    const [page, size] = await preparePage(rendered, headers, storage.isOn ? 'many' : 'few');
    const freshUntil = now() + seconds * 1000;
    const times = { freshUntil, staleUntil: freshUntil + staleSeconds * 1000, version: startedAt, usedAt };
    store(key, { page, render, seconds, staleSeconds, bytes: size + headBytes, reads: 0, ...times });
    return page;
  };

  const fill: PageCache['fill'] = (key, ...wanted) => {
    const running = underWay.get(key);
    if (running?.version === version) return running.answer;
    const answer = renderAndCache(key, ...wanted).finally(() => {
      rendering.delete(answer);
      if (underWay.get(key)?.answer === answer) underWay.delete(key);
    });
    rendering.add(answer);
    underWay.set(key, { version, answer });
    return answer;
  };

  const isNew = (entry: Entry): boolean => entry.version === version && now() <= entry.freshUntil;

  const shrink = async (entry: Entry): Promise<void> => {
    if (entry.reads < readsOfMany || 'copy' in entry.page) return;
    entry.page = await compressForMany(entry.page);
  };

  const queue = makeRefreshQueue(async (key) => {
    const entry = entries.get(key);
    if (!entry) return;
    const work = isNew(entry) ? shrink(entry) : fill(key, entry.seconds, entry.render, entry.staleSeconds);
    await work.catch(onRefreshError);
  });

  const settled = async () => {
    await queue.settled();
    while (rendering.size > 0) await Promise.allSettled(rendering);
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
      entry.reads += 1;
      if (entry.version !== version) return null;
      if (entry.reads === readsOfMany && !storage.isOn) queue.add(key);
      if (moment > entry.freshUntil) {
        // In front of the site it would be stored and grow older still.
        if (storage.isOn) return null;
        queue.add(key, 'first');
      }
      return entry.page;
    },
    fill,
    bump: () => {
      version += 1;
      const inUse = [...entries].filter(([, { reads }]) => reads > 0);
      for (const [key] of inUse.sort(([, a], [, b]) => b.usedAt - a.usedAt)) queue.add(key);
    },
    settled,
    close: () => {
      queue.clear();
      return settled();
    },
  };
}
