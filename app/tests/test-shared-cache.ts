/** What came through a shared cache; `stored`: out of its store, not from the site. */
export type Through = { status: number; headers: Headers; body: string; stored: boolean };

/** A shared cache in front of the site. */
export type TestCache = {
  ask: (path: string, headers?: Record<string, string>) => Promise<Through>;
  close: () => Promise<void>;
};

type Stored = { status: number; headers: Headers; body: string; until: number; varies: string };

/**
 * A shared cache that stores whatever the standards allow (RFC 9111, and RFC 9213 for
 * CDN-Cache-Control), by its address and what `Vary` names, also with cookies in request and
 * answer. So what it does not store, no cache does that keeps to them.
 */
export function openTestCache(origin: string): TestCache {
  const store = new Map<string, Stored[]>();
  return {
    ask: async (path, headers = {}) => {
      const found = (store.get(path) ?? []).find(
        (each) => each.until > performance.now() && variantOf(each.headers, headers) === each.varies,
      );
      if (found) return { ...found, stored: true };
      const answer = await fetch(origin + path, { redirect: 'manual', headers });
      const got = { status: answer.status, headers: answer.headers, body: await answer.text() };
      const seconds = freshSeconds(answer.headers);
      const until = performance.now() + seconds * 1_000;
      const varies = variantOf(answer.headers, headers);
      if (seconds > 0) store.set(path, [...(store.get(path) ?? []), { ...got, until, varies }]);
      return { ...got, stored: false };
    },
    close: async () => {},
  };
}

/** As long as an answer may be stored; without a word of it as long as a cache may guess. */
function freshSeconds(headers: Headers): number {
  if (headers.get('vary') === '*') return 0;
  const targeted = headers.get('cdn-cache-control');
  const said = targeted ?? headers.get('cache-control');
  if (said === null) return 60;
  if (/no-store|private|no-cache/.test(said)) return 0;
  const shared = targeted === null ? /s-maxage=(\d+)/.exec(said) : null;
  return Number((shared ?? /max-age=(\d+)/.exec(said))?.[1] ?? 60);
}

function variantOf(answer: Headers, request: Record<string, string>): string {
  const names = (answer.get('vary') ?? '').toLowerCase().split(/,\s*/).filter(Boolean);
  return JSON.stringify(names.map((name) => [name, request[name] ?? '']));
}
