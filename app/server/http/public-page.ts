/**
 * A page whose HTML is the same for everybody says so in its route module:
 *
 *     export const handle = { publicPage: { seconds: 300, query: ['page'] } } satisfies PublicRoute;
 *
 * Only the leaf route's word counts, and silence means no. Such a page is rendered without the visitor's cookies,
 * headers or unknown query parameters, so nothing of a person can get into the kept copy.
 */
export type PublicRoute = {
  publicPage: {
    /** How long a copy is fresh; after that the old copy is still sent while a new one is made. */
    seconds: number;
    /** Query parameters that change the page. All others are dropped before rendering. */
    query?: readonly string[];
    /** Seconds past its time that an old copy may still stand in while a new one is made; an hour unless said. */
    staleSeconds?: number;
    /** Origins the page may show in a frame, and no other page. */
    frames?: readonly string[];
  };
};

const longestKey = 512;

/** Whether a route's `handle` opts in; anything of another shape does not. */
export function publicPageOf(handle: unknown): PublicRoute['publicPage'] | null {
  const said = (handle as Partial<PublicRoute> | undefined)?.publicPage;
  return said && typeof said.seconds === 'number' && said.seconds > 0 ? said : null;
}

/**
 * One name for all addresses that show the same page: known parameters only, in the route's order, no slash at
 * the end. Null when the address is too long to be an honest one, so it is rendered but not kept.
 */
export function canonicalKey(path: string, search: string, query: readonly string[] = []): string | null {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of query) {
    const value = asked.get(name);
    if (value) kept.set(name, value);
  }
  const trimmed = path.replace(/\/+$/, '') || '/';
  const key = kept.size > 0 ? `${trimmed}?${kept}` : trimmed;
  return key.length <= longestKey ? key : null;
}
